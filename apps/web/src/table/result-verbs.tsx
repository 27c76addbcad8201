import { useState } from "react";
import { useLocation } from "wouter";
import { Button } from "../design/button.tsx";
import { Icon } from "../design/icons.tsx";
import { useOnce } from "../design/once.ts";
import { localMatches } from "../match/local/link.ts";
import { useTexts } from "../texts/context.tsx";
import { useControl } from "./control.ts";
import { linkFaultMessage } from "./faults.ts";
import { useLayout } from "./layout.ts";
import styles from "./result-verbs.module.css";
import { useSharing } from "./sharing.ts";

/** What to do after a match; on a phone only what is wanted most, the rest stands below the charts. */
export function ResultVerbs() {
  const { notice } = useControl();
  const texts = useTexts();
  const isPhone = useLayout() === "phone";
  const { shareMoment } = useSharing();
  const { said, canRematch, rematch, verify } = useAfterwards();
  const { link } = useControl();
  const word = notice ?? said ?? (isPhone || link.online ? null : texts.text("result.unproven"));
  return (
    <footer className={styles["verbs"]} data-tone="night">
      {canRematch && (
        <Button kind="primary" className={styles["rematch"]} onClick={() => void rematch()}>
          {texts.text("result.rematch")}
        </Button>
      )}
      {!isPhone && <ReplayAndSave />}
      <Button kind="night" icon="share" onClick={() => void shareMoment()}>
        {texts.text("result.share")}
      </Button>
      <p className={styles["word"]} role="status" hidden={word === null}>
        <Icon name="checked-shield" size={22} />
        <span>{word}</span>
      </p>
      {!link.online && (
        <Button kind="night" onClick={() => void verify()}>
          {texts.text("result.verify")}
        </Button>
      )}
    </footer>
  );
}

export function MoreVerbs() {
  const { link } = useControl();
  const texts = useTexts();
  return (
    <div className={styles["more"]}>
      {!link.online && <p>{texts.text("result.unproven")}</p>}
      <div>
        <ReplayAndSave kind="second" />
      </div>
    </div>
  );
}

function ReplayAndSave({ kind = "night" }: { readonly kind?: "night" | "second" }) {
  const { show, open } = useControl();
  const texts = useTexts();
  const { exportRecord } = useSharing();
  return (
    <>
      <Button
        kind={kind}
        icon="play-button"
        onClick={() => {
          open(null);
          show(0);
        }}
      >
        {texts.text("result.replay")}
      </Button>
      <Button kind={kind} icon="tied-scroll" onClick={() => void exportRecord()}>
        {texts.text("result.export")}
      </Button>
    </>
  );
}

function useAfterwards() {
  const { link } = useControl();
  const texts = useTexts();
  const [here, go] = useLocation();
  const [said, setSaid] = useState<string | null>(null);
  const once = useOnce();
  return {
    said,
    canRematch: !link.online || link.online.mine.length > 0,
    /** The same game with the same players, at a table of its own. */
    rematch: () =>
      once(async () => {
        const { id, game, options, players } = link.info;
        const begun = link.online
          ? await link.online.rematch()
          : await localMatches().begin({ game, options: { ...options }, players });
        if (begun.ok) go(here.includes(id) ? here.replace(id, begun.value) : `/table/${begun.value}`);
        else setSaid(texts.say(linkFaultMessage(begun.error)));
      }),
    /** Replays the record from its first draw. */
    async verify() {
      const done = await localMatches().check(await link.record());
      const { steps = 0, draws = 0 } = done.ok ? done.value : {};
      setSaid(done.ok ? texts.text("result.verified", { steps, draws }) : texts.say(linkFaultMessage(done.error)));
    },
  };
}
