import type { Action, KingsGate } from "@gatehouse/kings-gate";
import { RING } from "@gatehouse/kings-gate";
import type { Table } from "../../table/table.ts";
import styles from "./city.module.css";
import { type CityModel, UNIT } from "./city-model.ts";
import { isDragon, locationName } from "./names.ts";
import { CellMark } from "./pieces/cell-mark.tsx";
import { District } from "./pieces/district.tsx";
import { LocationTile } from "./pieces/location-tile.tsx";
import { keyOf } from "./selection.ts";

interface GhostProps {
  readonly table: Table<KingsGate>;
  readonly model: CityModel;
  readonly action: Action;
}

/** What would lie there if the action were done. */
export function Ghost({ table, model, action }: GhostProps) {
  switch (action.type) {
    case "place-tile":
      return (
        <g className={styles["ghost"]} pointerEvents="none" data-ghost="">
          <District
            tile={action.tile}
            x={action.x * UNIT}
            y={action.y * UNIT - (isDragon(action.tile) ? 18 : 0)}
            counter={action.counter === "none" ? null : action.counter}
            flat
          />
          <CellMark kind="preview" x={action.x * UNIT} y={action.y * UNIT} />
        </g>
      );
    case "play-sorceress": {
      const moved = model.piles.get(keyOf({ x: action.fromX, y: action.fromY }))?.tiles.at(-1);
      return moved === undefined ? null : (
        <g className={styles["ghost"]} pointerEvents="none" data-ghost="">
          <District tile={moved} x={action.x * UNIT} y={action.y * UNIT} counter="sorceress" flat />
          <CellMark kind="preview" x={action.x * UNIT} y={action.y * UNIT} />
        </g>
      );
    }
    case "place-location":
      return <LocationGhost table={table} model={model} x={action.x} y={action.y} />;
    default:
      return null;
  }
}

interface LocationGhostProps {
  readonly table: Table<KingsGate>;
  readonly model: CityModel;
  readonly x: number;
  readonly y: number;
}

/** The next location with its ring: the tiles that it would catch are lit, the free spaces drawn. */
function LocationGhost({ table, model, x, y }: LocationGhostProps) {
  const location = table.view.locations.length;
  return (
    <g pointerEvents="none" data-ghost="">
      {RING.map((cell) => {
        const around = { x: x + cell.x, y: y + cell.y };
        const isTile = model.piles.has(keyOf(around));
        return (
          <rect
            key={keyOf(around)}
            className={isTile ? styles["caught"] : styles["space"]}
            x={around.x * UNIT + 5}
            y={around.y * UNIT + 5}
            width={UNIT - 10}
            height={UNIT - 10}
            rx="12"
          />
        );
      })}
      <g className={styles["ghost"]}>
        <LocationTile location={location} name={locationName(table.texts, location)} x={x * UNIT} y={y * UNIT} />
      </g>
      <CellMark kind="preview" x={x * UNIT} y={y * UNIT} width={2 * UNIT} />
    </g>
  );
}
