import type { DragonIsland, Event } from "@gatehouse/dragon-island";
import { at, type Seat } from "@gatehouse/engine";
import { useEffect, useMemo, useRef } from "react";
import { Icon } from "../../design/icons.tsx";
import { TableFrame } from "../../table/frame.tsx";
import { useLayout } from "../../table/layout.ts";
import type { Box, Verb } from "../../table/slots.ts";
import type { Table } from "../../table/table.ts";
import { Aside } from "./aside.tsx";
import { chaptersOf } from "./chapters.ts";
import styles from "./game-table.module.css";
import { handOf } from "./hand.tsx";
import { Island } from "./island.tsx";
import { askedOf, type IslandModel, islandOf } from "./island-model.ts";
import { tablesOf } from "./names.ts";
import { outlookOf } from "./outlook.ts";
import { OutlookBrief, OutlookLeaf } from "./outlook-leaf.tsx";
import { OwnScreen } from "./own-screen.tsx";
import { PETAL_RADIUS, petalPlace } from "./petals.ts";
import { IslandDefs } from "./pieces/defs.tsx";
import { Token } from "./pieces/glyph-token.tsx";
import { boxOf } from "./pieces/hex.ts";
import { CompassRose } from "./pieces/sea.tsx";
import { promptOf } from "./prompt.ts";
import { TurnPath } from "./turn-path.tsx";
import { type Choosing, useChoosing } from "./use-choosing.ts";

/** What counts as a piece for the camera: at the least size that it allows, a petal can still be touched. */
const PIECE = 140;

/** Dragon Island at the table. */
export function GameTable({ table }: { readonly table: Table<DragonIsland> }) {
  const { texts, view, rules } = table;
  const tables = useMemo(() => tablesOf(rules.options), [rules]);
  // The same objects as long as the view is the same: then sea, coast and tiles need not be drawn again.
  const before = useRef<IslandModel | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the model is that of the view
  const model = useMemo(() => islandOf(table, tables, before.current), [view, tables]);
  useEffect(() => {
    before.current = model;
  });
  const choosing = useChoosing(table, tables);
  const considered = table.proposed?.[0] ?? choosing.considered ?? choosing.touched;
  // It is foreseen once, not with every move of the pointer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is foreseen follows from the view and the seat
  const outlook = useMemo(
    () => considered && outlookOf(table, tables, considered),
    [view, table.seat, texts, considered],
  );
  const isPhone = useLayout() === "phone";
  const { title, text } = promptOf(table, choosing);
  const focus = focusOf(model, choosing);
  const target =
    choosing.petals.length > 0 && considered && !("q" in considered) ? focus : targetOf(table, model, considered);
  useKeys(table, choosing);
  return (
    <>
      <IslandDefs />
      <TableFrame
        table={table}
        board={<Island table={table} tables={tables} model={model} choosing={choosing} />}
        bounds={around(model.bounds, focus)}
        focus={focus}
        piece={PIECE}
        ground={
          <div className={styles["sea"]}>
            <CompassRose />
          </div>
        }
        label={texts.text("di.island")}
        notes={
          outlook &&
          target && (
            <OutlookLeaf
              table={table}
              outlook={outlook}
              model={model}
              target={target}
              isPlacing={considered?.type === "place-tile" || considered?.type === "place-tower"}
            />
          )
        }
        title={isPhone && outlook ? outlook.title : title}
        prompt={isPhone && outlook ? <OutlookBrief table={table} outlook={outlook} /> : text}
        hand={<OwnScreen table={table} tables={tables} choosing={choosing} outlook={outlook} />}
        verbs={verbsOf(table, choosing, isPhone)}
        aside={<Aside table={table} tables={tables} />}
        beside={<TurnPath table={table} choosing={choosing} />}
        brief={<TurnPath table={table} choosing={choosing} isBrief />}
        figures={(seat) => <Figures table={table} seat={seat} />}
        chapters={chaptersOf(table.history, rules.options, texts)}
        keys={KEYS.map(({ key, id }) => ({ key, does: texts.text(`di.key.${id}`) }))}
        isQuiet={isQuiet}
        backOut={choosing.clear}
      />
    </>
  );
}

const KEYS = [
  { key: "1–2", id: "tile" },
  { key: "F", id: "flip" },
  { key: "D", id: "dragons" },
  { key: "B", id: "island" },
  { key: "C, P, S, M, G", id: "petals" },
] as const;

const QUIET: readonly Event["type"][] = ["turn-ended", "dragons-chosen", "energy-asked", "dragons-appeared"];

/** What another line says already, or the island itself. */
function isQuiet({ type }: { readonly type: string }): boolean {
  return QUIET.some((each) => each === type);
}

/** What has to be seen: what is chosen around a tile, else everything. */
function focusOf(model: IslandModel, { petals }: Choosing): Box {
  const [first] = petals;
  if (!first) return model.bounds;
  const places = petals.map((petal) => petalPlace(petal, 1.4));
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const margin = PETAL_RADIUS + 40;
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/** A box around two others. */
function around(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const [right, bottom] = [
    Math.max(one.x + one.width, other.x + other.width),
    Math.max(one.y + one.height, other.y + other.height),
  ];
  return { x, y, width: right - x, height: bottom - y };
}

/** What the leaf with the consequences stands beside. */
function targetOf(
  { view, seat }: Table<DragonIsland>,
  model: IslandModel,
  considered: Choosing["considered"],
): Box | null {
  if (considered === null || seat === null) return null;
  if ("q" in considered) return boxOf([considered], 0);
  const asked = askedOf(view);
  const tile = asked?.type === "wild" ? asked.tile : at(view.seats, seat).tile;
  const hex = tile === null ? undefined : model.hexes[tile];
  return hex ? boxOf([hex], 90) : null;
}

function verbsOf(table: Table<DragonIsland>, choosing: Choosing, isPhone: boolean): Verb[] {
  const { texts, seat, view } = table;
  const asked = askedOf(view);
  if (seat === null || asked === null) return [];
  if (choosing.payment)
    return [{ id: "pay", label: texts.text("di.verb.pay"), key: "E", isPrimary: true, choose: choosing.pay }];
  const { touched, face } = choosing;
  if (touched) {
    const label = texts.text(`di.verb.${touched.type}`);
    const place: Verb = { id: "do", label, isPrimary: true, choose: () => choosing.pick(touched) };
    // Whoever looks at a tile on its space turns it over there, without going back to the hand.
    const flip: Verb = { id: "flip", label: texts.text("di.verb.flip"), choose: choosing.flip };
    return face && isPhone ? [flip, place] : [place];
  }
  if (asked.type !== "turn") return [];
  const end: Verb = {
    id: "end-turn",
    label: texts.text("di.verb.end"),
    key: "E",
    isPrimary: true,
    reason: table.whyNot([{ type: "end-turn" }]),
    waiting: texts.text(`di.verb.end.${asked.step}`),
    choose: () => table.choose({ type: "end-turn" }),
  };
  return [end];
}

/** Pets and captured colours of a seat. */
function Figures({ table, seat }: { readonly table: Table<DragonIsland>; readonly seat: Seat }) {
  const { texts, view } = table;
  const { pets, captured } = at(view.seats, seat);
  return (
    <>
      <span className={styles["figure"]} title={texts.text("di.figure.pets", { count: pets.length })}>
        {pets.map(({ colour }) => (
          <Token key={colour} colour={colour} size={19} />
        ))}
        <span className={pets.length > 0 ? "visually-hidden" : undefined}>
          {texts.text("di.figure.pets", { count: pets.length })}
        </span>
      </span>
      <span className={styles["figure"]} title={texts.text("di.figure.captured", { count: captured.length })}>
        <Icon name="spiked-dragon-head" size={16} />
        <b aria-hidden="true">{captured.length}</b>
        <span className="visually-hidden">{texts.text("di.figure.captured", { count: captured.length })}</span>
      </span>
    </>
  );
}

/** What the Tab key would come to on the island; between it and the tray may lie the whole log. */
const ON_ISLAND = "[data-petal][tabindex='0'], [data-cell][tabindex='0']";

/** Keys of this board, while nothing is being typed. */
function useKeys(table: Table<DragonIsland>, choosing: Choosing): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches("input, select, textarea");
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey || table.seat === null) return;
      if (document.querySelector("[role=dialog]")) return;
      const tile = handOf(table, table.viewer)[Number(event.key) - 1];
      if (tile !== undefined && choosing.face) return choosing.pickFace({ tile, side: "front" });
      const petal = choosing.petals.find(({ key, isLegal }) => isLegal && key === event.key.toUpperCase());
      if (petal) return choosing.pressPetal(petal);
      switch (event.key.toUpperCase()) {
        case "F":
          return choosing.flip();
        case "D":
          return choosing.toggleDragons();
        case "B":
          return document.querySelector<SVGElement>(ON_ISLAND)?.focus({ preventScroll: true });
      }
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
