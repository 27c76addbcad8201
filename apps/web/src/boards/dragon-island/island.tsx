import { type DragonIsland, type Table as Tables, tileAt } from "@gatehouse/dragon-island";
import { at } from "@gatehouse/engine";
import { memo } from "react";
import { Glyph } from "../../design/icons.tsx";
import type { House } from "../../design/seats.tsx";
import { Arriving } from "../../table/flights.tsx";
import type { Table } from "../../table/table.ts";
import { dragonStands, wizardStands } from "./arrangement.ts";
import { mapsFitting, mapsOf } from "./forecast.ts";
import { Ghost } from "./ghost.tsx";
import { Gliding, Production, StormSweep } from "./happening.tsx";
import styles from "./island.module.css";
import type { IslandModel, IslandTile } from "./island-model.ts";
import { IslandTargets } from "./island-targets.tsx";
import { houseOfSeat } from "./names.ts";
import { Castle, Lair, lairColour, PenBack, PenFront, Spire, Tower } from "./pieces/buildings.tsx";
import { Coast } from "./pieces/coast.tsx";
import { Dragon, TreasureMark, WizardFigure } from "./pieces/figures.tsx";
import { centreOf, hexFrom, keyOf, translate } from "./pieces/hex.ts";
import { HexMark } from "./pieces/hex-mark.tsx";
import { Waves } from "./pieces/sea.tsx";
import { VARIANTS } from "./pieces/textures.tsx";
import { printsOf, TileFace, terrainOf } from "./pieces/tile-face.tsx";
import { WaySign } from "./pieces/way-sign.tsx";
import type { Choosing } from "./use-choosing.ts";
import { wayTo } from "./ways.ts";

interface IslandProps {
  readonly table: Table<DragonIsland>;
  readonly tables: Tables;
  readonly model: IslandModel;
  readonly choosing: Choosing;
}

/** How far waves reach beyond the island; further out the sea is calm. */
const SEA = { x: 1500, y: 800 };

/** The growing island: sea, coast, tiles and figures; then what can be chosen; then what is being considered. */
export function Island({ table, tables, model, choosing }: IslandProps) {
  const { x, y, width, height } = model.bounds;
  const placed = table.events.find((event) => event.type === "tile-placed");
  const considered = table.proposed?.[0] ?? choosing.considered ?? choosing.touched;
  const arrived = new Set(
    table.events.flatMap((event) =>
      event.type === "dragons-appeared" || event.type === "dragons-moved" ? [keyOf(event)] : [],
    ),
  );
  const byRow = [...model.tiles].sort((a, b) => a.placed.r - b.placed.r);
  return (
    <>
      <Waves x={x - SEA.x} y={y - SEA.y} width={width + 2 * SEA.x} height={height + 2 * SEA.y} />
      <Coast hexes={model.hexes} />
      {byRow.map((tile) => {
        const isNew = placed !== undefined && keyOf(placed) === tile.key;
        return (
          <Arriving key={tile.key} from={isNew ? placed.seat : null} isOwn={isNew && placed.seat === table.viewer}>
            <Ground tile={tile} />
          </Arriving>
        );
      })}
      <Veils model={model} choosing={choosing} />
      {byRow.map((tile) => (
        <Inhabitants key={tile.key} tile={tile} isNew={arrived.has(tile.key)} houses={table.houses} />
      ))}
      <DiggingPlaces table={table} tables={tables} model={model} />
      <Wizards table={table} model={model} />
      <Marks table={table} model={model} choosing={choosing} />
      <Ways table={table} choosing={choosing} />
      {considered && <Ghost table={table} tables={tables} model={model} action={considered} />}
      <IslandTargets table={table} tables={tables} model={model} choosing={choosing} />
      <Production table={table} />
      <StormSweep table={table} bounds={model.bounds} />
    </>
  );
}

const NOTHING_PRINTED: readonly never[] = [];

/** A tile with what is built on it, behind whoever stands there. */
export const Ground = memo(function Ground({ tile }: { readonly tile: IslandTile }) {
  const { placed, face, building, tower } = tile;
  return (
    <g transform={translate(centreOf(placed))}>
      <TileFace
        terrain={terrainOf(face)}
        prints={building ? NOTHING_PRINTED : printsOf(face)}
        named={placed.colour}
        variant={variantOf(tile)}
      />
      <Built kind={building?.building ?? null} tower={tower} isKeep={tile.number === 0} />
    </g>
  );
});

interface BuiltProps {
  readonly kind: NonNullable<IslandTile["building"]>["building"] | null;
  readonly tower: House | null;
  readonly isKeep: boolean;
}

const Built = memo(function Built({ kind, tower, isKeep }: BuiltProps) {
  const lair = kind && lairColour(kind);
  return (
    <>
      {isKeep && <Castle />}
      {tower && (
        <g transform="translate(0 -4)">
          <Tower house={tower} />
        </g>
      )}
      {kind === "pen" && (
        <g transform="translate(0 -10)">
          <PenBack />
        </g>
      )}
      {kind === "spire" && (
        <g transform="translate(0 -4)">
          <Spire />
        </g>
      )}
      {lair && <Lair colour={lair} />}
    </>
  );
});

/** Which drawing of its terrain a tile has. */
function variantOf({ placed: { q, r } }: Pick<IslandTile, "placed">): number {
  return (((q * 5 + r * 3) % VARIANTS.length) + VARIANTS.length) % VARIANTS.length;
}

interface InhabitantsProps {
  readonly tile: IslandTile;
  /** Whether dragons have just come here. */
  readonly isNew?: boolean;
  /** Per seat its colours. */
  readonly houses: readonly (readonly House[])[];
}

/** Dragons, the near side of a Pen, and the mark of a treasure. */
export const Inhabitants = memo(function Inhabitants({ tile, isNew = false, houses }: InhabitantsProps) {
  const { building } = tile;
  return (
    <g transform={translate(centreOf(tile.placed))} pointerEvents="none">
      {dragonStands(tile).map(({ colour, count, x, y, size }, index) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: dragons of one colour are alike, and only their place tells them apart
          key={`${colour} ${index}`}
          className={isNew ? styles["dropping"] : undefined}
          style={isNew ? { animationDelay: `${index * 40 + 200}ms` } : undefined}
        >
          <Dragon colour={colour} x={x} y={y} size={size} />
          {count > 1 && <Crowd x={x + size * 0.4} y={y + size * 0.3} count={count} />}
        </g>
      ))}
      {building?.building === "pen" && (
        <g transform="translate(0 -10)">
          <PenFront house={at(at(houses, building.seat), 0)} />
        </g>
      )}
      {tile.isTreasureFound && <TreasureMark x={-61} y={-34} />}
    </g>
  );
});

/** How many dragons of a colour there are, where not all can be drawn. */
function Crowd({ x, y, count }: { readonly x: number; readonly y: number; readonly count: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="25" fill="#241a14" stroke="#fff6dd" strokeWidth="3" />
      <text y="14" textAnchor="middle" fontSize="41" fontWeight="900" fill="#fff6dd">
        {count}
      </text>
    </g>
  );
}

/** All wizards, above everything that stands: they move from tile to tile. */
function Wizards({ table, model }: { readonly table: Table<DragonIsland>; readonly model: IslandModel }) {
  const stands = model.tiles.flatMap((tile) => {
    const centre = centreOf(tile.placed);
    return wizardStands(tile).map(({ seat, x, y, size }) => ({ seat, x: centre.x + x, y: centre.y + y, size }));
  });
  return stands
    .sort((a, b) => a.seat - b.seat)
    .map(({ seat, x, y, size }) => (
      <Gliding key={seat} x={x} y={y}>
        <WizardFigure house={houseOfSeat(table, seat)} size={size} />
      </Gliding>
    ));
}

interface MarksProps {
  readonly table: Table<DragonIsland>;
  readonly model: IslandModel;
  readonly choosing: Choosing;
}

/** Whatever tile cannot be chosen is quiet while one has to be. */
function Veils({ model, choosing }: Omit<MarksProps, "table">) {
  const isAbout = [...choosing.hexes.values()].some(({ type }) => !type.startsWith("place"));
  if (!isAbout) return null;
  return model.tiles
    .filter(({ key, wizards }) => !choosing.hexes.has(key) && wizards.length === 0)
    .map(({ key, placed }) => <HexMark key={key} kind="quiet" {...centreOf(placed)} />);
}

/** What can be chosen glows; what was just done has a dotted ring. */
function Marks({ table, model, choosing }: MarksProps) {
  const hinted = table.hinted && "q" in table.hinted ? keyOf(table.hinted) : null;
  return (
    <>
      <LastMoves table={table} />
      {[...choosing.hexes.keys()].map((key) => (
        <HexMark
          key={key}
          kind={hinted === key ? "hinted" : "legal"}
          free={!model.byKey.has(key)}
          {...centreOf(hexFrom(key))}
        />
      ))}
      {hinted !== null && !choosing.hexes.has(hinted) && (
        <HexMark kind="hinted" free={!model.byKey.has(hinted)} {...centreOf(hexFrom(hinted))} />
      )}
    </>
  );
}

/** How the wizard gets to each tile that it can go to. */
function Ways({ table: { view, seat }, choosing }: Omit<MarksProps, "model">) {
  if (seat === null) return null;
  return [...choosing.hexes].flatMap(([key, action]) => {
    if (action.type !== "move-wizard") return [];
    const { x, y } = centreOf(action);
    const { kind } = wayTo(view, seat, tileAt(view, action.q, action.r));
    return (
      <g key={key} transform={translate({ x: x + 62, y: y - 36 })} pointerEvents="none" data-way={kind}>
        <WaySign kind={kind} />
      </g>
    );
  });
}

/** The hexes of what happened last. */
function LastMoves({ table: { events, step, view } }: { readonly table: Table<DragonIsland> }) {
  const keys = events.flatMap((event) => {
    switch (event.type) {
      case "tile-placed":
      case "dragons-moved":
      case "wizard-moved":
        return [keyOf(event)];
      case "building-built":
      case "treasure-found":
      case "dragons-captured": {
        const { tile } = at(view.seats, event.seat);
        return tile === null ? [] : [keyOf(at(view.tiles, tile))];
      }
      default:
        return [];
    }
  });
  return [...new Set(keys)].map((key) => <HexMark key={`${step} ${key}`} kind="last" {...centreOf(hexFrom(key))} />);
}

/** Where a map of the viewer's hand could be dug up. */
function DiggingPlaces({ table, tables, model }: Omit<IslandProps, "choosing">) {
  const { view, viewer } = table;
  const maps = mapsOf(view, viewer);
  return model.tiles
    .filter(({ number }) => mapsFitting(tables, view, maps, number).length > 0)
    .map(({ key, placed }) => {
      const { x, y } = centreOf(placed);
      return (
        <g key={key} transform={translate({ x: x - 61, y: y - 34 })} pointerEvents="none" data-dig={key}>
          <circle r="20" fill="#fff6dd" stroke="#8a611a" strokeWidth="3" strokeDasharray="6 4" />
          <Glyph name="treasure-map" x={0} y={0} size={26} fill="#5a3b0a" />
        </g>
      );
    });
}
