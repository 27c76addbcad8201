import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useControl } from "./control.ts";

const STEP_MS = 700;

/** Plays the match back from the moment that is shown, or from the start when the newest is. */
export function usePlayback(): readonly [isPlaying: boolean, toggle: () => void] {
  const { table, show } = useControl();
  const [isPlaying, setIsPlaying] = useState(false);
  const last = table.history.length - 1;
  /** The first moment was asked for and has not come yet. */
  const isStarting = useRef(false);
  const { step, isLive } = table;
  const advance = useEffectEvent((from: number) => show(from + 1));
  useEffect(() => {
    if (!isPlaying || (isLive && isStarting.current)) return;
    isStarting.current = false;
    // At the end, or somebody went to the newest moment.
    if (isLive) {
      setIsPlaying(false);
      return;
    }
    // Each moment stands for a while from when it is there, however long it took to come.
    const timer = setTimeout(() => advance(step), STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, isLive, step]);
  return [
    isPlaying,
    () => {
      isStarting.current = !isPlaying && isLive && last > 0;
      if (isStarting.current) show(0);
      setIsPlaying(!isPlaying);
    },
  ];
}
