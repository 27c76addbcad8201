import { at, deckSize, type Seat } from "@gatehouse/engine";
import type { Event, KingsGate } from "@gatehouse/kings-gate";
import { useEffect, useMemo } from "react";
import { Icon } from "../../design/icons.tsx";
import { Anchored } from "../../table/anchored.tsx";
import { TableFrame } from "../../table/frame.tsx";
import type { Verb } from "../../table/slots.ts";
import type { Table } from "../../table/table.ts";
import { Aside } from "./aside.tsx";
import { chaptersOf } from "./chapters.ts";
import { City } from "./city.tsx";
import { boxOf, cityOf, reachOf, UNIT } from "./city-model.ts";
import { outlookOf } from "./forecast.ts";
import styles from "./game-table.module.css";
import { Hand, handOf } from "./hand.tsx";
import { counterName } from "./names.ts";
import { COUNTER_ICONS } from "./pieces/counter-token.tsx";
import { CityDefs } from "./pieces/defs.tsx";
import { promptOf } from "./prompt.ts";
import { Standing } from "./standing.tsx";
import { type Choosing, useChoosing } from "./use-choosing.ts";

/** King's Gate at the table. */
export function GameTable({ table }: { readonly table: Table<KingsGate> }) {
  const { texts, view } = table;
  // The same objects as long as the view is the same: then land, wall and tiles need not be drawn again.
  const model = useMemo(() => cityOf(view), [view]);
  const choosing = useChoosing(table);
  const tiles = handOf(table, table.viewer);
  const considered = table.proposed?.[0] ?? choosing.considered;
  const outlook = outlookOf(table, considered);
  const { title, text } = promptOf(table, choosing);
  useKeys(table, choosing, tiles);
  const { locations } = choosing.choices;
  const sight = locations.length > 0 ? boxOf([...model.cells, ...locations.flatMap(reachOf)], 0.2) : null;
  const isStandingShown = view.pending.length > 0 && (sight === null || outlook.isAhead);
  return (
    <>
      <CityDefs />
      <TableFrame
        table={table}
        board={<City table={table} model={model} choosing={choosing} hand={tiles} />}
        bounds={sight ?? model.bounds}
        focus={sight ?? model.focus}
        // A location is two cells wide: it can be hit where a tile would be too small.
        piece={sight ? 1.4 * UNIT : UNIT}
        ground={<div className={styles["fields"]} />}
        label={texts.text("kg.city")}
        notes={
          isStandingShown && (
            <Anchored
              target={considered?.type === "place-location" ? boxOf(reachOf(considered), 0) : model.ringBox}
              avoid={[...model.cells, ...locations].map((cell) => boxOf([cell], 0))}
            >
              <Standing table={table} outlook={outlook} />
            </Anchored>
          )
        }
        title={title}
        prompt={text}
        hand={<Hand table={table} model={model} choosing={choosing} tiles={tiles} />}
        verbs={verbsOf(table)}
        aside={<Aside table={table} />}
        brief={<Standing table={table} outlook={outlook} isBrief />}
        figures={(seat) => <Figures table={table} seat={seat} />}
        chapters={chaptersOf(table.history, texts)}
        keys={["1–6", "C", "S"].map((key, index) => ({
          key,
          does: texts.text(`kg.key.${at(["tile", "counter", "sorceress"], index)}`),
        }))}
        isQuiet={isQuiet}
        backOut={choosing.clear}
      />
    </>
  );
}

/** Ends of turns and refills need no line: the next name says it. */
function isQuiet({ type }: { readonly type: string }): boolean {
  const quiet: readonly Event["type"][] = ["turn-ended", "tiles-drawn"];
  return quiet.some((each) => each === type);
}

function verbsOf(table: Table<KingsGate>): Verb[] {
  const { texts, legal, seat } = table;
  if (seat === null) return [];
  const isLegal = (type: string) => legal.some((action) => action.type === type);
  const discard: Verb = {
    id: "discard-dragon",
    label: texts.text("kg.verb.discard"),
    key: "D",
    isPrimary: true,
    choose: () => table.choose({ type: "discard-dragon" }),
  };
  const end: Verb = {
    id: "end-turn",
    label: texts.text("kg.verb.end"),
    key: "E",
    isPrimary: true,
    reason: table.whyNot([{ type: "end-turn" }]),
    waiting: texts.text(isLegal("place-location") ? "kg.verb.end.location" : "kg.verb.end.place"),
    choose: () => table.choose({ type: "end-turn" }),
  };
  // Who has nothing but a dragon without a target can do nothing else.
  return isLegal("discard-dragon") ? [discard] : [end];
}

/** Tiles that a seat still has, and its characters. */
function Figures({ table, seat }: { readonly table: Table<KingsGate>; readonly seat: Seat }) {
  const { texts, view } = table;
  const { hand, stack, counters } = at(view.seats, seat);
  const tiles = hand.length + deckSize(stack);
  return (
    <>
      <span className={styles["figure"]} title={texts.text("kg.left", { tiles })}>
        <Icon name="card-draw" size={15} />
        <b aria-hidden="true">{tiles}</b>
        <span className="visually-hidden">{texts.text("kg.left", { tiles })}</span>
      </span>
      {counters.map((counter) => (
        <span key={counter} className={styles["figure"]} title={counterName(texts, counter)}>
          <Icon name={COUNTER_ICONS[counter]} size={16} />
          <span className={counters.length > 1 ? "visually-hidden" : styles["counter"]}>
            {counterName(texts, counter)}
          </span>
        </span>
      ))}
    </>
  );
}

/** Keys of this board, while nothing is being typed. */
function useKeys(table: Table<KingsGate>, choosing: Choosing, tiles: readonly number[]): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches("input, select, textarea");
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey || table.seat === null) return;
      const tile = tiles[Number(event.key) - 1];
      if (tile !== undefined) return choosing.pickTile(tile);
      switch (event.key.toLowerCase()) {
        case "c":
          return choosing.pickCounter(nextCounter(choosing));
        case "s":
          return choosing.choices.isSorceressPlayable ? choosing.pickSorceress() : undefined;
      }
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

function nextCounter({ choices, selection }: Choosing) {
  const all = ["none" as const, ...choices.counters];
  const next = all[(all.indexOf(selection.counter) + 1) % all.length];
  return next ?? "none";
}
