/** Milliseconds and curves, as in tokens.css. */
export const FLIGHT_MS = 260;
export const SETTLE = "cubic-bezier(0.3, 1.4, 0.5, 1)";

/** Whether things may move: the setting first, then what the system asks for. */
export function motionAllowed(): boolean {
  const setting = document.documentElement.dataset["motion"];
  if (setting === "off") return false;
  return setting === "on" || !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
