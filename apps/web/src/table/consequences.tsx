import type { GameTypes } from "@gatehouse/engine";
import { useTexts } from "../texts/context.tsx";
import styles from "./consequences.module.css";
import { useControl } from "./control.ts";

interface ConsequencesProps {
  readonly actions: readonly GameTypes["Action"][];
  /** Shows how the points change too. */
  readonly withPoints?: boolean;
}

/** What some actions will do for certain, as sentences; luck is named where it has its say. */
export function Consequences({ actions, withPoints = false }: ConsequencesProps) {
  const { table } = useControl();
  const texts = useTexts();
  const preview = table.preview(actions);
  if (!preview) return null;
  const before = table.rules.standing(table.view).scores;
  const after = preview.view && table.rules.standing(preview.view).scores;
  return (
    <ul className={styles["list"]}>
      {preview.events.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what will happen has an order and nothing else
        <li key={index}>{texts.show(table.rules.words.event(event))}</li>
      ))}
      {preview.view === null && <li className={styles["luck"]}>{texts.text("consequences.luck")}</li>}
      {withPoints && after && <Points before={before} after={after} />}
    </ul>
  );
}

function Points({ before, after }: { readonly before: readonly number[]; readonly after: readonly number[] }) {
  const texts = useTexts();
  const changed = after.flatMap((points, seat) => (points === before[seat] ? [] : [seat]));
  if (changed.length === 0) return <li className={styles["luck"]}>{texts.text("consequences.no-points")}</li>;
  return changed.map((seat) => {
    const [from, to] = [before[seat] ?? 0, after[seat] ?? 0];
    return (
      <li key={seat}>
        {texts.show({ key: "consequences.points", values: { seat: { seat }, from, to, gain: signed(to - from) } })}
      </li>
    );
  });
}

/** A real minus sign: a hyphen is read as nothing. */
function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}
