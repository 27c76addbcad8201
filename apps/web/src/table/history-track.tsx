import type { Seat } from "@gatehouse/engine";
import { useRef } from "react";
import { SEAT_STYLES, shapePath } from "../design/seats.tsx";
import type { HistoryStep } from "../match/link.ts";
import { useControl } from "./control.ts";
import type { Segment } from "./history-scale.ts";
import styles from "./history-track.module.css";
import { useLayout } from "./layout.ts";
import { useSize } from "./size.ts";

interface TrackProps {
  readonly segments: readonly Segment[];
  readonly position: number;
}

/** What the slider looks like: chapters as blocks, in them every turn as its seat's emblem, or on a phone their numbers. */
export function HistoryTrack({ segments, position }: TrackProps) {
  const isPhone = useLayout() === "phone";
  const track = useRef<HTMLDivElement>(null);
  const { width } = useSize(track);
  return (
    <div ref={track} className={styles["track"]} aria-hidden="true">
      {segments.map((segment) => (
        <div
          key={`${segment.from} ${segment.chapter.name}`}
          className={styles["chapter"]}
          data-tone={segment.chapter.tone}
          data-future={segment.isFuture || undefined}
          // Moved, not laid out anew: with every step all of them give way a little.
          style={{ translate: `${segment.start * 100}cqw`, width: `${(segment.end - segment.start) * 100}%` }}
        >
          <div className={styles["block"]}>
            {isPhone ? (
              segment.chapter.short
            ) : (
              <Emblems segment={segment} width={width * (segment.end - segment.start)} />
            )}
          </div>
          {!isPhone && <span className={styles["name"]}>{segment.chapter.name}</span>}
        </div>
      ))}
      <span className={styles["handle"]} style={{ translate: `${position * 100}cqw` }} />
    </div>
  );
}

const HEIGHT = 14;
/** Narrower than this, an emblem is a smudge: then the turns share one. */
const LEAST_ROOM = 8;

function Emblems({ segment: { from, to }, width }: { readonly segment: Segment; readonly width: number }) {
  const { table } = useControl();
  const room = width / Math.max(1, to - from);
  const runs = runsOf(table.history.slice(from, to));
  return (
    <svg width={width} height={HEIGHT} className={styles["emblems"]} aria-hidden="true">
      {runs.map(({ seat, start, length }) => {
        const house = seat === null ? undefined : table.houses[seat]?.[0];
        if (!house || room * length < LEAST_ROOM) return null;
        const { shape, light } = SEAT_STYLES[house];
        const x = (start + length / 2) * room;
        return <path key={start} d={shapePath(shape, x, HEIGHT / 2, 3.7)} fill={light} className={styles["emblem"]} />;
      })}
    </svg>
  );
}

interface Run {
  readonly seat: Seat | null;
  readonly start: number;
  readonly length: number;
}

/** Steps of one seat in a row. */
function runsOf(steps: readonly HistoryStep[]): Run[] {
  const runs: Run[] = [];
  for (const [start, { seat }] of steps.entries()) {
    const last = runs.at(-1);
    if (last && last.seat === seat) runs[runs.length - 1] = { ...last, length: last.length + 1 };
    else runs.push({ seat, start, length: 1 });
  }
  return runs;
}
