import {
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from "react";
import { IconButton } from "../design/button.tsx";
import { useTexts } from "../texts/context.tsx";
import styles from "./camera.module.css";
import type { Point, Scene } from "./camera-math.ts";
import { type Camera, useCamera } from "./camera-store.ts";

interface BoardViewProps {
  readonly label: string;
  readonly scene: Omit<Scene, "free" | "least">;
  /** The part of the layout that no leaf covers. */
  readonly clear: RefObject<HTMLElement | null>;
  readonly ground: ReactNode;
  readonly children: ReactNode;
}

/** The board under a camera: dragged, pinched, zoomed by wheel, and fitted into what the leaves leave free. */
export function BoardView({ label, scene, clear, ground, children }: BoardViewProps) {
  const camera = useCamera();
  const area = useRef<HTMLDivElement>(null);
  const moving = useRef<SVGGElement>(null);
  useScene(camera, scene, area, clear);
  useEffect(
    () =>
      camera.follow(({ scale, x, y }) =>
        moving.current?.setAttribute("transform", `matrix(${scale} 0 0 ${scale} ${x} ${y})`),
      ),
    [camera],
  );
  useWheel(camera, area);
  const gestures = useGestures(camera, area);
  return (
    <div ref={area} className={styles["board"]} {...gestures}>
      {ground}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold a drawing */}
      <svg className={styles["drawing"]} role="group" aria-label={label}>
        <g ref={moving}>{children}</g>
      </svg>
    </div>
  );
}

/** Tells the camera what there is to see, and how much of the window is free. */
function useScene(
  camera: Camera,
  { bounds, focus, piece }: Omit<Scene, "free" | "least">,
  area: RefObject<HTMLElement | null>,
  clear: RefObject<HTMLElement | null>,
) {
  const look = () => {
    const outer = area.current?.getBoundingClientRect();
    const inner = clear.current?.getBoundingClientRect();
    if (!outer || !inner) return;
    const free = { x: inner.x - outer.x, y: inner.y - outer.y, width: inner.width, height: inner.height };
    camera.see({ bounds, focus, piece, free, least: outer.width < 600 ? 62 : 48 });
  };
  const lookAgain = useEffectEvent(look);
  // Without a list: `see` itself finds out whether anything has changed.
  useLayoutEffect(look);
  useEffect(() => {
    const observer = new ResizeObserver(() => lookAgain());
    for (const element of [area.current, clear.current]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [area, clear]);
}

function useWheel(camera: Camera, area: RefObject<HTMLElement | null>) {
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

function useGestures(camera: Camera, area: RefObject<HTMLElement | null>) {
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
      if (pointers.current.size === 0) {
        origin.current = point;
        isPanning.current = false;
      }
      pointers.current.set(event.pointerId, point);
    },
    onPointerMove: (event: PointerEvent) => {
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

/** Zoom by buttons: in and out on a wide screen, everything at once on a phone, where two fingers do the rest. */
export function CameraButtons() {
  const camera = useCamera();
  const texts = useTexts();
  return (
    <div className={styles["buttons"]}>
      <button
        type="button"
        className={styles["step"]}
        aria-label={texts.text("camera.in")}
        aria-keyshortcuts="+"
        onClick={() => camera.zoomBy(1.3)}
      >
        +
      </button>
      <button
        type="button"
        className={styles["step"]}
        aria-label={texts.text("camera.out")}
        aria-keyshortcuts="-"
        onClick={() => camera.zoomBy(1 / 1.3)}
      >
        −
      </button>
      <IconButton icon="magnifying-glass" label={texts.text("camera.fit")} onClick={() => camera.fit()} />
    </div>
  );
}
