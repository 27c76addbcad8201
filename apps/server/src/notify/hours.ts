import type { HoursRow } from "../store/schema.ts";

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** Whether the machine knows this time zone. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** When somebody may be disturbed again; `null` if they may be now. */
export function quietUntil({ zone, quietfrom, quietto }: HoursRow, now: number): number | null {
  if (quietfrom === null || quietto === null) return null;
  const [from, to, time] = [minutesOf(quietfrom), minutesOf(quietto), minutesOf(clockIn(zone, now))];
  const isQuiet = from <= to ? time >= from && time < to : time >= from || time < to;
  if (!isQuiet) return null;
  const left = (to - time + DAY_MINUTES) % DAY_MINUTES;
  // If clocks change meanwhile it is asked again then.
  return Math.floor(now / MINUTE_MS) * MINUTE_MS + left * MINUTE_MS;
}

function clockIn(zone: string, now: number): string {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return format.format(now);
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return 60 * hours + minutes;
}
