import { Button } from "../design/button.tsx";
import { useTexts } from "../texts/context.tsx";
import { useControl } from "./control.ts";
import { useLayout } from "./layout.ts";
import type { Verb } from "./slots.ts";
import styles from "./verbs.module.css";
import { useWhyNot } from "./why-not.tsx";

/** What can be done apart from the board; the past and the end have their own. */
export function Verbs({ verbs }: { readonly verbs: readonly Verb[] }) {
  const { table, isOver, show, open } = useControl();
  const texts = useTexts();
  const layout = useLayout();
  const log = layout === "phone" && (
    <Button className={styles["verb"]} icon="tied-scroll" onClick={() => open("log")}>
      {texts.text("log.short")}
    </Button>
  );
  if (!table.isLive)
    return (
      <>
        {log}
        <Button className={styles["verb"]} kind="primary" onClick={() => show(null)}>
          {texts.text("history.back-to-now")}
        </Button>
      </>
    );
  if (isOver)
    return (
      <>
        {log}
        <Button className={styles["verb"]} kind="primary" onClick={() => open("result")}>
          {texts.text("result.open")}
        </Button>
      </>
    );
  // Without any, their place is kept: nothing beside them moves when the turn changes.
  const shown =
    verbs.length > 0 ? (
      verbs.map((verb) => <VerbButton key={verb.id} verb={verb} />)
    ) : (
      <span className={styles["holder"]} />
    );
  return layout === "phone" ? (
    <>
      <UndoButton />
      {log}
      {shown}
    </>
  ) : (
    <>
      {shown}
      <UndoButton />
    </>
  );
}

function VerbButton({ verb }: { readonly verb: Verb }) {
  const texts = useTexts();
  const whyNot = useWhyNot();
  const layout = useLayout();
  const { label, key, reason = null, waiting } = verb;
  const isWaiting = reason !== null;
  return (
    <span className={styles["holder"]} {...(isWaiting && whyNot.props(() => reason, { title: label }))}>
      <Button
        className={styles["verb"]}
        kind={verb.isPrimary ? "primary" : "second"}
        {...(key !== undefined && layout !== "phone" && !isWaiting && { shortcut: key })}
        reason={isWaiting ? (waiting ?? texts.text("verb.not-yet")) : undefined}
        onClick={() => verb.choose()}
      >
        {label}
      </Button>
    </span>
  );
}

function UndoButton() {
  const { sight, undo } = useControl();
  const texts = useTexts();
  const layout = useLayout();
  return (
    <Button
      className={styles["verb"]}
      icon="anticlockwise-rotation"
      {...(layout !== "phone" && sight.undo !== "none" && { shortcut: "U" })}
      reason={sight.undo === "none" ? texts.text("undo.nothing") : undefined}
      onClick={undo}
    >
      {texts.text(sight.undo === "by-consent" ? "undo.ask" : "undo.verb")}
    </Button>
  );
}
