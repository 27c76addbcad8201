import { engineMessages } from "@gatehouse/engine";
import { use } from "react";
import { Link } from "wouter";
import { Button } from "../design/button.tsx";
import { Heading } from "../design/heading.tsx";
import { Icon } from "../design/icons.tsx";
import { Leaf } from "../design/leaf.tsx";
import type { LinkFault } from "../match/link.ts";
import type { Texts } from "../texts/texts.ts";
import { linkFaultMessage } from "./faults.ts";
import styles from "./message-page.module.css";
import type { PageFault } from "./open-match.ts";
import { useTableTexts } from "./table-texts.ts";

interface FaultPageProps {
  readonly fault: PageFault;
  onTakeOver(): void;
}

/** The faults that have a page of their own; all others say what the engine says about them. */
const OWN_PAGES = ["match-missing", "match-elsewhere", "link-lost", "other-rules-version", "no-board"] as const;

/** Says why there is no table, and what to do about it. */
export function FaultPage({ fault, onTakeOver }: FaultPageProps) {
  const texts = useTableTexts();
  const page = fault.code === "server-says" ? "server" : (OWN_PAGES.find((code) => code === fault.code) ?? "broken");
  return (
    <main className={styles["page"]}>
      <Leaf className={styles["leaf"]}>
        <Icon
          name={page === "match-elsewhere" ? "linked-rings" : "broken-shield"}
          size={52}
          className={styles["sign"] ?? ""}
        />
        <Heading level={1} size={26}>
          {texts.text(`no-table.${page}.title`)}
        </Heading>
        <p>{fault.code === "server-says" ? texts.say(linkFaultMessage(fault)) : texts.text(`no-table.${page}.text`)}</p>
        {fault.code !== "no-board" && page === "broken" && <Detail fault={fault} texts={texts} />}
        <div className={styles["verbs"]}>
          {page === "match-elsewhere" && (
            <Button kind="primary" onClick={onTakeOver}>
              {texts.text("no-table.play-here")}
            </Button>
          )}
          {(page === "link-lost" || page === "server") && (
            <Button kind="primary" onClick={() => location.reload()}>
              {texts.text("no-table.reload")}
            </Button>
          )}
          <Link href="/" className={styles["home"]}>
            {texts.text("no-table.home")}
          </Link>
        </div>
      </Leaf>
    </main>
  );
}

const ENGINE_PAGES = new Map<string, ReturnType<(typeof engineMessages)["en"]>>();

/** What exactly is wrong, for whoever wants to report it. */
function Detail({ fault, texts }: { readonly fault: LinkFault; readonly texts: Texts }) {
  const { language } = texts;
  const loading = ENGINE_PAGES.get(language) ?? engineMessages[language]();
  ENGINE_PAGES.set(language, loading);
  const all = texts.with(use(loading).default);
  return <p className={styles["detail"]}>{all.say(linkFaultMessage(fault))}</p>;
}
