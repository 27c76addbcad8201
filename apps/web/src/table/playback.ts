import { useEffect, useEffectEvent, useState } from "react";
import { useControl } from "./control.ts";

const STEP_MS = 700;

/** Plays the match back from the moment that is shown, or from the start when the newest is. */
export function usePlayback(): readonly [isPlaying: boolean, toggle: () => void] {
  const { table, show } = useControl();
  const [isPlaying, setIsPlaying] = useState(false);
  const last = table.history.length - 1;
  const advance = useEffectEvent(() => {
    const next = table.isLive ? last : table.step + 1;
    show(next);
    if (next >= last) setIsPlaying(false);
  });
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(advance, STEP_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);
  return [
    isPlaying,
    () => {
      if (!isPlaying && table.isLive) show(0);
      setIsPlaying(!isPlaying);
    },
  ];
}
