import type { GameTypes } from "@gatehouse/engine";
import { useMemo } from "react";
import { Button } from "../design/button.tsx";
import { Heading } from "../design/heading.tsx";
import { Leaf } from "../design/leaf.tsx";
import { useTexts } from "../texts/context.tsx";
import { useControl } from "./control.ts";
import styles from "./text-board.module.css";

/** The board in characters, and everything that can be done as a list of buttons: the whole match without a picture. */
export function TextBoard() {
  const { table, toggleText } = useControl();
  const texts = useTexts();
  const { rules, view, seat } = table;
  const groups = useMemo(() => byType(table.legal), [table.legal]);
  return (
    <Leaf className={styles["board"]} aria-label={texts.text("text-board.label")}>
      <div className={styles["scroll"]}>
        <div className={styles["head"]}>
          <Heading level={2} size={20}>
            {texts.text("text-board.label")}
          </Heading>
          <Button onClick={toggleText} shortcut="T">
            {texts.text("text-board.close")}
          </Button>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a drawing in characters is read and scrolled by keys */}
        <pre className={styles["drawing"]} tabIndex={0} role="img" aria-label={texts.text("text-board.drawing")}>
          {rules.draw(view, (key) => texts.text(key))}
        </pre>
        <section aria-label={texts.text("text-board.actions")}>
          <p className={styles["prompt"]}>
            {seat === null ? texts.text("text-board.not-asked") : texts.show(rules.words.prompt(view, seat))}
          </p>
          {groups.map(([type, actions]) => (
            <ul key={type} className={styles["actions"]}>
              {actions.map((action) => (
                <li key={table.game.notation.write(action)}>
                  <Button className={styles["action"]} onClick={() => table.choose(action)}>
                    {texts.say(rules.words.action(view, action))}
                  </Button>
                </li>
              ))}
            </ul>
          ))}
        </section>
      </div>
    </Leaf>
  );
}

/** Actions by their type, in the order in which the rules list them. */
function byType(actions: readonly GameTypes["Action"][]): (readonly [string, readonly GameTypes["Action"][]])[] {
  return [...Map.groupBy(actions, ({ type }) => type)];
}
