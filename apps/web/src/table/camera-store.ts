import { createContext, use } from "react";
import {
  between,
  type Framing,
  fitted,
  isVisible,
  kept,
  middle,
  onScreen,
  type Point,
  type Scene,
  sameFraming,
  showing,
  zoomed,
} from "./camera-math.ts";
import type { Box } from "./slots.ts";

const MOVE_MS = 360;
const NOWHERE: Box = { x: 0, y: 0, width: 1, height: 1 };

/**
 * Looks at the board. It is no React state: sixty changes a second go straight to the one element that moves, and to the leaves
 * that follow it, while the board itself is not drawn again.
 */
export class Camera {
  #scene: Scene = { bounds: NOWHERE, focus: NOWHERE, free: NOWHERE, piece: 100, least: 44 };
  #framing: Framing = { scale: 1, x: 0, y: 0 };
  #isPlaced = false;
  /** Somebody has zoomed or panned: from then on the camera only moves to show what would be hidden. */
  #isByHand = false;
  #animation = 0;
  readonly #followers = new Set<(framing: Framing) => void>();
  readonly #mayMove: () => boolean;

  constructor(mayMove: () => boolean) {
    this.#mayMove = mayMove;
  }

  get framing(): Framing {
    return this.#framing;
  }

  get free(): Box {
    return this.#scene.free;
  }

  /** Whether the place of play reaches into a part of the window. */
  isFocusWithin(part: Box): boolean {
    const { x, y, width, height } = onScreen(this.#framing, this.#scene.focus);
    return x < part.x + part.width && x + width > part.x && y < part.y + part.height && y + height > part.y;
  }

  /** Calls back at once and with every movement. */
  follow(moved: (framing: Framing) => void): () => void {
    this.#followers.add(moved);
    moved(this.#framing);
    return () => this.#followers.delete(moved);
  }

  /**
   * Another position, focus or window. Moves only if the window has changed or a new focus would be hidden: whoever looks
   * elsewhere, by hand or by keys, is not taken back.
   */
  see(scene: Scene): void {
    const before = this.#scene;
    this.#scene = scene;
    if (scene.free.width <= 1) return;
    const isResized = !sameBox(before.free, scene.free);
    if (!this.#isPlaced || (isResized && !this.#isByHand)) {
      this.#isPlaced = true;
      this.#set(fitted(scene));
    } else if (!sameBox(before.focus, scene.focus) && !isVisible(this.#framing, scene.focus, scene.free)) this.#show();
    else if (isResized) this.#set(this.#framing);
  }

  fit(): void {
    this.#isByHand = false;
    this.#moveTo(fitted(this.#scene));
  }

  zoomBy(factor: number, around: Point = middle(this.#scene.free), isSmooth = true): void {
    this.#isByHand = true;
    const { bounds, free, piece } = this.#scene;
    const target = kept(zoomed(this.#framing, factor, around, piece), bounds, free);
    if (isSmooth) this.#moveTo(target);
    else this.#set(target);
  }

  panBy(x: number, y: number): void {
    this.#isByHand = true;
    const moved = { ...this.#framing, x: this.#framing.x + x, y: this.#framing.y + y };
    this.#set(kept(moved, this.#scene.bounds, this.#scene.free));
  }

  /** Brings a part of the board into sight, such as what the keyboard has come to. */
  reveal(part: Box): void {
    if (!isVisible(this.#framing, part, this.#scene.free)) this.#moveTo(showing(this.#framing, part, this.#scene.free));
  }

  #show(): void {
    const { focus, free } = this.#scene;
    this.#moveTo(this.#isByHand ? showing(this.#framing, focus, free) : fitted(this.#scene));
  }

  #moveTo(target: Framing): void {
    cancelAnimationFrame(this.#animation);
    const from = this.#framing;
    if (!this.#mayMove() || sameFraming(from, target)) {
      this.#set(target);
      return;
    }
    const start = performance.now();
    const tick = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - start) / MOVE_MS));
      this.#place(between(from, target, 1 - (1 - share) ** 3));
      if (share < 1) this.#animation = requestAnimationFrame(tick);
    };
    this.#animation = requestAnimationFrame(tick);
  }

  #set(framing: Framing): void {
    cancelAnimationFrame(this.#animation);
    this.#place(framing);
  }

  #place(framing: Framing): void {
    this.#framing = framing;
    for (const moved of this.#followers) moved(framing);
  }
}

function sameBox(one: Box, other: Box): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}

const CameraContext = createContext<Camera | null>(null);

export const CameraProvider = CameraContext;

/** The camera of the table around. */
export function useCamera(): Camera {
  const camera = use(CameraContext);
  if (!camera) throw new Error("the camera is used outside of a table");
  return camera;
}
