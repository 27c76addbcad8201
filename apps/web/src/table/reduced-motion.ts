import { useSyncExternalStore } from "react";
import { useSettings } from "../settings/settings.ts";

const QUERY = "(prefers-reduced-motion: reduce)";

/** Whether things should change at once instead of moving: by setting, or because the device asks for it. */
export function useReducedMotion(): boolean {
  const { motion } = useSettings();
  const isReduced = useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
  return motion === "off" || isReduced;
}

function subscribe(changed: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}
