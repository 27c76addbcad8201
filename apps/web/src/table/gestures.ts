import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import type { Point } from "./camera-math.ts";
import type { Camera } from "./camera-store.ts";

/** Zooms by wheel and by the pinch of a trackpad, around the pointer. */
export function useWheel(camera: Camera, area: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = area.current;
    const turn = (event: WheelEvent) => {
      // React listens passively, and then the page itself would zoom with a trackpad's pinch.
      event.preventDefault();
      const steps = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY;
      camera.zoomBy(Math.exp(-steps * (event.ctrlKey ? 0.012 : 0.0016)), pointOf(event, element), false);
    };
    element?.addEventListener("wheel", turn, { passive: false });
    return () => element?.removeEventListener("wheel", turn);
  }, [camera, area]);
}

/** A press on a piece that trembles a little is still a press. */
const PAN_FROM_PX = 6;

/** Pans by dragging and zooms by two fingers; whatever is pressed without moving is clicked as usual. */
export function useGestures(camera: Camera, area: RefObject<HTMLElement | null>) {
  const pointers = useRef(new Map<number, Point>());
  const origin = useRef<Point | null>(null);
  const isPanning = useRef(false);
  const end = ({ pointerId }: PointerEvent) => {
    pointers.current.delete(pointerId);
    if (pointers.current.size === 0) origin.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      const point = pointOf(event, area.current);
      // Whoever was let go above something else was not seen to end; the first finger, or a mouse, begins anew.
      if (event.isPrimary) pointers.current.clear();
      if (pointers.current.size === 0) {
        origin.current = point;
        isPanning.current = false;
      }
      pointers.current.set(event.pointerId, point);
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.buttons === 0) end(event);
      const last = pointers.current.get(event.pointerId);
      if (!last || !origin.current) return;
      const point = pointOf(event, area.current);
      const isPinch = pointers.current.size > 1;
      if (!isPanning.current) {
        if (!isPinch && distance(point, origin.current) < PAN_FROM_PX) return;
        isPanning.current = true;
        // Only now: a captured pointer clicks on the whole board instead of on a piece.
        area.current?.setPointerCapture(event.pointerId);
      }
      const before = [...pointers.current.values()];
      pointers.current.set(event.pointerId, point);
      if (isPinch) pinch(camera, before, [...pointers.current.values()]);
      else camera.panBy(point.x - last.x, point.y - last.y);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: (event: { stopPropagation(): void; preventDefault(): void }) => {
      if (!isPanning.current) return;
      isPanning.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}

function pinch(camera: Camera, before: readonly Point[], after: readonly Point[]): void {
  const [a, b] = before;
  const [c, d] = after;
  if (!a || !b || !c || !d) return;
  const [from, to] = [centerOf(a, b), centerOf(c, d)];
  camera.panBy(to.x - from.x, to.y - from.y);
  camera.zoomBy(distance(c, d) / Math.max(1, distance(a, b)), to, false);
}

function centerOf(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function pointOf(event: { readonly clientX: number; readonly clientY: number }, area: HTMLElement | null): Point {
  const box = area?.getBoundingClientRect();
  return { x: event.clientX - (box?.x ?? 0), y: event.clientY - (box?.y ?? 0) };
}
