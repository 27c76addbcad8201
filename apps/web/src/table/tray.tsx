import type { ReactNode } from "react";
import { Leaf } from "../design/leaf.tsx";
import { useTexts } from "../texts/context.tsx";
import { ConfirmPrompt, ConfirmVerbs } from "./confirm.tsx";
import { useControl } from "./control.ts";
import { Prompt } from "./prompt.tsx";
import type { Verb } from "./slots.ts";
import styles from "./tray.module.css";
import { Verbs } from "./verbs.tsx";

interface TrayProps {
  readonly title: string;
  readonly prompt: ReactNode;
  readonly hand: ReactNode;
  readonly verbs: readonly Verb[];
}

/** What to do now, with what, and how to finish: one leaf, and on a phone one sheet. Its size stays the same. */
export function Tray({ title, prompt, hand, verbs }: TrayProps) {
  const { table } = useControl();
  const texts = useTexts();
  const isProposed = table.proposed !== null;
  return (
    <Leaf className={styles["tray"]} aria-label={texts.text("tray.label")} data-proposed={isProposed || undefined}>
      <div className={styles["prompt"]}>
        <TurnPrompt title={title} prompt={prompt} />
      </div>
      <div className={styles["hand"]}>{hand}</div>
      <div className={styles["verbs"]}>
        <TurnVerbs verbs={verbs} />
      </div>
    </Leaf>
  );
}

/** What to do now, or what is about to be sent. */
export function TurnPrompt({ title, prompt }: Pick<TrayProps, "title" | "prompt">) {
  const { table } = useControl();
  return table.proposed === null ? <Prompt title={title} prompt={prompt} /> : <ConfirmPrompt />;
}

/** What can be done apart from the board, or the second press. */
export function TurnVerbs({ verbs }: Pick<TrayProps, "verbs">) {
  const { table } = useControl();
  return table.proposed === null ? <Verbs verbs={verbs} /> : <ConfirmVerbs />;
}
