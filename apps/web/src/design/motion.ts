import { type RefObject, useLayoutEffect, useRef } from "react";

/** Milliseconds, as in tokens.css. */
const DURATION = { fast: 160, mid: 240, slow: 360 } as const;
const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";

/** Whether things may move: the setting first, then what the system asks for. */
export function motionAllowed(): boolean {
  const setting = document.documentElement.dataset["motion"];
  if (setting === "off") return false;
  return setting === "on" || !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Lets an element glide from where it was drawn before to where it is now, whenever `place` changes. A camera that moves at the
 * same time is not seen as a move: positions are compared in the units of the element's own drawing.
 */
export function useMoved<E extends SVGGraphicsElement | HTMLElement>(
  ref: RefObject<E | null>,
  place: string,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  const before = useRef({ place, x, y });
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { place, x, y };
    if (last.place === place || !ref.current || !motionAllowed()) return;
    const shift = `translate(${last.x - x}px, ${last.y - y}px)`;
    const animation = ref.current.animate([{ transform: shift }, { transform: "none" }], {
      duration: DURATION.mid,
      easing: EASE,
      composite: "add",
    });
    return () => animation.cancel();
  }, [ref, place, x, y]);
}
