import { type DragonsgateCollege, game, printedFor } from "@gatehouse/dragonsgate-college";
import { at } from "@gatehouse/engine";
import { lazy, useEffect, useMemo } from "react";
import "./colours.css";
import { useControl } from "../../table/control.ts";
import { RoomFrame } from "../../table/room-frame.tsx";
import type { Table } from "../../table/table.ts";
import { chaptersOf } from "./chapters.ts";
import { isQuiet } from "./college/chronicle.tsx";
import { type College, CollegeProvider } from "./college.ts";
import { Figures } from "./figures.tsx";
import { CollegeDefs } from "./pieces/defs.tsx";
import { Room } from "./room.tsx";
import { useChoosing } from "./use-choosing.ts";
import { useKeys } from "./use-keys.ts";
import { verbsOf } from "./verbs.ts";

/** Wanted once, at the end. */
const loadReckoning = () => import("./reckoning/reckoning.tsx");
const Reckoning = lazy(async () => ({ default: (await loadReckoning()).Reckoning }));

const KEYS = ["gate", "imp", "market", "turn", "house"] as const;
const KEY_NAMES = ["1–9", "I", "B", "X", "O"];

/** Dragonsgate College at the table. */
export function GameTable({ table }: { readonly table: Table<DragonsgateCollege> }) {
  const { texts, rules, legal } = table;
  const { sight, undo } = useControl();
  const choosing = useChoosing(table);
  const printed = useMemo(() => printedFor(rules.options), [rules]);
  const keys = useMemo(() => new Set(legal.map((action) => game.notation.write(action))), [legal]);
  const { considered } = choosing;
  const foreseen = table.proposed ?? (considered && considered.type !== "take-die" ? [considered] : null);
  const ahead = foreseen && table.preview(foreseen)?.view;
  const college: College = {
    table,
    printed,
    choosing,
    own: table.viewer ?? 0,
    ahead: ahead ?? null,
    isLegal: (action) => keys.has(game.notation.write(action)),
  };
  useKeys(college);
  useEffect(() => void loadReckoning(), []);
  const verbs = verbsOf(college, sight.undo === "free" ? undo : null);
  return (
    <CollegeProvider value={college}>
      <CollegeDefs />
      <RoomFrame
        table={table}
        label={texts.text("game.name")}
        verbs={verbs}
        aside={null}
        figures={(seat) => <Figures table={table} printed={printed} seat={seat} />}
        look={(seat) => choosing.visit(seat === college.own ? null : seat)}
        reckoning={Reckoning}
        chapters={chaptersOf(table.history, texts)}
        keys={KEYS.map((key, index) => ({ key: at(KEY_NAMES, index), does: texts.text(`dc.key.${key}`) }))}
        isQuiet={isQuiet}
        backOut={choosing.clear}
      >
        <Room verbs={verbs} />
      </RoomFrame>
    </CollegeProvider>
  );
}
