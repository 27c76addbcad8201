let ahead = 0;

/** Notes what the server's clock says. Over the line it takes a moment, which no deadline cares about. */
export function noteServerTime(now: string): void {
  ahead = Date.parse(now) - Date.now();
}

/** The time by which deadlines are meant: the clock of a device may be wrong. */
export function serverTime(): number {
  return Date.now() + ahead;
}
