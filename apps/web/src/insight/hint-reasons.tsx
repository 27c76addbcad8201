import { useEffect, useEffectEvent } from "react";
import type { Recommendation } from "../match/link.ts";
import { useControl } from "../table/control.ts";
import styles from "./hint-reasons.module.css";
import { signed, useInsightTexts } from "./texts.ts";

interface HintReasonsProps {
  /** The best action, and what else would be good. */
  readonly advice: readonly Recommendation[];
  onShown(): void;
}

/** What the best action promises, what speaks for it, and what else would be good. */
export function HintReasons({ advice, onShown }: HintReasonsProps) {
  const { table } = useControl();
  const texts = useInsightTexts();
  const shown = useEffectEvent(onShown);
  useEffect(() => shown(), []);
  const [best, ...others] = advice;
  if (!best) return null;
  const promise = ({ lead = 0, chance = 0 }: Recommendation) => ({
    lead: signed(lead, texts),
    chance: texts.number(100 * chance),
  });
  return (
    <div className={styles["why"]}>
      <p>{texts.text("hint.outlook", promise(best))}</p>
      {best.reasons && best.reasons.length > 0 && (
        <ul aria-label={texts.text("hint.reasons")}>
          {best.reasons.map(({ message, points }) => (
            <li key={message.key}>
              <b>{signed(points, texts)}</b> {texts.say(message)}
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <>
          <p>{texts.text("hint.others")}</p>
          <ul aria-label={texts.text("hint.others")}>
            {others.map((other) => (
              <li key={table.game.notation.write(other.action)}>
                {texts.show(table.rules.words.action(table.view, other.action))}{" "}
                <span className={styles["promise"]}>({texts.text("hint.other", promise(other))})</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
