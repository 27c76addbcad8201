import type { ReactNode } from "react";
import { Heading } from "../design/heading.tsx";
import { useTexts } from "../texts/context.tsx";
import { useControl } from "./control.ts";
import styles from "./prompt.module.css";

interface PromptProps {
  readonly title: string;
  readonly prompt: ReactNode;
}

/** What to do now. The game says it to whoever is asked; to everybody else the frame says what is waited for. */
export function Prompt({ title, prompt }: PromptProps) {
  const { table, isOver } = useControl();
  const texts = useTexts();
  if (table.seat !== null) return <Said title={title}>{prompt}</Said>;
  if (!table.isLive) {
    const last = table.history.length - 1;
    return (
      <Said title={texts.text("wait.past.title")}>{texts.text("wait.past.text", { step: table.step, last })}</Said>
    );
  }
  const [asked] = table.rules.actors(table.view);
  if (isOver || asked === undefined)
    return <Said title={texts.text("wait.over.title")}>{texts.text("wait.over.text")}</Said>;
  const isBot = table.players[asked]?.bot !== null;
  const waiting = table.viewer === null ? "wait.watching.text" : isBot ? "wait.thinking.text" : "wait.waiting.text";
  return (
    <Said title={texts.text(isBot ? "wait.thinking.title" : "wait.waiting.title", { name: table.nameOf(asked) })}>
      {texts.text(waiting)}
    </Said>
  );
}

export function Said({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <Heading level={2} className={styles["title"] ?? ""}>
        {title}
      </Heading>
      <div className={styles["text"]}>{children}</div>
    </>
  );
}
