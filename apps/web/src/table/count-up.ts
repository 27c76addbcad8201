import { useEffect, useRef, useState } from "react";
import { motionAllowed } from "../design/motion.ts";

const COUNT_MS = 400;

/** A number that counts to its new value instead of jumping. */
export function useCountUp(value: number): number {
  const [shown, setShown] = useState(value);
  const current = useRef(value);
  useEffect(() => {
    const from = current.current;
    const start = performance.now();
    let frame = 0;
    const set = (next: number) => {
      current.current = next;
      setShown(next);
    };
    const tick = (now: number) => {
      const share = motionAllowed() ? Math.min(1, (now - start) / COUNT_MS) : 1;
      set(Math.round(from + (value - from) * share));
      if (share < 1) frame = requestAnimationFrame(tick);
    };
    if (from !== value) frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}
