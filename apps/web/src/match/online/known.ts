/** Where a browser notes who it is on the server. */
export const PERSON = "gatehouse.person";

/** Whether this browser has ever been somebody there: without that nobody needs to ask the server for anything. */
export function isKnownOnline(): boolean {
  try {
    return localStorage.getItem(PERSON) !== null;
  } catch {
    return false;
  }
}
