import type { DragonIsland, Pet } from "@gatehouse/dragon-island";
import type { Table } from "../../table/table.ts";
import { powerText } from "./labels.ts";
import styles from "./pets.module.css";
import { Dragon } from "./pieces/figures.tsx";
import { TERRAIN_STYLES } from "./pieces/terrain.ts";

interface PetsProps {
  readonly table: Table<DragonIsland>;
  readonly pets: readonly Pet[];
  /** With the power of each in words, where there is room. */
  readonly withPowers: boolean;
}

/** Pets with their coins and their power. */
export function Pets({ table: { texts }, pets, withPowers }: PetsProps) {
  if (pets.length === 0) return <p className={styles["none"]}>{texts.text("di.pets.none")}</p>;
  return (
    <ul className={styles["pets"]} data-many={!withPowers || undefined} aria-label={texts.text("di.pets")}>
      {pets.map(({ colour, gold, lair }) => (
        <li key={colour} className={styles["pet"]} title={powerText(texts, colour)}>
          <span className="visually-hidden">
            {texts.text(lair ? "di.pet.lair" : "di.pet", {
              pet: texts.text(`component.pets.${colour}`),
              gold,
              power: powerText(texts, colour),
            })}
          </span>
          <svg viewBox="-25 -25 50 50" className={styles["picture"]} aria-hidden="true">
            <circle r="24" fill={TERRAIN_STYLES[colour].deep} />
            <circle r="22" fill={`url(#di-${colour})`} />
            <Dragon colour={colour} y={-1} size={32} />
          </svg>
          <span className={styles["words"]} aria-hidden="true">
            <span className={styles["coins"]}>
              <Coins gold={gold} />
              {lair && <span className={styles["lair"]}>{texts.text("di.pet.in-lair")}</span>}
            </span>
            {withPowers && <span className={styles["power"]}>{powerText(texts, colour)}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

const MOST_COINS = 3;

function Coins({ gold }: { readonly gold: number }) {
  return (
    <svg viewBox="-8 -8 50 16" width="50" height="16" aria-hidden="true">
      {Array.from({ length: MOST_COINS }, (_, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: three places for coins
          key={index}
          cx={index * 17}
          r="6.500"
          fill={index < gold ? "url(#gold-token)" : "none"}
          stroke={index < gold ? "#5a3b0a" : "#a58c5c"}
          strokeWidth="1.300"
          strokeDasharray={index < gold ? undefined : "2.500 2"}
        />
      ))}
    </svg>
  );
}
