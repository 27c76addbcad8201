import type { GameTypes } from "@gatehouse/engine";
import { useRef, useState } from "react";
import { motionAllowed } from "../design/motion.ts";
import { useTexts } from "../texts/context.tsx";
import { BoardView, CameraButtons } from "./camera.tsx";
import { Camera, CameraProvider } from "./camera-store.ts";
import { useControl } from "./control.ts";
import styles from "./frame.module.css";
import { useHappenings } from "./happenings.ts";
import { HintLeaf } from "./hint.tsx";
import { HistoryBar } from "./history-bar.tsx";
import { Keys } from "./keys.tsx";
import { useLayout } from "./layout.ts";
import { Notices } from "./notices.tsx";
import { Sheets } from "./sheets.tsx";
import { SideLeaf } from "./side-leaf.tsx";
import type { FrameSlots } from "./slots.ts";
import { Strip } from "./strip.tsx";
import { useTablePage } from "./table-page-state.ts";
import { TextBoard } from "./text-board.tsx";
import { Tray } from "./tray.tsx";
import { WhyNotProvider } from "./why-not.tsx";
import { WhyNotLeaf } from "./why-not-leaf.tsx";

const NOTHING_IS_QUIET = () => false;

/** The table around a game's board: the same for all games, and naming none. */
export function TableFrame<G extends GameTypes>(slots: FrameSlots<G>) {
  const { bounds, focus, piece = 100 } = slots;
  const { table, isText, guide } = useControl();
  const texts = useTexts();
  const layout = useLayout();
  const [camera] = useState(() => new Camera(motionAllowed));
  const clear = useRef<HTMLDivElement>(null);
  const { isQuiet = NOTHING_IS_QUIET } = slots;
  useHappenings(isQuiet);
  useTablePage();
  return (
    <CameraProvider value={camera}>
      <WhyNotProvider>
        <div className={styles["frame"]} data-game={table.game.id} data-layout={layout}>
          <Strip figures={(seat) => slots.figures(seat)} />
          <main className={styles["main"]}>
            <h1 className="visually-hidden">{texts.text("game.name")}</h1>
            {isText ? (
              <TextBoard />
            ) : (
              <BoardView label={slots.label} scene={{ bounds, focus, piece }} clear={clear} ground={slots.ground}>
                {slots.board}
              </BoardView>
            )}
            {layout === "wide" ? (
              <div className={styles["beside"]}>{slots.beside}</div>
            ) : (
              <div className={styles["brief"]}>{guide ?? ((layout === "phone" || slots.beside) && slots.brief)}</div>
            )}
            <div ref={clear} className={styles["clear"]}>
              {!isText && <CameraButtons />}
            </div>
            {!isText && layout !== "phone" && <div className={styles["notes"]}>{slots.notes}</div>}
            <Notices />
            <HintLeaf />
            <WhyNotLeaf />
            <Tray title={slots.title} prompt={slots.prompt} hand={slots.hand} verbs={slots.verbs} />
          </main>
          {layout !== "phone" && <SideLeaf aside={slots.aside} chapters={slots.chapters} isQuiet={isQuiet} />}
          <HistoryBar chapters={slots.chapters} />
          <Sheets aside={slots.aside} chapters={slots.chapters} keys={slots.keys} isQuiet={isQuiet} />
          <Keys verbs={slots.verbs} backOut={() => slots.backOut()} />
        </div>
      </WhyNotProvider>
    </CameraProvider>
  );
}
