import { at, type Seat } from "@gatehouse/engine";
import type { Action, Cell, KingsGate, View } from "@gatehouse/kings-gate";
import { Arriving } from "../../table/flights.tsx";
import { useLayout } from "../../table/layout.ts";
import type { Table } from "../../table/table.ts";
import styles from "./city.module.css";
import { type CityModel, UNIT } from "./city-model.ts";
import { CityTargets } from "./city-targets.tsx";
import { FlyingCoins } from "./flights.tsx";
import { Ghost } from "./ghost.tsx";
import { locationName } from "./names.ts";
import { CellMark } from "./pieces/cell-mark.tsx";
import { CityWall } from "./pieces/city-wall.tsx";
import { Landscape } from "./pieces/landscape.tsx";
import { LocationTile, type Won } from "./pieces/location-tile.tsx";
import { Pile } from "./pieces/pile.tsx";
import { keyOf } from "./selection.ts";
import type { Choosing } from "./use-choosing.ts";

interface CityProps {
  readonly table: Table<KingsGate>;
  readonly model: CityModel;
  readonly choosing: Choosing;
  readonly hand: readonly number[];
}

/** The growing city: land, wall, locations and districts; then what can be chosen; then what is being considered. */
export function City({ table, model, choosing, hand }: CityProps) {
  const { view, texts } = table;
  const layout = useLayout();
  const current = view.locations.length - 1;
  const land = model.bounds;
  const arrived = new Map(
    table.events.flatMap((event) => (event.type === "tile-placed" ? [[keyOf(event), event.seat] as const] : [])),
  );
  const considered = table.proposed?.[0] ?? choosing.considered;
  return (
    <>
      <Landscape
        x={land.x - LAND.x * UNIT}
        y={land.y - LAND.y * UNIT}
        width={land.width + 2 * LAND.x * UNIT}
        height={land.height + 2 * LAND.y * UNIT}
        cells={model.cells}
      />
      <CityWall cells={model.cells} />
      {model.free.map(({ x, y }) => (
        <rect
          key={keyOf({ x, y })}
          className={styles["plot"]}
          x={x * UNIT + 5}
          y={y * UNIT + 5}
          width={UNIT - 10}
          height={UNIT - 10}
          rx="10"
        />
      ))}
      {view.locations.map(({ x, y }, location) => (
        <LocationTile
          key={keyOf({ x, y })}
          location={location}
          name={locationName(texts, location)}
          x={x * UNIT}
          y={y * UNIT}
          current={location === current && view.pending.length > 0}
          swapped={location === current && view.king}
          won={wonAt(table, view, location)}
          detail={layout === "phone" ? "plain" : "full"}
        />
      ))}
      {[...view.piles]
        .sort((a, b) => a.y - b.y || a.x - b.x)
        .map(({ x, y, tiles }) => (
          <Arriving
            key={`${x},${y} ${tiles.length} ${tiles.at(-1)}`}
            from={arrived.get(keyOf({ x, y })) ?? null}
            isOwn={arrived.get(keyOf({ x, y })) === table.viewer}
          >
            <Pile tiles={tiles} x={x * UNIT} y={y * UNIT} counter={model.counters.get(keyOf({ x, y })) ?? null} />
            {!isLit(model, choosing, { x, y }) && <CellMark kind="quiet" x={x * UNIT} y={y * UNIT} />}
          </Arriving>
        ))}
      <LastMoves table={table} />
      <Marks table={table} model={model} choosing={choosing} />
      {considered && <Ghost table={table} model={model} action={considered} />}
      <CityTargets table={table} model={model} choosing={choosing} hand={hand} />
      <FlyingCoins table={table} />
    </>
  );
}

/** How far trees and hills reach beyond the city, in cells; further out there is only grass. */
const LAND = { x: 7, y: 4 };

/** Everything away from the question is quiet: what is not around the current location, nor to be moved here. */
function isLit({ ring }: CityModel, { choices }: Choosing, cell: { readonly x: number; readonly y: number }): boolean {
  return ring.has(keyOf(cell)) || choices.sources.has(keyOf(cell)) || choices.locations.length > 0;
}

function wonAt(table: Table<KingsGate>, view: View, location: number): readonly Won[] | null {
  const scored = view.scored[location];
  if (!scored) return null;
  return scored.prizes
    .map((points, seat: Seat) => ({ house: at(at(table.houses, seat), 0), points }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
}

/** What was just placed, moved or burnt, until the next step. */
function LastMoves({ table: { events, step } }: { readonly table: Table<KingsGate> }) {
  return events.map((event) => {
    switch (event.type) {
      case "tile-placed":
      case "tile-moved":
        return <CellMark key={`${step} ${keyOf(event)}`} kind="last" x={event.x * UNIT} y={event.y * UNIT} />;
      case "tile-burnt":
        return (
          <g key={`${step} ${keyOf(event)}`} transform={`translate(${event.x * UNIT} ${event.y * UNIT})`}>
            <path className={styles["fire"]} d={FLAMES} />
          </g>
        );
      default:
        return null;
    }
  });
}

const FLAMES =
  "M12 96C2 70 22 62 20 40C34 50 34 58 36 66C44 46 40 28 50 12C58 34 70 40 66 64C74 58 76 50 74 42C90 60 98 74 88 96Z";

interface MarksProps {
  readonly table: Table<KingsGate>;
  readonly model: CityModel;
  readonly choosing: Choosing;
}

/** What can be chosen glows, and what is chosen has a ring. */
function Marks({ table, model, choosing: { choices, selection } }: MarksProps) {
  const { tile, sorceress, cell, from } = selection;
  const hinted = table.hinted && hintedCells(table.hinted);
  const isChoosingPlace = tile !== null || sorceress || selection.counter !== "none";
  return (
    <>
      {groundOf(choices.locations).map(({ x, y }) => (
        <rect
          key={keyOf({ x, y })}
          className={styles["ground"]}
          data-ground
          x={x * UNIT + 3}
          y={y * UNIT + 3}
          width={UNIT - 6}
          height={UNIT - 6}
          rx="10"
        />
      ))}
      {table.hinted?.type === "place-location" && (
        <CellMark kind="hinted" x={table.hinted.x * UNIT} y={table.hinted.y * UNIT} width={2 * UNIT} free />
      )}
      {isChoosingPlace &&
        [...choices.cells, ...(from ? [] : choices.sources)].map((key) => {
          const [x = 0, y = 0] = key.split(",").map(Number);
          const kind = hinted?.has(key) ? "hinted" : "legal";
          return <CellMark key={key} kind={kind} x={x * UNIT} y={y * UNIT} free={!model.piles.has(key)} />;
        })}
      {!isChoosingPlace && hinted && [...hinted].map((key) => <HintMark key={key} cell={key} model={model} />)}
      {cell && <CellMark kind="chosen" x={cell.x * UNIT} y={cell.y * UNIT} />}
      {from && <CellMark kind="chosen" x={from.x * UNIT} y={from.y * UNIT} />}
    </>
  );
}

/** Every cell on which some location may lie. */
function groundOf(locations: readonly Cell[]): Cell[] {
  const cells = locations.flatMap(({ x, y }) => [
    { x, y },
    { x: x + 1, y },
  ]);
  return [...new Map(cells.map((cell) => [keyOf(cell), cell])).values()];
}

function HintMark({ cell, model }: { readonly cell: string; readonly model: CityModel }) {
  const [x = 0, y = 0] = cell.split(",").map(Number);
  return <CellMark kind="hinted" x={x * UNIT} y={y * UNIT} free={!model.piles.has(cell)} />;
}

function hintedCells(action: Action): ReadonlySet<string> {
  return action.type === "place-tile" || action.type === "play-sorceress" ? new Set([keyOf(action)]) : new Set();
}
