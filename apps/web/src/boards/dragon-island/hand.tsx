import { type DragonIsland, type Table as Tables, towerOf } from "@gatehouse/dragon-island";
import { at, isHidden, type Seat } from "@gatehouse/engine";
import { createPortal } from "react-dom";
import { Icon } from "../../design/icons.tsx";
import type { House } from "../../design/seats.tsx";
import { useDragging } from "../../table/dragging.ts";
import { merged } from "../../table/handlers.ts";
import { useLayout } from "../../table/layout.ts";
import type { Table } from "../../table/table.ts";
import { useWhyNot } from "../../table/why-not.tsx";
import styles from "./hand.module.css";
import { faceName, houseOfSeat } from "./names.ts";
import { Tower } from "./pieces/buildings.tsx";
import { HEX } from "./pieces/hex.ts";
import { HexMark } from "./pieces/hex-mark.tsx";
import { PRINTS } from "./pieces/terrain.ts";
import { printsOf, TileFace, terrainOf } from "./pieces/tile-face.tsx";
import type { ChosenFace } from "./questions.ts";
import type { Choosing } from "./use-choosing.ts";

/** The tiles of a seat as far as they are known. */
export function handOf({ view }: Table<DragonIsland>, seat: Seat | null): number[] {
  const cards = seat === null ? [] : (view.seats[seat]?.hand ?? []);
  return cards.flatMap(({ kind }) => (isHidden(kind) ? [] : [kind]));
}

interface HandProps {
  readonly table: Table<DragonIsland>;
  readonly tables: Tables;
  readonly choosing: Choosing;
}

/** What can be taken from the hand onto the island. */
type Piece = ChosenFace | "tower";

/**
 * The viewer's tiles, each with the side that would lie up in front and the other one looking out behind it. One is pressed and
 * then a space, or it is dragged there.
 */
export function Hand({ table, tables, choosing }: HandProps) {
  const { texts, viewer, view } = table;
  const tiles = handOf(table, viewer);
  const drag = useDrag(table, tables, choosing);
  const hasTower = viewer !== null && at(view.seats, viewer).tile === null && !isTowerPlaced(table, viewer);
  return (
    <ul className={styles["tiles"]} aria-label={texts.text("di.hand")}>
      {hasTower && (
        <li>
          <TowerTile table={table} seat={viewer} dragging={drag.props("tower")} />
        </li>
      )}
      {tiles.map((tile, index) => (
        <li key={tile}>
          <HandTile
            table={table}
            tables={tables}
            choosing={choosing}
            tile={tile}
            index={index}
            dragging={(side) => drag.props({ tile, side })}
          />
        </li>
      ))}
      {drag.ghost}
    </ul>
  );
}

/** A tile that is dragged from the hand onto the island; over a space that it may go to, the island itself shows it. */
function useDrag(table: Table<DragonIsland>, tables: Tables, choosing: Choosing) {
  const actionOn = (piece: Piece, cell: string | null) => {
    const action = cell === null ? undefined : choosing.hexes.get(cell);
    if (piece === "tower") return action?.type === "place-tower" ? action : null;
    const isSame = action?.type === "place-tile" && action.tile === piece.tile && action.side === piece.side;
    return isSame ? action : null;
  };
  const { props, dragged } = useDragging<Piece>({
    lift: (piece) => {
      if (piece !== "tower") choosing.pickFace(piece);
    },
    over: (piece, cell) => choosing.consider(actionOn(piece, cell)),
    drop: (piece, cell) => {
      const action = actionOn(piece, cell);
      if (action) choosing.pick(action);
    },
  });
  const isHeld = dragged !== null && actionOn(dragged.piece, dragged.cell) === null;
  return {
    props,
    ghost:
      isHeld &&
      createPortal(
        <svg
          className={styles["dragged"]}
          viewBox="-104 -104 208 222"
          style={{ left: dragged.x, top: dragged.y }}
          aria-hidden="true"
          data-dragged=""
        >
          {dragged.piece === "tower" ? (
            <TowerPicture house={houseOfSeat(table, table.seat ?? 0)} />
          ) : (
            <Side tables={tables} face={2 * dragged.piece.tile + (dragged.piece.side === "back" ? 1 : 0)} />
          )}
        </svg>,
        document.body,
      ),
  };
}

function isTowerPlaced({ view }: Table<DragonIsland>, seat: Seat): boolean {
  return view.tiles.some(({ face }) => face === towerOf(seat));
}

type Dragging = ReturnType<ReturnType<typeof useDragging<Piece>>["props"]>;

interface TowerTileProps {
  readonly table: Table<DragonIsland>;
  readonly seat: Seat;
  readonly dragging: Dragging;
}

/** The first tile of everybody. */
function TowerTile({ table, seat, dragging }: TowerTileProps) {
  const isNow = table.legal.some(({ type }) => type === "place-tower");
  return (
    <span
      {...(isNow && dragging)}
      className={styles["tile"]}
      data-chosen={isNow || undefined}
      data-draggable={isNow || undefined}
      data-hand-tile="tower"
    >
      <svg viewBox="-104 -104 208 222" role="img" aria-label={table.texts.text("di.tower")}>
        <TowerPicture house={houseOfSeat(table, seat)} />
        {isNow && <HexMark kind="chosen" x={0} y={0} />}
      </svg>
    </span>
  );
}

function TowerPicture({ house }: { readonly house: House }) {
  const terrain = house === "ivory" ? "white" : house === "amber" ? "gold" : house;
  return (
    <>
      <TileFace terrain={terrain} prints={TOWER_PRINTS} isSmall />
      <g transform="translate(0 -4)">
        <Tower house={house} />
      </g>
    </>
  );
}

const TOWER_PRINTS = PRINTS.map;

interface HandTileProps extends HandProps {
  readonly tile: number;
  readonly index: number;
  readonly dragging: (side: ChosenFace["side"]) => Dragging;
}

const SIDES = ["front", "back"] as const;

function HandTile({ table, tables, choosing, tile, index, dragging }: HandTileProps) {
  const { texts, hinted } = table;
  const layout = useLayout();
  const whyNot = useWhyNot();
  const isPlayable = table.legal.some((action) => action.type === "place-tile" && action.tile === tile);
  const isChosen = choosing.face?.tile === tile;
  const up = isChosen && choosing.face?.side === "back" ? 1 : 0;
  const other = 1 - up;
  const reason = whyNot.props(() =>
    isPlayable ? null : table.whyNot([{ type: "place-tile", tile, side: "front", q: 0, r: 1 }]),
  );
  const pick = (side: number) => {
    if (isPlayable) choosing.pickFace({ tile, side: at(SIDES, side) });
  };
  const name = (side: number) => faceName(texts, tables, 2 * tile + side);
  const isHinted = hinted?.type === "place-tile" && hinted.tile === tile;
  return (
    <span className={styles["pair"]} data-hinted={isHinted || undefined}>
      <svg viewBox="-104 -104 208 222" className={styles["back"]} aria-hidden="true">
        <Side tables={tables} face={2 * tile + other} />
      </svg>
      <button
        {...merged(reason, { ...(isPlayable && dragging(at(SIDES, up))), onClick: () => pick(up) })}
        type="button"
        className={styles["tile"]}
        aria-pressed={isChosen}
        aria-disabled={!isPlayable}
        aria-label={name(up)}
        aria-keyshortcuts={String(index + 1)}
        data-hand-tile={tile}
        data-chosen={isChosen || undefined}
        data-draggable={isPlayable || undefined}
      >
        <svg viewBox="-104 -104 208 222" aria-hidden="true">
          <Side tables={tables} face={2 * tile + up} />
          {!isPlayable && <path d={HEX} className={styles["veil"]} />}
          {isChosen && <HexMark kind="chosen" x={0} y={0} />}
        </svg>
      </button>
      <button
        {...merged(reason, { onClick: () => pick(other) })}
        type="button"
        className={styles["turn"]}
        aria-disabled={!isPlayable}
        aria-label={texts.text("di.turn-over", { face: name(other) })}
        data-hand-back={tile}
      >
        <Icon name="clockwise-rotation" size={layout === "phone" ? 14 : 16} className={styles["arrow"] ?? ""} />
      </button>
    </span>
  );
}

function Side({ tables, face }: { readonly tables: Tables; readonly face: number }) {
  const printed = at(tables.faces, face);
  return <TileFace terrain={terrainOf(printed)} prints={printsOf(printed)} isSmall />;
}
