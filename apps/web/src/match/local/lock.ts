/** Holds a match against other tabs; answers how to let go, or `null` if another tab has it. */
export function lockMatch(
  locks: Pick<LockManager, "request">,
  id: string,
  steal: boolean,
  lose: () => void,
): Promise<(() => Promise<void>) | null> {
  return new Promise((settle) => {
    const held = (granted: Lock | null) =>
      new Promise<void>((letGo) => {
        if (!granted) {
          settle(null);
          letGo();
          return;
        }
        settle(() => {
          letGo();
          return released;
        });
      });
    const options = steal ? { steal } : { ifAvailable: true };
    const released = locks.request(`gatehouse-match-${id}`, options, held).catch(lose);
  });
}
