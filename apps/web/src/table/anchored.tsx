import { type ReactNode, useLayoutEffect, useRef } from "react";
import { cx } from "../design/cx.ts";
import styles from "./anchored.module.css";
import { onScreen } from "./camera-math.ts";
import { useCamera } from "./camera-store.ts";
import { useLatest } from "./latest.ts";
import { beside, type Side } from "./placing.ts";
import type { Box } from "./slots.ts";

interface AnchoredProps {
  /** What the leaf belongs to, in board units; it is never covered if there is room anywhere beside it. */
  readonly target: Box;
  /** What else should stay visible, such as the other pieces, in board units. */
  readonly avoid?: readonly Box[];
  /** Where to stand if there is room; without it on any side, the right one first. */
  readonly side?: Side;
  readonly className?: string;
  readonly children: ReactNode;
}

const ALL: readonly Side[] = ["right", "left", "below", "above"];
/** On a phone there is no room left and right of anything. */
const NARROW: readonly Side[] = ["above", "below"];
const NOTHING: readonly Box[] = [];

/** A leaf that belongs to a place of the board: it follows the camera and stays within what is free of the window. */
export function Anchored({ target, avoid = NOTHING, side, className, children }: AnchoredProps) {
  const camera = useCamera();
  const leaf = useRef<HTMLDivElement>(null);
  const latest = useLatest({ target, avoid, side });
  const place = useRef(() => {});
  // Before it is painted: a leaf that opened elsewhere first would lie under the pointer, and take the press meant for the board.
  useLayoutEffect(() => {
    const element = leaf.current;
    if (!element) return;
    let last: Side | null = null;
    place.current = () => {
      const { target: part, avoid: others, side: liked } = latest.current;
      const { framing, free } = camera;
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const order = innerWidth < 600 ? NARROW : liked ? [liked, ...ALL] : ALL;
      const boxes = others.map((box) => onScreen(framing, box));
      const spot = beside(onScreen(framing, part), size, free, order, boxes, last);
      last = spot.side;
      element.style.transform = `translate(${Math.round(spot.x)}px, ${Math.round(spot.y)}px)`;
      element.dataset["side"] = spot.side;
      element.style.setProperty("--pointer", `${Math.round(spot.pointer)}px`);
    };
    const observer = new ResizeObserver(() => place.current());
    observer.observe(element);
    const leave = camera.follow(() => place.current());
    return () => {
      observer.disconnect();
      leave();
    };
  }, [camera, latest]);
  // Another target or other pieces: the leaf looks for its place again.
  useLayoutEffect(() => place.current());
  return (
    <div ref={leaf} className={cx(styles["anchored"], className)}>
      {children}
    </div>
  );
}
