import { at } from "@gatehouse/engine";
import { type KingsGate, LOCATIONS } from "@gatehouse/kings-gate";
import { Chip } from "../../design/chip.tsx";
import { Heading } from "../../design/heading.tsx";
import type { Table } from "../../table/table.ts";
import styles from "./aside.module.css";
import { isDangerousNow } from "./city-model.ts";
import { locationLabel } from "./labels.ts";
import { counterName, locationName } from "./names.ts";
import { LocationTile } from "./pieces/location-tile.tsx";

const AHEAD = 3;

/** What holds at the current location, and what comes next. */
export function Aside({ table }: { readonly table: Table<KingsGate> }) {
  const { texts, view } = table;
  const current = view.locations.length - 1;
  const { special, counters } = at(LOCATIONS, current);
  const isDangerous = isDangerousNow(view);
  const side = isDangerous ? "kg.dangerous" : "kg.safe";
  const [first, second] = counters;
  const next = LOCATIONS.map((_location, index) => index).slice(current + 1, current + 1 + AHEAD);
  return (
    <div className={styles["aside"]}>
      <Heading level={2}>{locationName(texts, current)}</Heading>
      <p className={styles["side"]}>
        {isDangerous ? (
          <Chip tone="danger" icon="crossed-swords">
            {texts.text(side)}
          </Chip>
        ) : (
          <Chip tone="safe" icon="checked-shield">
            {texts.text(side)}
          </Chip>
        )}
        <span>{texts.text(`${side}.means`)}</span>
      </p>
      <p className={styles["rule"]}>
        {texts.text(`kg.rule.${special}`)}
        {view.king && ` ${texts.text("kg.king-here")}`}
        {view.bishop && ` ${texts.text("kg.bishop-here")}`}
        {first && !second && ` ${texts.text("kg.wins", { counter: counterName(texts, first) })}`}
        {first &&
          second &&
          ` ${texts.text("kg.wins.two", { first: counterName(texts, first), second: counterName(texts, second) })}`}
      </p>
      {next.length > 0 && (
        <>
          <h3 className={styles["sub"]}>{texts.text("kg.next")}</h3>
          <ol className={styles["next"]}>
            {next.map((location, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the places stay, and what is shown there changes
              <li key={place}>
                <svg viewBox="0 0 200 104" role="img" aria-label={locationLabel(table, location)}>
                  <LocationTile location={location} name={locationName(texts, location)} detail="plain" />
                </svg>
                <span aria-hidden="true">{locationName(texts, location)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
