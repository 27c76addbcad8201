import { isHidden, type Seat } from "@gatehouse/engine";
import type { Action, Counter, KingsGate, Tile } from "@gatehouse/kings-gate";
import { type CSSProperties, useState } from "react";
import { createPortal } from "react-dom";
import { useDragging } from "../../table/dragging.ts";
import { merged } from "../../table/handlers.ts";
import { useLayout } from "../../table/layout.ts";
import type { Table } from "../../table/table.ts";
import { useWhyNot } from "../../table/why-not.tsx";
import type { CityModel } from "./city-model.ts";
import styles from "./hand.module.css";
import { counterName, districtName, numberOf, tileName } from "./names.ts";
import { CounterToken } from "./pieces/counter-token.tsx";
import { District } from "./pieces/district.tsx";
import { HandTile } from "./pieces/hand-tile.tsx";
import type { Choosing } from "./use-choosing.ts";

/** The tiles of a seat as far as they are known, the highest first, pub and dragon last. */
export function handOf({ view }: Table<KingsGate>, seat: Seat | null): Tile[] {
  const cards = seat === null ? [] : (view.seats[seat]?.hand ?? []);
  const tiles = cards.flatMap(({ kind }) => (isHidden(kind) ? [] : [kind]));
  const order = (tile: Tile) => numberOf(tile) ?? -1;
  return tiles.sort((a, b) => order(b) - order(a) || a - b);
}

interface HandProps {
  readonly table: Table<KingsGate>;
  readonly model: CityModel;
  readonly choosing: Choosing;
  readonly tiles: readonly Tile[];
}

/** The viewer's tiles and characters. A tile is pressed and then a space, or it is dragged there. */
export function Hand({ table, model, choosing, tiles }: HandProps) {
  const { texts, viewer, view } = table;
  const counters = viewer === null ? [] : (view.seats[viewer]?.counters ?? []);
  const [slot, setSlot] = useState<number | null>(null);
  const whyNot = useWhyNot();
  const layout = useLayout();
  const { selection, choices } = choosing;
  const chosen = slot !== null && tiles[slot] === selection.tile ? slot : tiles.indexOf(selection.tile ?? -1);
  const drag = useDrag(choosing);
  const hinted = table.hinted?.type === "place-tile" ? table.hinted.tile : null;
  return (
    <div className={styles["hand"]} style={countersStyle(counters.length)}>
      <ul className={styles["tiles"]} aria-label={texts.text("kg.hand")}>
        {tiles.map((tile, index) => {
          const isLegal = choices.tiles.has(tile);
          const isPlayable = table.legal.some((action) => action.type === "place-tile" && action.tile === tile);
          const reason = whyNot.props(() => (isPlayable ? null : table.whyNot(candidatesOf(tile, model, "none"))));
          const pressing = {
            ...(isPlayable && drag.props(tile)),
            onClick: () => {
              setSlot(index);
              if (isPlayable) choosing.pickTile(tile);
            },
          };
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles are alike, and their place is all that tells them apart
            <li key={`${tile} ${index}`} data-hinted={hinted === tile || undefined}>
              <HandTile
                {...merged(reason, pressing)}
                tile={tile}
                name={districtName(texts, tile)}
                showName={layout === "wide"}
                label={tileName(texts, tile)}
                chosen={index === chosen && selection.tile !== null}
                refused={table.seat === null || (!isLegal && !isPlayable)}
                counter={index === chosen && selection.counter !== "none" ? selection.counter : null}
                aria-keyshortcuts={String(index + 1)}
                data-hand-tile={tile}
              />
            </li>
          );
        })}
      </ul>
      {counters.length > 0 && (
        <ul className={styles["counters"]} aria-label={texts.text("kg.counters")}>
          {counters.map((counter) => (
            <li key={counter}>
              <CounterButton table={table} model={model} choosing={choosing} tiles={tiles} counter={counter} />
            </li>
          ))}
        </ul>
      )}
      {drag.ghost}
    </div>
  );
}

/** How much room the characters take; the tiles share the rest. */
function countersStyle(count: number): CSSProperties {
  return { "--counters": count } as CSSProperties;
}

/** Every place around the current location, to ask why a tile of the hand has none. */
function candidatesOf(tile: Tile, { ring }: CityModel, counter: Exclude<Counter, "sorceress"> | "none"): Action[] {
  return [...ring].map((key) => ({ type: "place-tile", tile, ...cellFrom(key), counter }));
}

interface CounterButtonProps extends HandProps {
  readonly counter: Counter;
}

function CounterButton({ table, model, choosing, tiles, counter }: CounterButtonProps) {
  const { texts } = table;
  const { selection, choices } = choosing;
  const isSorceress = counter === "sorceress";
  const isLegal = isSorceress ? choices.isSorceressPlayable : choices.counters.has(counter);
  const isChosen = isSorceress ? selection.sorceress : selection.counter === counter;
  const candidates = (): Action[] => {
    if (counter === "sorceress") return [{ type: "play-sorceress", fromX: 0, fromY: 0, x: 0, y: 0 }];
    const meant = selection.tile === null ? tiles : [selection.tile];
    return meant.flatMap((tile) => candidatesOf(tile, model, counter));
  };
  const reason = useWhyNot().props(() => (isLegal ? null : table.whyNot(candidates())));
  const name = counterName(texts, counter);
  const pressing = {
    onClick: () => {
      if (counter === "sorceress") {
        if (isLegal || isChosen) choosing.pickSorceress();
      } else if (isLegal || isChosen) choosing.pickCounter(counter);
    },
  };
  return (
    <button
      {...merged(reason, pressing)}
      type="button"
      className={styles["counter"]}
      aria-pressed={isChosen}
      aria-disabled={!isLegal && !isChosen}
      title={texts.text(`kg.counter.${counter}`)}
    >
      <svg viewBox="-27 -27 54 58" aria-hidden="true">
        <CounterToken counter={counter} r={25} />
      </svg>
      <span className={styles["name"]}>{name}</span>
    </button>
  );
}

/** A tile that is dragged from the hand onto the city. */
function useDrag(choosing: Choosing) {
  const { props, dragged } = useDragging<Tile>({
    lift: (tile) => {
      if (choosing.selection.tile !== tile) choosing.pickTile(tile);
    },
    over: (tile, cell) => choosing.consider(cell === null ? null : choosing.actionOf(tile, cellFrom(cell))),
    drop: (tile, cell) => choosing.drop(tile, cellFrom(cell)),
  });
  return {
    props,
    ghost:
      dragged &&
      createPortal(
        <svg
          className={styles["dragged"]}
          viewBox="0 0 100 104"
          style={{ left: dragged.x, top: dragged.y }}
          aria-hidden="true"
        >
          <District tile={dragged.piece} />
        </svg>,
        document.body,
      ),
  };
}

function cellFrom(key: string): { readonly x: number; readonly y: number } {
  const [x = 0, y = 0] = key.split(",").map(Number);
  return { x, y };
}
