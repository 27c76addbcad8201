import type { GameTypes } from "@gatehouse/engine";
import { useState } from "react";
import { motionAllowed } from "../design/motion.ts";
import { useTexts } from "../texts/context.tsx";
import { Camera, CameraProvider } from "./camera-store.ts";
import { useControl } from "./control.ts";
import { useHappenings } from "./happenings.ts";
import { HintLeaf } from "./hint.tsx";
import { HistoryBar } from "./history-bar.tsx";
import { Keys } from "./keys.tsx";
import { useLayout } from "./layout.ts";
import { Notices } from "./notices.tsx";
import styles from "./room-frame.module.css";
import { Sheets } from "./sheets.tsx";
import type { RoomSlots } from "./slots.ts";
import { Strip } from "./strip.tsx";
import { useTablePage } from "./table-page-state.ts";
import { TextBoard } from "./text-board.tsx";
import { WhyNotProvider } from "./why-not.tsx";
import { WhyNotLeaf } from "./why-not-leaf.tsx";

const NOTHING_IS_QUIET = () => false;

/** The table around a room: the game lays out its own parts between strip and history, and says where the prompt stands. */
export function RoomFrame<G extends GameTypes>(slots: RoomSlots<G>) {
  const { table, isText } = useControl();
  const texts = useTexts();
  const layout = useLayout();
  // Nothing moves under it here, but hints and keys ask for one.
  const [camera] = useState(() => new Camera(motionAllowed));
  const { isQuiet = NOTHING_IS_QUIET, chapters } = slots;
  useHappenings(isQuiet);
  useTablePage();
  return (
    <CameraProvider value={camera}>
      <WhyNotProvider>
        <div className={styles["frame"]} data-game={table.game.id} data-layout={layout}>
          <Strip
            rows={2}
            figures={(seat) => slots.figures(seat)}
            {...(slots.look && { look: (seat: number) => slots.look?.(seat) })}
          />
          <main className={styles["room"]} aria-label={slots.label}>
            <h1 className="visually-hidden">{texts.text("game.name")}</h1>
            {isText ? <TextBoard /> : slots.children}
            <Notices />
            <HintLeaf />
            <WhyNotLeaf />
          </main>
          <HistoryBar chapters={chapters} />
          <Sheets
            aside={slots.aside}
            chapters={chapters}
            keys={slots.keys}
            isQuiet={isQuiet}
            isLogSheet
            reckoning={slots.reckoning}
          />
          <Keys verbs={slots.verbs} backOut={() => slots.backOut()} />
        </div>
      </WhyNotProvider>
    </CameraProvider>
  );
}
