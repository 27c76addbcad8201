import type { DragonIsland } from "@gatehouse/dragon-island";
import type { ReactNode } from "react";
import { Icon } from "../../design/icons.tsx";
import { Leaf } from "../../design/leaf.tsx";
import { Anchored } from "../../table/anchored.tsx";
import { onScreen } from "../../table/camera-math.ts";
import { useCamera } from "../../table/camera-store.ts";
import type { Box } from "../../table/slots.ts";
import type { Table } from "../../table/table.ts";
import type { IslandModel } from "./island-model.ts";
import { stockText } from "./labels.ts";
import { counted } from "./names.ts";
import type { Outlook } from "./outlook.ts";
import styles from "./outlook-leaf.module.css";
import { Token } from "./pieces/glyph-token.tsx";
import { boxOf } from "./pieces/hex.ts";
import { isWay, WaySign } from "./pieces/way-sign.tsx";

interface OutlookProps {
  readonly table: Table<DragonIsland>;
  readonly outlook: Outlook;
}

interface OutlookLeafProps extends OutlookProps {
  readonly model: IslandModel;
  /** What it is about. */
  readonly target: Box;
  /** Whether spaces around the island have to be seen too. */
  readonly isPlacing: boolean;
}

/** How much room the leaf needs beside the island. */
const ROOM_PX = 224;

/** What a choice would bring, beside the place where it is made: on the open sea if there is room, so that no tile is covered. */
export function OutlookLeaf({ table, outlook, model, target, isPlacing }: OutlookLeafProps) {
  const { framing, free } = useCamera();
  const bounds = isPlacing ? model.bounds : boxOf(model.hexes, 0);
  const island = onScreen(framing, bounds);
  const room = Math.max(island.x - free.x, free.x + free.width - island.x - island.width);
  const place = room >= ROOM_PX ? acrossIsland(target, bounds) : target;
  return (
    <Anchored target={place} avoid={[...model.hexes, ...model.shore].map((hex) => boxOf([hex], -12))}>
      <Leaf as="section" plain className={styles["leaf"]} data-outlook="">
        <p className={styles["title"]}>{outlook.title}</p>
        <Balance table={table} outlook={outlook} />
        <Lines outlook={outlook} />
      </Leaf>
    </Anchored>
  );
}

/** A box as high as the target and as wide as the whole island. */
function acrossIsland(target: Box, bounds: Box): Box {
  const x = Math.min(target.x, bounds.x);
  return { ...target, x, width: Math.max(target.x + target.width, bounds.x + bounds.width) - x };
}

/** The same in the tray of a phone: in place of the prompt. */
export function OutlookBrief({ table, outlook }: OutlookProps) {
  return (
    <div className={styles["brief"]} data-outlook="">
      <Balance table={table} outlook={outlook} />
      <Lines outlook={outlook} />
    </div>
  );
}

function Lines({ outlook: { lines } }: Pick<OutlookProps, "outlook">) {
  return lines.map(({ text, sign }) => (
    <p key={text} className={styles["line"]} data-sign={sign}>
      {sign === "good" && <b aria-hidden="true">✓ </b>}
      {sign === "bad" && <b aria-hidden="true">× </b>}
      {sign && isWay(sign) && (
        <svg viewBox="-22 -22 44 44" className={styles["way"]} aria-hidden="true">
          <WaySign kind={sign} />
        </svg>
      )}
      {text}
    </p>
  ));
}

/** What comes and goes, as tokens with numbers. */
function Balance({ table: { texts }, outlook: { stock, fame } }: OutlookProps) {
  const gained = counted(stock);
  const lost = counted(negated(stock));
  if (gained.length + lost.length === 0 && fame === 0) return null;
  const spoken = [
    ...(lost.length > 0 ? [texts.text("di.balance.lost", { stock: stockText(texts, negated(stock)) })] : []),
    ...(gained.length > 0 ? [texts.text("di.balance.gained", { stock: stockText(texts, stock) })] : []),
    ...(fame !== 0 ? [texts.text("di.balance.fame", { fame })] : []),
  ];
  return (
    <p className={styles["balance"]}>
      <span className="visually-hidden">{spoken.join(" ")}</span>
      {lost.map(({ colour, count }) => (
        <Share key={`−${colour}`} number={`−${count}`}>
          <Token colour={colour} size={28} />
        </Share>
      ))}
      {gained.map(({ colour, count }) => (
        <Share key={colour} number={`+${count}`}>
          <Token colour={colour} size={28} />
        </Share>
      ))}
      {fame !== 0 && (
        <Share number={`${fame > 0 ? "+" : "−"}${Math.abs(fame)}`}>
          <Icon name="laurel-crown" size={26} className={styles["fame"] ?? ""} />
        </Share>
      )}
    </p>
  );
}

const negated = (counts: readonly number[]) => counts.map((count) => -count);

function Share({ number, children }: { readonly number: string; readonly children: ReactNode }) {
  return (
    <span aria-hidden="true">
      {children}
      <b>{number}</b>
    </span>
  );
}
