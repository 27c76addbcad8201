import { useEffect, useRef } from "react";
import { Button } from "../design/button.tsx";
import { useTexts } from "../texts/context.tsx";
import styles from "./confirm.module.css";
import { Consequences } from "./consequences.tsx";
import { useControl } from "./control.ts";
import { Said } from "./prompt.tsx";

/** What is about to be sent, and what will come of it. */
export function ConfirmPrompt() {
  const { table } = useControl();
  const texts = useTexts();
  const actions = table.proposed ?? [];
  // What will happen says what is done, too.
  const isForeseen = (table.preview(actions)?.events.length ?? 0) > 0;
  return (
    <Said title={texts.text("confirm.title")}>
      {!isForeseen &&
        actions.map((action) => (
          <p key={table.game.notation.write(action)} className={styles["action"]}>
            {texts.show(table.rules.words.action(table.view, action))}
          </p>
        ))}
      <Consequences actions={actions} />
    </Said>
  );
}

export function ConfirmVerbs() {
  const { confirm, dropProposal } = useControl();
  const texts = useTexts();
  const verbs = useRef<HTMLDivElement>(null);
  // The second press is at hand for keys, and the focus goes back to the piece afterwards.
  useEffect(() => {
    const before = document.activeElement;
    verbs.current?.querySelector("button")?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={verbs} className={styles["verbs"]}>
      <Button kind="primary" onClick={confirm}>
        {texts.text("confirm.yes")}
      </Button>
      <Button shortcut="Esc" onClick={() => dropProposal()}>
        {texts.text("confirm.no")}
      </Button>
    </div>
  );
}
