/** Whether a match is kept by the server, by its name: a server gives longer numbers than a browser. */
export function isOnlineMatch(id: string): boolean {
  return /-[0-9a-f]{12}$/.test(id);
}
