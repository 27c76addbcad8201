import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { IconButton } from "../design/button.tsx";
import { useTexts } from "../texts/context.tsx";
import styles from "./camera.module.css";
import { type Framing, relative, type Scene } from "./camera-math.ts";
import { type Camera, useCamera } from "./camera-store.ts";
import { useGestures, useWheel } from "./gestures.ts";

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
  const layer = useRef<HTMLDivElement>(null);
  const moving = useRef<SVGGElement>(null);
  useScene(camera, scene, area, clear);
  useMovement(camera, layer, moving);
  useWheel(camera, area);
  const gestures = useGestures(camera, area);
  return (
    <div ref={area} className={styles["board"]} {...gestures}>
      {ground}
      <div ref={layer} className={styles["layer"]}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold a drawing */}
        <svg className={styles["drawing"]} role="group" aria-label={label}>
          <g ref={moving}>{children}</g>
        </svg>
      </div>
    </div>
  );
}

const SETTLE_MS = 140;

/**
 * While the camera moves, the finished picture is shifted and scaled as a whole, which costs nothing; when it rests, the drawing
 * is drawn sharp at its new place.
 */
function useMovement(camera: Camera, layer: RefObject<HTMLElement | null>, moving: RefObject<SVGGElement | null>) {
  useEffect(() => {
    let drawn: Framing | null = null;
    let timer = 0;
    const settle = () => {
      drawn = camera.framing;
      const { scale, x, y } = drawn;
      moving.current?.setAttribute("transform", `matrix(${scale} 0 0 ${scale} ${x} ${y})`);
      layer.current?.style.removeProperty("transform");
    };
    const leave = camera.follow((framing) => {
      clearTimeout(timer);
      // The first time there is no picture yet that could be shifted.
      if (!drawn) return settle();
      const { ratio, x, y } = relative(drawn, framing);
      layer.current?.style.setProperty("transform", `matrix(${ratio}, 0, 0, ${ratio}, ${x}, ${y})`);
      timer = window.setTimeout(settle, SETTLE_MS);
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [camera, layer, moving]);
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
