import type { DragonIsland, Table as Tables } from "@gatehouse/dragon-island";
import { at } from "@gatehouse/engine";
import type { ReactNode } from "react";
import { type House, SEAT_STYLES } from "../../design/seats.tsx";
import { useLayout } from "../../table/layout.ts";
import type { Table } from "../../table/table.ts";
import { Hand } from "./hand.tsx";
import { MapCards, offeredMaps } from "./map-cards.tsx";
import { houseOfSeat } from "./names.ts";
import type { Outlook } from "./outlook.ts";
import styles from "./own-screen.module.css";
import { Pets } from "./pets.tsx";
import { Stock } from "./stock.tsx";
import type { Choosing } from "./use-choosing.ts";

interface OwnScreenProps {
  readonly table: Table<DragonIsland>;
  readonly tables: Tables;
  readonly choosing: Choosing;
  readonly outlook: Outlook | null;
}

const UNCHANGED: readonly number[] = [];
const NO_CHANGES = new Map<number, never>();
/** So many pets have room for their powers in words. */
const FEW_PETS = 2;

/** All that lies behind the viewer's screen: tiles, energy and gold, pets, maps. */
export function OwnScreen({ table, tables, choosing, outlook }: OwnScreenProps) {
  const { texts, viewer, view } = table;
  const layout = useLayout();
  if (viewer === null) return <p className={styles["watching"]}>{texts.text("di.watching")}</p>;
  const { pets } = at(view.seats, viewer);
  return (
    <div
      className={styles["screen"]}
      data-paying={choosing.payment !== null || undefined}
      data-offering={offeredMaps(table).length > 0 || undefined}
    >
      <Spine house={houseOfSeat(table, viewer)} />
      <Part name={texts.text("di.hand")} area="tiles">
        <Hand table={table} tables={tables} choosing={choosing} />
      </Part>
      <Part name={texts.text("di.stock")} area="stock">
        <Stock table={table} choosing={choosing} changes={outlook?.stock ?? UNCHANGED} />
      </Part>
      <Part name={texts.text("di.pets")} area="pets">
        <Pets table={table} pets={pets} withPowers={layout !== "phone" && pets.length <= FEW_PETS} />
      </Part>
      <Part name={texts.text("di.maps")} area="maps">
        <MapCards table={table} tables={tables} choosing={choosing} changes={outlook?.maps ?? NO_CHANGES} />
      </Part>
    </div>
  );
}

/** Whose screen it is: colour and pattern. */
function Spine({ house }: { readonly house: House }) {
  return (
    <svg className={styles["spine"]} aria-hidden="true">
      <rect width="100%" height="100%" fill={SEAT_STYLES[house].fill} />
      <rect width="100%" height="100%" fill={`url(#pattern-${house})`} />
      <rect x="100%" width="2" height="100%" transform="translate(-2 0)" fill="#c99a3d" />
    </svg>
  );
}

interface PartProps {
  readonly name: string;
  readonly area: string;
  readonly children: ReactNode;
}

function Part({ name, area, children }: PartProps) {
  return (
    <section className={styles["part"]} data-area={area} aria-label={name}>
      <p className={styles["heading"]} aria-hidden="true">
        {name}
      </p>
      {children}
    </section>
  );
}
