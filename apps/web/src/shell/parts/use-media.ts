import { useCallback, useSyncExternalStore } from "react";

/** Whether the window fits a media query. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Whether this is as narrow as a phone. The same width as in the style sheets. */
export function useIsPhone(): boolean {
  return useMedia("(width < 600px)");
}
