import type { Chapter } from "./slots.ts";

/** A chapter on the history bar: its steps, and where it lies between 0 and 1. */
export interface Segment {
  readonly chapter: Chapter;
  readonly from: number;
  /** The first step after it. */
  readonly to: number;
  readonly start: number;
  readonly end: number;
  /** Has not begun yet. */
  readonly isFuture: boolean;
}

/**
 * Lays the chapters out: by the number of their steps where each step is drawn, or all alike where only their numbers are, and
 * then also those that are still to come.
 */
export function segmentsOf(chapters: readonly Chapter[], steps: number, isEven: boolean): Segment[] {
  const begun = chapters.filter(({ from }) => from < steps);
  const whole: readonly Chapter[] = begun.length > 0 ? begun : [{ name: "", short: "", from: 0, tone: "plain" }];
  const coming = isEven ? chapters.filter(({ from }) => from >= steps) : [];
  const parts = [...whole, ...coming];
  return parts.map((chapter, index) => {
    const isFuture = chapter.from >= steps;
    const from = index === 0 ? 0 : Math.min(chapter.from, steps);
    const to = isFuture ? steps : Math.min(whole[index + 1]?.from ?? steps, steps);
    const start = isEven ? index / parts.length : from / steps;
    const end = isEven ? (index + 1) / parts.length : to / steps;
    return { chapter, from, to, start, end, isFuture };
  });
}

/** Where a step lies between 0 and 1: in the middle of its room. */
export function positionOf(segments: readonly Segment[], step: number): number {
  const segment =
    segments.find(({ from, to }) => step >= from && step < to) ?? segments.findLast(({ isFuture }) => !isFuture);
  if (!segment) return 0;
  const share = (step - segment.from + 0.5) / Math.max(1, segment.to - segment.from);
  return segment.start + (segment.end - segment.start) * share;
}

/** The step at a place between 0 and 1; what is still to come means the newest. */
export function stepAt(segments: readonly Segment[], position: number): number {
  const last = segments.findLast(({ isFuture }) => !isFuture);
  const segment = segments.find(({ end, isFuture }) => !isFuture && position < end) ?? last;
  if (!segment) return 0;
  const share = (position - segment.start) / (segment.end - segment.start);
  const step = segment.from + Math.floor(Math.max(0, share) * (segment.to - segment.from));
  return Math.min(step, segment.to - 1);
}
