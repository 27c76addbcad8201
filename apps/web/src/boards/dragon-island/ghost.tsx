import { type Action, type DragonIsland, KEEP, type Table as Tables, tileAt, towerOf } from "@gatehouse/dragon-island";
import { at } from "@gatehouse/engine";
import { hexNeighbour } from "@gatehouse/grid";
import type { Table } from "../../table/table.ts";
import { yieldsAround } from "./forecast.ts";
import styles from "./island.module.css";
import type { IslandModel } from "./island-model.ts";
import { counted, houseOfSeat } from "./names.ts";
import { Tower } from "./pieces/buildings.tsx";
import { Dragon, WizardFigure } from "./pieces/figures.tsx";
import { GlyphToken } from "./pieces/glyph-token.tsx";
import { centreOf, type Point, translate } from "./pieces/hex.ts";
import { HexMark } from "./pieces/hex-mark.tsx";
import { printsOf, TileFace, terrainOf } from "./pieces/tile-face.tsx";
import { wayTo } from "./ways.ts";

interface GhostProps {
  readonly table: Table<DragonIsland>;
  readonly tables: Tables;
  readonly model: IslandModel;
  readonly action: Action;
}

/** What would be if the action were done, drawn where it would be. */
export function Ghost({ table, tables, model, action }: GhostProps) {
  switch (action.type) {
    case "place-tower":
      return <PlacedGhost table={table} tables={tables} action={action} face={towerOf(table.seat ?? 0)} />;
    case "place-tile":
      return (
        <PlacedGhost
          table={table}
          tables={tables}
          action={action}
          face={2 * action.tile + (action.side === "back" ? 1 : 0)}
        />
      );
    case "move-wizard":
      return <WizardGhost table={table} action={action} />;
    case "move-dragons":
      return <DragonsGhost table={table} action={action} />;
    case "use-telekinesis":
      return <Beam table={table} model={model} direction={action.direction} />;
    case "choose-dragons":
      return <HexMark kind="preview" {...centreOf(action)} />;
    default:
      return null;
  }
}

interface PlacedGhostProps {
  readonly table: Table<DragonIsland>;
  readonly tables: Tables;
  readonly action: Extract<Action, { readonly type: "place-tile" | "place-tower" }>;
  readonly face: number;
}

/** The tile on its space, and what every neighbour gives on its side of the border. */
function PlacedGhost({ table, tables, action, face }: PlacedGhostProps) {
  const { view } = table;
  const printed = at(tables.faces, face);
  const centre = centreOf(action);
  const placed = table.preview([action])?.view;
  return (
    <g pointerEvents="none" data-ghost="">
      <circle cx={centre.x} cy={centre.y} r="130" className={styles["lit"]} />
      <g transform={`${translate({ x: centre.x, y: centre.y - 6 })}`} className={styles["ghost"]}>
        <TileFace terrain={terrainOf(printed)} prints={printsOf(printed)} />
        {action.type === "place-tower" && (
          <g transform="translate(0 -4)">
            <Tower house={houseOfSeat(table, table.seat ?? 0)} />
          </g>
        )}
      </g>
      <HexMark kind="preview" x={centre.x} y={centre.y - 6} />
      {printed.colour && <Pill {...centre} colour={printed.colour} count={1} />}
      {placed &&
        yieldsAround(view, placed).map(({ tile, colour, count }) => (
          <Pill key={tile} {...towards(centreOf(at(view.tiles, tile)), centre)} colour={colour} count={count} />
        ))}
    </g>
  );
}

/** A point on the near side of the border. */
function towards(from: Point, to: Point): Point {
  return { x: from.x + (to.x - from.x) * 0.34, y: from.y + (to.y - from.y) * 0.34 };
}

interface PillProps extends Point {
  readonly colour: Parameters<typeof GlyphToken>[0]["colour"];
  readonly count: number;
}

function Pill({ x, y, colour, count }: PillProps) {
  return (
    <g transform={translate({ x, y })}>
      <rect x="-54" y="-28" width="108" height="56" rx="28" className={styles["pill"]} />
      <GlyphToken colour={colour} x={-26} r={19} />
      <text x="22" y="14.500" fontSize="42" className={styles["number"]}>
        +{count}
      </text>
    </g>
  );
}

interface WizardGhostProps {
  readonly table: Table<DragonIsland>;
  readonly action: Extract<Action, { readonly type: "move-wizard" }>;
}

/** The wizard where it would stand, and the way there. */
function WizardGhost({ table, action }: WizardGhostProps) {
  const { view } = table;
  const seat = table.seat ?? 0;
  const goal = tileAt(view, action.q, action.r);
  const end = centreOf(action);
  const { tile: from } = at(view.seats, seat);
  const way = wayTo(view, seat, goal);
  const begin = from === null ? null : centreOf(at(view.tiles, from));
  const via = way.via ?? (way.kind === "teleport" ? KEEP : null);
  const stop = via === null || via === goal ? null : centreOf(at(view.tiles, via));
  const route = begin && routeOf(begin, stop, end, way.kind);
  return (
    <g pointerEvents="none" data-ghost="">
      {route && (
        <>
          <path d={route} className={styles["routeEdge"]} />
          <path d={route} className={styles["route"]} />
        </>
      )}
      <g className={styles["ghost"]}>
        <WizardFigure house={houseOfSeat(table, seat)} x={end.x + 30} y={end.y} size={86} />
      </g>
      <HexMark kind="preview" {...end} />
    </g>
  );
}

/** Steps are straight, flights and teleports bow. */
function routeOf(begin: Point, stop: Point | null, end: Point, kind: string): string {
  const first = stop ?? end;
  const lift = kind === "step" ? 0 : 90;
  const bend = `Q${(begin.x + first.x) / 2} ${(begin.y + first.y) / 2 - lift} ${first.x} ${first.y}`;
  return `M${begin.x} ${begin.y}${bend}${stop ? `L${end.x} ${end.y}` : ""}`;
}

interface DragonsGhostProps {
  readonly table: Table<DragonIsland>;
  readonly action: Extract<Action, { readonly type: "move-dragons" }>;
}

function DragonsGhost({ table, action }: DragonsGhostProps) {
  const { blue, green, red, white, gold } = action;
  const end = centreOf(action);
  const asked = table.view.pending.at(-1);
  const begin = asked?.type === "dragons" ? centreOf(at(table.view.tiles, asked.from)) : end;
  const dragons = counted([blue, green, red, white, gold]).flatMap(({ colour, count }) =>
    Array.from({ length: count }, () => colour),
  );
  const route = routeOf(begin, null, end, "flight");
  return (
    <g pointerEvents="none" data-ghost="">
      <path d={route} className={styles["routeEdge"]} />
      <path d={route} className={styles["route"]} />
      <g className={styles["ghost"]}>
        {dragons.map((colour, index) => (
          <Dragon
            // biome-ignore lint/suspicious/noArrayIndexKey: dragons of one colour are alike
            key={index}
            colour={colour}
            x={end.x + (index - (dragons.length - 1) / 2) * 44}
            y={end.y - 8}
            size={64}
          />
        ))}
      </g>
      <HexMark kind="preview" {...end} />
    </g>
  );
}

interface BeamProps {
  readonly table: Table<DragonIsland>;
  readonly model: IslandModel;
  readonly direction: Extract<Action, { readonly type: "use-telekinesis" }>["direction"];
}

/** The line of tiles that telekinesis reaches. */
function Beam({ table, model, direction }: BeamProps) {
  const { tile } = at(table.view.seats, table.seat ?? 0);
  if (tile === null) return null;
  const line = [];
  for (let reached = model.tiles[tile]; reached; reached = model.byKey.get(keyAfter(reached.placed, direction)))
    line.push(reached);
  const points = line.map(({ placed }) => centreOf(placed));
  return (
    <g pointerEvents="none" data-ghost="">
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(" ")} className={styles["beam"]} />
      {line.map(({ key, placed }) => (
        <g key={key}>
          <HexMark kind="preview" {...centreOf(placed)} />
          <Pill {...centreOf(placed)} colour={placed.colour ?? "gold"} count={1} />
        </g>
      ))}
    </g>
  );
}

function keyAfter(hex: { readonly q: number; readonly r: number }, direction: BeamProps["direction"]): string {
  const { q, r } = hexNeighbour(hex, direction);
  return `${q},${r}`;
}
