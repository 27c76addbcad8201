import { faultMessage } from "@gatehouse/engine";
import { useEffect, useState } from "react";
import { Heading } from "../design/heading.tsx";
import { Icon } from "../design/icons.tsx";
import { Leaf } from "../design/leaf.tsx";
import type { MatchLink } from "../match/link.ts";
import { localMatches } from "../match/local/link.ts";
import { notesOf } from "../match/online/notes.ts";
import type { OnlineTable } from "../match/online/table.ts";
import { type Finding, findingsOf } from "../match/online/verification.ts";
import { useControl } from "../table/control.ts";
import type { Texts } from "../texts/texts.ts";
import { useOnlineTexts } from "./texts.ts";
import styles from "./trust.module.css";

/** The line may be lost just when the match ends; whoever waits gets the check as soon as it is back. */
const RETRY_MS = 2_000;

type Verdict = readonly Finding[] | { readonly fault: string };
/** `null` while it is checked, and waiting for a server that does not answer. */
type Progress = Verdict | "waiting" | null;

/** Checks the luck and the moves of a finished match here in the browser, and says in words what was checked. */
export function Trust({ table }: { readonly table: OnlineTable }) {
  const texts = useOnlineTexts();
  const { text } = texts;
  const verdict = useVerdict(table, texts);
  const isProven = table.info.commitment !== null;
  return (
    <Leaf className={styles["trust"]}>
      <Heading level={2} initial="none" size={18}>
        {text("trust.title")}
      </Heading>
      <p role="status" className={styles["summary"]}>
        {summary(verdict, isProven, texts)}
      </p>
      {verdict !== null && verdict !== "waiting" && !("fault" in verdict) && (
        <ul className={styles["findings"]}>
          {verdict.map(({ about, holds, values }) => (
            <li key={about} data-holds={holds}>
              <Icon name={SIGNS[holds]} size={18} />
              {text(`trust.${about}.${holds}`, values)}
            </li>
          ))}
        </ul>
      )}
    </Leaf>
  );
}

const SIGNS = { yes: "check-mark", no: "cancel", unknown: "hourglass" } as const;

function summary(verdict: Progress, isProven: boolean, { text }: Texts): string {
  if (verdict === null) return text("trust.checking");
  if (verdict === "waiting") return text("trust.waiting");
  if ("fault" in verdict) return text("trust.broken", { why: verdict.fault });
  if (verdict.some(({ holds }) => holds === "no")) return text("trust.differs");
  return text(isProven ? "trust.sound" : "trust.unproven");
}

function useVerdict(table: OnlineTable, texts: Texts): Progress {
  const { link } = useControl();
  const [verdict, setVerdict] = useState<Progress>(null);
  // The words of the moment will do: the check itself does not change with the language.
  const [say] = useState(() => texts.say);
  useEffect(() => {
    let isGone = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const check = async () => {
      const found = await verdictOn(table, link, say);
      if (isGone) return;
      setVerdict(found ?? "waiting");
      if (!found) retry = setTimeout(check, RETRY_MS);
    };
    void check();
    return () => {
      isGone = true;
      clearTimeout(retry);
    };
  }, [table, link, say]);
  return verdict;
}

/** `null` if the server cannot be asked now, or has not heard yet of the move that ended the match. */
async function verdictOn(table: OnlineTable, link: MatchLink, say: Texts["say"]): Promise<Verdict | null> {
  const record = table.info.phase === "over" ? await link.record().catch(() => null) : null;
  if (record === null) return null;
  const checked = await localMatches().check(record);
  return checked.ok
    ? findingsOf(checked.value, notesOf(table.info.id), table.info, table.mine)
    : { fault: say(faultMessage(checked.error)) };
}
