import type { Texts } from "../texts/texts.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time that is left, short for the eye and in words for the ear. */
export interface ClockFace {
  readonly shown: string;
  readonly spoken: string;
  /** Whether it is time to hurry. */
  readonly isShort: boolean;
}

/** Days and hours, hours and minutes, or minutes and seconds: the two that matter. */
export function clockOf(left: number, { text }: Texts): ClockFace {
  const whole = (unit: number, within = Number.POSITIVE_INFINITY) => Math.floor((left % within) / unit);
  const two = (number: number) => String(number).padStart(2, "0");
  const isShort = left < MINUTE;
  if (left >= DAY) {
    const values = { days: whole(DAY), hours: whole(HOUR, DAY) };
    return { shown: text("clock.days", values), spoken: text("clock.days-left", values), isShort };
  }
  const minutes = { hours: whole(HOUR), minutes: whole(MINUTE, HOUR) };
  if (left >= HOUR) return { shown: text("clock.hours", minutes), spoken: text("clock.hours-left", minutes), isShort };
  const shown = `${whole(MINUTE)}:${two(whole(SECOND, MINUTE))}`;
  // By the minute: whoever listens must not hear every second.
  return { shown, spoken: text("clock.minutes-left", { minutes: Math.ceil(left / MINUTE) }), isShort };
}
