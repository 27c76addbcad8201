import { FLIGHT_MS, SETTLE } from "../../../design/motion.ts";

/** Where a piece lay before the page changed, and what it looked like. */
interface Trace {
  readonly box: DOMRect;
  readonly element: Element;
}

/** By name: every piece says in `data-piece` who it is, wherever it lies. */
export type Traces = ReadonlyMap<string, Trace>;

/** Names in an attribute, which may be several: `die 2 white4 0, active white`. */
function namesIn(element: Element, attribute: string): readonly string[] {
  return element.getAttribute(attribute)?.split(", ") ?? [];
}

export function tracesIn(root: Element): Traces {
  const traces = new Map<string, Trace>();
  for (const element of root.querySelectorAll("[data-piece]")) {
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    for (const name of namesIn(element, "data-piece")) if (!traces.has(name)) traces.set(name, { box, element });
  }
  return traces;
}

/** Less than this is nothing to be seen. */
const LEAST_PX = 4;
const WAY_MS = 360;

/**
 * Lets every piece fly from where it was to where it is: what has its name now lay there before, and what is new comes from
 * the first place in `data-from` that was there. `scale` is how much larger the room is drawn.
 */
export function flyFrom(before: Traces, root: Element, scale: number): void {
  const ways: Way[] = [];
  // All are looked at before the first one moves: a look after a move has everything laid out again.
  for (const element of root.querySelectorAll("[data-piece]")) {
    const own = namesIn(element, "data-piece").find((name) => before.has(name));
    const origin = own ?? namesIn(element, "data-from").find((name) => before.has(name));
    const from = origin === undefined ? undefined : before.get(origin)?.box;
    const way = from && wayFrom(from, element, scale);
    if (way) ways.push(way);
  }
  for (const { element, x, y, size } of ways)
    element.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${size})`, zIndex: 9 },
        { transform: "none", zIndex: 9 },
      ],
      { duration: WAY_MS, easing: SETTLE, fill: "backwards" },
    );
}

/** How far from its place a piece begins, in its own units, and how large. */
interface Way {
  readonly element: Element;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function wayFrom(from: DOMRect, element: Element, scale: number): Way | null {
  const here = element.getBoundingClientRect();
  if (here.width === 0) return null;
  const unit = scale * zoomOf(element);
  const x = (from.x + from.width / 2 - here.x - here.width / 2) / unit;
  const y = (from.y + from.height / 2 - here.y - here.height / 2) / unit;
  if (Math.hypot(x, y) < LEAST_PX) return null;
  return { element, x, y, size: Math.min(1.6, Math.max(0.4, from.width / here.width)) };
}

/** How much larger a part of the page is drawn than it says; older browsers do not tell. */
function zoomOf(element: Element): number {
  return "currentCSSZoom" in element && typeof element.currentCSSZoom === "number" ? element.currentCSSZoom : 1;
}

export interface Flight {
  /** What is seen flying; it is copied. */
  readonly picture: Element;
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly delay?: number;
}

/** Something that is nowhere to be seen afterwards flies over everything else, and is gone. */
export function flyOver(sky: Element, { picture, from, to, delay = 0 }: Flight): void {
  const copy = picture.cloneNode(true);
  if (!(copy instanceof HTMLElement || copy instanceof SVGElement)) return;
  for (const name of ["data-piece", "data-spot", "id"]) copy.removeAttribute(name);
  const width = Math.min(from.width, 90);
  const height = Math.min(from.height, 90);
  const start = { x: from.x + (from.width - width) / 2, y: from.y + (from.height - height) / 2 };
  Object.assign(copy.style, {
    position: "absolute",
    left: `${start.x}px`,
    top: `${start.y}px`,
    margin: "0",
  });
  sky.append(copy);
  const x = to.x + to.width / 2 - start.x - width / 2;
  const y = to.y + to.height / 2 - start.y - height / 2;
  const end = `translate(${x}px, ${y}px) scale(0.6)`;
  const flight = copy.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: end, opacity: 1, offset: 0.88 },
      { transform: end, opacity: 0 },
    ],
    { duration: WAY_MS + FLIGHT_MS, delay, easing: "cubic-bezier(0.4, 0, 0.2, 1)", fill: "backwards" },
  );
  flight.finished.then(
    () => copy.remove(),
    () => copy.remove(),
  );
}
