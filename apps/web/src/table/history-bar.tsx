import { type KeyboardEvent, memo, type PointerEvent, useMemo, useRef } from "react";
import { IconButton } from "../design/button.tsx";
import { useTexts } from "../texts/context.tsx";
import { useControl } from "./control.ts";
import styles from "./history-bar.module.css";
import { positionOf, type Segment, segmentsOf, stepAt } from "./history-scale.ts";
import { HistoryTrack } from "./history-track.tsx";
import { useLayout } from "./layout.ts";
import { usePlayback } from "./playback.ts";
import { sayTheSame } from "./same-chapters.ts";
import type { Chapter } from "./slots.ts";

/** The whole match as one line to scrub along, while it runs as well as afterwards. */
export const HistoryBar = memo(function HistoryBar({ chapters }: { readonly chapters: readonly Chapter[] }) {
  const { table, show, showNext } = useControl();
  const texts = useTexts();
  const layout = useLayout();
  const { step, isLive } = table;
  const last = table.history.length - 1;
  const isEven = layout === "phone";
  const segments = useMemo(() => segmentsOf(chapters, last + 1, isEven), [chapters, last, isEven]);
  const [isPlaying, togglePlaying] = usePlayback();
  const play = (
    <IconButton
      tone="night"
      icon={isPlaying ? "pause-button" : "play-button"}
      label={texts.text(isPlaying ? "history.pause" : "history.play")}
      onClick={togglePlaying}
    />
  );
  if (isEven)
    return (
      <nav className={styles["bar"]} aria-label={texts.text("history.label")} data-tone="night">
        <Scrubber segments={segments} />
        {play}
      </nav>
    );
  return (
    <nav className={styles["bar"]} aria-label={texts.text("history.label")} data-tone="night">
      <IconButton
        tone="night"
        icon="previous-button"
        label={texts.text("history.previous")}
        aria-keyshortcuts=","
        onClick={() => showNext(-1)}
      />
      {play}
      <IconButton
        tone="night"
        icon="next-button"
        label={texts.text("history.next")}
        aria-keyshortcuts="."
        onClick={() => showNext(1)}
      />
      <Scrubber segments={segments} />
      <button type="button" className={styles["live"]} data-live={isLive || undefined} onClick={() => show(null)}>
        {texts.text(isLive ? "history.live" : "history.to-live", { step })}
      </button>
    </nav>
  );
}, sayTheSame);

/** The slider itself: dragged, or moved by keys a step or a chapter at a time. */
function Scrubber({ segments }: { readonly segments: readonly Segment[] }) {
  const { table, show, showNext } = useControl();
  const texts = useTexts();
  const line = useRef<HTMLDivElement>(null);
  const isDragging = useRef(false);
  const { step, isLive } = table;
  const last = table.history.length - 1;
  const chapter = segments.find(({ from, to }) => step >= from && step < to);

  const scrub = ({ clientX }: PointerEvent) => {
    const box = line.current?.getBoundingClientRect();
    if (box) show(stepAt(segments, (clientX - box.left) / box.width));
  };
  const press = (event: KeyboardEvent) => {
    const starts = segments.filter(({ isFuture }) => !isFuture).map(({ from }) => from);
    const moves: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => showNext(-1),
      ArrowDown: () => showNext(-1),
      ArrowRight: () => showNext(1),
      ArrowUp: () => showNext(1),
      Home: () => show(0),
      End: () => show(last),
      PageUp: () => show(starts.findLast((from) => from < step) ?? 0),
      PageDown: () => show(starts.find((from) => from > step) ?? last),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  };
  const said = texts.text("history.step", { step, last });
  return (
    <div
      ref={line}
      className={styles["scrubber"]}
      role="slider"
      tabIndex={0}
      aria-label={texts.text("history.label")}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={step}
      aria-valuetext={[chapter?.chapter.name, said, isLive ? texts.text("history.now") : ""].filter(Boolean).join(", ")}
      onKeyDown={press}
      onPointerDown={(event) => {
        isDragging.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        scrub(event);
      }}
      onPointerMove={(event) => isDragging.current && scrub(event)}
      onPointerUp={() => {
        isDragging.current = false;
      }}
      onPointerCancel={() => {
        isDragging.current = false;
      }}
    >
      <HistoryTrack segments={segments} position={positionOf(segments, step)} />
    </div>
  );
}
