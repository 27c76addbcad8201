import type { Box } from "./slots.ts";

/** Where the board stands on the screen: pixels per board unit, and where the board's origin is. */
export interface Framing {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a camera has to go by. */
export interface Scene {
  /** All that is worth seeing, and what has to be seen now, in board units. */
  readonly bounds: Box;
  readonly focus: Box;
  /** What the leaves leave free of the window, in pixels. */
  readonly free: Box;
  /** The side of a piece in board units, and the least side in pixels at which the camera shows it by itself. */
  readonly piece: number;
  readonly least: number;
}

/** A piece is never shown larger than this by itself; a near-empty table would look like a toy. */
const LARGEST_PIECE = 112;
/** How far somebody may zoom in or out by hand, in pixels per piece. */
const ZOOM_RANGE = { least: 22, most: 220 } as const;
/** What stays free around the fitted board. */
const MARGIN = 10;

/**
 * The framing that shows everything, or, if pieces would be too small for that, as much around the focus as can be shown at a
 * readable size.
 */
export function fitted({ bounds, focus, free, piece, least }: Scene): Framing {
  const area = inset(free, MARGIN);
  const all = scaleOf(bounds, area);
  const readable = least / piece;
  const scale = Math.min(LARGEST_PIECE / piece, all >= readable ? all : Math.max(readable, all));
  const center = middle(all >= readable ? bounds : focus);
  return steadied(framingAround(center, scale, area), bounds, area);
}

/** The framing at the same scale that shows the focus with as little movement as possible. */
export function showing(framing: Framing, focus: Box, free: Box): Framing {
  const area = inset(free, MARGIN);
  const box = onScreen(framing, focus);
  return {
    ...framing,
    x: framing.x + shift(box.x, box.width, area.x, area.width),
    y: framing.y + shift(box.y, box.height, area.y, area.height),
  };
}

/** Whether a part of the board lies within the free area; a hair's breadth does not count. */
export function isVisible(framing: Framing, part: Box, free: Box): boolean {
  const box = onScreen(framing, part);
  const slack = 2;
  return (
    box.x >= free.x - slack &&
    box.y >= free.y - slack &&
    box.x + box.width <= free.x + free.width + slack &&
    box.y + box.height <= free.y + free.height + slack
  );
}

/** The framing after zooming by a factor, with the board under one point of the screen staying there. */
export function zoomed(framing: Framing, factor: number, around: Point, piece: number): Framing {
  const least = ZOOM_RANGE.least / piece;
  const most = ZOOM_RANGE.most / piece;
  const scale = Math.min(Math.max(framing.scale * factor, least), most);
  const ratio = scale / framing.scale;
  return { scale, x: around.x - (around.x - framing.x) * ratio, y: around.y - (around.y - framing.y) * ratio };
}

/** The framing moved so far back that some of the board stays in the middle of the free area: nobody gets lost. */
export function kept(framing: Framing, bounds: Box, free: Box): Framing {
  const box = onScreen(framing, bounds);
  const center = middle(free);
  const x = clamp(center.x, box.x, box.x + box.width) - center.x;
  const y = clamp(center.y, box.y, box.y + box.height) - center.y;
  return { ...framing, x: framing.x - x, y: framing.y - y };
}

/** A part of the board as it lies on the screen. */
export function onScreen({ scale, x, y }: Framing, part: Box): Box {
  return { x: part.x * scale + x, y: part.y * scale + y, width: part.width * scale, height: part.height * scale };
}

/** A framing between two others; sizes grow by ratio, so that zooming looks even. */
export function between(from: Framing, to: Framing, share: number): Framing {
  const scale = from.scale * (to.scale / from.scale) ** share;
  // The point of the board that rests while one framing becomes the other decides how far the origin has come.
  const progress = Math.abs(to.scale - from.scale) < 1e-6 ? share : (scale - from.scale) / (to.scale - from.scale);
  return { scale, x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress };
}

/** What has to be done to a picture drawn in one framing to make it look like another. */
export function relative(
  drawn: Framing,
  wanted: Framing,
): { readonly ratio: number; readonly x: number; readonly y: number } {
  const ratio = wanted.scale / drawn.scale;
  return { ratio, x: wanted.x - drawn.x * ratio, y: wanted.y - drawn.y * ratio };
}

export function sameFraming(one: Framing, other: Framing): boolean {
  return Math.abs(one.scale - other.scale) < 1e-4 && Math.abs(one.x - other.x) < 0.5 && Math.abs(one.y - other.y) < 0.5;
}

export function middle({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}

function scaleOf(box: Box, area: Box): number {
  return Math.min(area.width / Math.max(box.width, 1), area.height / Math.max(box.height, 1));
}

function framingAround(center: Point, scale: number, area: Box): Framing {
  const target = middle(area);
  return { scale, x: target.x - center.x * scale, y: target.y - center.y * scale };
}

/** No empty table on one side while the board goes on beyond the other. */
function steadied(framing: Framing, bounds: Box, area: Box): Framing {
  const box = onScreen(framing, bounds);
  return {
    ...framing,
    x: framing.x + steady(box.x, box.width, area.x, area.width),
    y: framing.y + steady(box.y, box.height, area.y, area.height),
  };
}

function steady(start: number, size: number, areaStart: number, areaSize: number): number {
  if (size <= areaSize) return areaStart + (areaSize - size) / 2 - start;
  if (start > areaStart) return areaStart - start;
  return Math.max(0, areaStart + areaSize - (start + size));
}

/** How far something has to move to lie within the area; what is larger than the area is centred. */
function shift(start: number, size: number, areaStart: number, areaSize: number): number {
  if (size > areaSize) return areaStart + (areaSize - size) / 2 - start;
  if (start < areaStart) return areaStart - start;
  return Math.min(0, areaStart + areaSize - (start + size));
}

function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: Math.max(1, width - 2 * by), height: Math.max(1, height - 2 * by) };
}
