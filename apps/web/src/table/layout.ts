import { useSyncExternalStore } from "react";

/** How the table is laid out: everything side by side, the side leaf as a drawer, or sheets. The style sheets say the same. */
export type Layout = "wide" | "middle" | "phone";

const WIDE = "(min-width: 1100px)";
const PHONE = "(max-width: 599px)";

export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, () =>
    matchMedia(WIDE).matches ? "wide" : matchMedia(PHONE).matches ? "phone" : "middle",
  );
}

function subscribe(changed: () => void): () => void {
  const queries = [matchMedia(WIDE), matchMedia(PHONE)];
  for (const query of queries) query.addEventListener("change", changed);
  return () => {
    for (const query of queries) query.removeEventListener("change", changed);
  };
}
