import { engineMessages, type Fault, faultMessage, type GameTypes, type Messages } from "@gatehouse/engine";
import { type ChangeEvent, useId, useState } from "react";
import { useLocation } from "wouter";
import buttons from "../../design/button.module.css";
import { Button } from "../../design/button.tsx";
import { Heading } from "../../design/heading.tsx";
import { Leaf } from "../../design/leaf.tsx";
import { useOnce } from "../../design/once.ts";
import { localMatches } from "../../match/local/link.ts";
import { useTexts } from "../../texts/context.tsx";
import type { Texts } from "../../texts/texts.ts";
import styles from "./record-check.module.css";

interface Finding {
  readonly words: string;
  /** The record itself, if it is sound: then it can be looked at. */
  readonly record: string | null;
}

/** A record names no players; so many get a name each. */
const MOST_SEATS = 8;

/** Checks the record of a match from anywhere: every roll, every draw and every move is played again. */
export function RecordCheck() {
  const texts = useTexts();
  const { text } = texts;
  const field = useId();
  const [finding, setFinding] = useState<Finding | null>(null);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // So that the same file can be chosen again after it was mended.
    target.value = "";
    if (file) setFinding(await check(await file.text(), texts));
  };
  const [, navigate] = useLocation();
  const once = useOnce();
  const look = async (record: string) => {
    const players = Array.from({ length: MOST_SEATS }, (_, seat) => ({
      name: text("new.player", { number: seat + 1 }),
      bot: null,
    }));
    const brought = await localMatches().bring(record, players);
    if (brought.ok) navigate(`/table/${brought.value}`);
  };
  return (
    <Leaf className={styles["leaf"]}>
      <Heading level={2} initial="ruled" size={19}>
        {text("record.title")}
      </Heading>
      <div className={styles["row"]}>
        <p>{text("record.lead")}</p>
        <input id={field} type="file" accept=".json,application/json" className={styles["file"]} onChange={choose} />
        <label htmlFor={field} className={buttons["button"]} data-kind="second">
          {text("record.choose")}
        </label>
      </div>
      <div role="status">
        {finding && (
          <div className={styles["finding"]} data-sound={finding.record !== null}>
            <p>{finding.words}</p>
            {finding.record !== null && (
              <Button onClick={() => void once(() => look(finding.record ?? ""))}>{text("record.look")}</Button>
            )}
          </div>
        )}
      </div>
    </Leaf>
  );
}

async function check(record: string, texts: Texts): Promise<Finding> {
  const checked = await localMatches().check(record);
  if (checked.ok) {
    const { steps, draws, proof } = checked.value;
    const words = texts.text("record.sound", { steps, draws });
    return { record, words: proof ? `${words} ${texts.text("record.proven")}` : words };
  }
  const faults: Messages = (await engineMessages[texts.language]()).default;
  return { record: null, words: texts.text("record.unsound", { why: inWords(checked.error, texts.with(faults)) }) };
}

function inWords(fault: Fault<GameTypes>, texts: Texts): string {
  return fault.code === "unknown-game" ? texts.text("record.other-game") : texts.say(faultMessage(fault));
}
