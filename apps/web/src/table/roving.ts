import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import { useCamera } from "./camera-store.ts";

/** Something that can have the focus, with its place on the board. */
export interface RovingItem {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const VECTORS: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The nearest item in a direction. What lies straight ahead counts as nearer than what lies aside, and nothing further than 60°
 * off counts: on squares this follows rows and columns, on hexes it goes up by the nearer of two neighbours.
 */
export function neighbour(items: readonly RovingItem[], from: RovingItem, direction: Direction): RovingItem | null {
  const [dx, dy] = VECTORS[direction];
  let best: RovingItem | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const ahead = (item.x - from.x) * dx + (item.y - from.y) * dy;
    const aside = Math.abs((item.x - from.x) * dy) + Math.abs((item.y - from.y) * dx);
    if (item.id === from.id || ahead <= 1e-9 || aside > ahead * 1.75) continue;
    const distance = ahead + aside * 2;
    if (distance < least) [best, least] = [item, distance];
  }
  return best;
}

function isDirection(key: string): key is Direction {
  return key in VECTORS;
}

function target(items: readonly RovingItem[], from: RovingItem, key: string): RovingItem | null {
  if (key === "Home") return items[0] ?? null;
  if (key === "End") return items.at(-1) ?? null;
  return isDirection(key) ? neighbour(items, from, key) : null;
}

/**
 * One stop of the Tab key for many items, and arrow keys between them. Spread `itemProps(id)` on each item; the camera brings
 * into sight what gets the focus. `Home` and `End` go to the first and last in the order given.
 */
export function useRoving(items: readonly RovingItem[], piece = 100) {
  const camera = useCamera();
  const [wanted, setWanted] = useState<string | null>(null);
  const elements = useRef(new Map<string, HTMLElement | SVGElement>());
  const current = items.find(({ id }) => id === wanted) ?? items[0] ?? null;

  const focus = (item: RovingItem) => {
    setWanted(item.id);
    elements.current.get(item.id)?.focus({ preventScroll: true });
  };

  return {
    /** Which item the Tab key comes to. */
    current: current?.id ?? null,
    focus: (id: string) => {
      const item = items.find((each) => each.id === id);
      if (item) focus(item);
    },
    itemProps: (id: string) => ({
      ref: (element: HTMLElement | SVGElement | null) => {
        if (element) elements.current.set(id, element);
        else elements.current.delete(id);
      },
      tabIndex: id === current?.id ? 0 : -1,
      onFocus: (event: FocusEvent) => {
        setWanted(id);
        const item = items.find((each) => each.id === id);
        // Only for keys: under the pointer the board must not slide away.
        if (item && event.currentTarget.matches(":focus-visible"))
          camera.reveal({ x: item.x - piece / 2, y: item.y - piece / 2, width: piece, height: piece });
      },
      onKeyDown: (event: KeyboardEvent) => {
        const from = items.find((each) => each.id === id);
        const next = from && !event.altKey && !event.ctrlKey && !event.metaKey ? target(items, from, event.key) : null;
        if (!next) return;
        event.preventDefault();
        event.stopPropagation();
        focus(next);
      },
    }),
  };
}
