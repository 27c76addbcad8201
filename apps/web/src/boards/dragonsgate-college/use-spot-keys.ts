import { type KeyboardEvent, type RefObject, useLayoutEffect } from "react";
import { neighbour, type RovingItem } from "../../table/roving.ts";

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const;

/**
 * Arrow keys go to the nearest spot of the room in their direction; the Tab key goes from zone to zone, to the spot where it
 * was last, else to the first that can be chosen.
 */
export function useSpotKeys(room: RefObject<HTMLElement | null>) {
  // After every picture: spots come and go with each decision.
  useLayoutEffect(() => {
    for (const zone of room.current?.querySelectorAll<HTMLElement>("[data-zone]") ?? []) setTabStop(zone);
  });
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const direction = ARROWS.find((key) => key === event.key);
      const from = document.activeElement;
      if (
        !direction ||
        !(from instanceof HTMLElement) ||
        !from.hasAttribute("data-spot") ||
        event.altKey ||
        event.ctrlKey ||
        event.metaKey
      )
        return;
      const spots = visibleSpots(room.current);
      const items = spots.map(itemOf);
      const start = items[spots.indexOf(from)];
      const next = start && neighbour(items, start, direction);
      if (!next) return;
      event.preventDefault();
      event.stopPropagation();
      spots[Number(next.id)]?.focus({ preventScroll: true });
    },
    onFocus: ({ target }: { readonly target: Element }) => {
      const zone = target.closest<HTMLElement>("[data-zone]");
      if (!zone || !target.hasAttribute("data-spot")) return;
      for (const spot of spotsOf(zone)) spot.tabIndex = spot === target ? 0 : -1;
    },
  };
}

function setTabStop(zone: HTMLElement): void {
  const spots = spotsOf(zone);
  const stops = spots.filter(({ tabIndex }) => tabIndex === 0);
  const isLegal = (spot: HTMLElement) => spot.hasAttribute("data-legal");
  const kept =
    stops.length === 1 && (stops.some(isLegal) || !spots.some(isLegal) || stops[0] === document.activeElement);
  if (kept) return;
  const wanted = spots.find(isLegal) ?? spots[0];
  for (const spot of spots) spot.tabIndex = spot === wanted ? 0 : -1;
}

function spotsOf(zone: HTMLElement): HTMLElement[] {
  return [...zone.querySelectorAll<HTMLElement>("[data-spot]")];
}

function visibleSpots(room: HTMLElement | null): HTMLElement[] {
  return room ? spotsOf(room).filter((spot) => spot.offsetParent !== null) : [];
}

function itemOf(spot: HTMLElement, index: number): RovingItem {
  const { x, y, width, height } = spot.getBoundingClientRect();
  return { id: String(index), x: x + width / 2, y: y + height / 2 };
}
