import type { Event } from "@gatehouse/dragonsgate-college";
import { useControl } from "../../../table/control.ts";
import { useCollege } from "../college.ts";
import styles from "./chronicle.module.css";

const LINES = 7;

/** Events that need no line: the next one says it, or they belong to a line that is there. */
const QUIET: readonly Event["type"][] = ["window-ended", "choice-made", "building-chosen", "imps-spent"];

export function isQuiet({ type }: { readonly type: string }): boolean {
  return QUIET.some((quiet) => quiet === type);
}

/** The last things that happened, newest at the bottom; in a lesson, who explains. */
export function Chronicle() {
  const { table } = useCollege();
  const { guide, open } = useControl();
  const { texts, history, step, rules } = table;
  const events = history
    .slice(Math.max(0, step - 14), step + 1)
    .flatMap((entry) => entry.events)
    .filter((event): event is Event => !isQuiet(event))
    .slice(-LINES);
  if (guide) return <div className={styles["guide"]}>{guide}</div>;
  return (
    <section className={styles["chronicle"]} aria-label={texts.text("log.open")}>
      <h2>
        {texts.text("dc.chronicle")}
        <button type="button" onClick={() => open("log")} aria-keyshortcuts="L">
          {texts.text("dc.chronicle.all")}
        </button>
      </h2>
      <ol>
        {events.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names of their own
          <li key={index}>{texts.show(rules.words.event(event))}</li>
        ))}
      </ol>
    </section>
  );
}
