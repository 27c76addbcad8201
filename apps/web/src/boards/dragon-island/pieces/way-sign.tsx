import type { ReactElement } from "react";
import type { Way } from "../ways.ts";

/** Two footprints, a wing, and the whirl of a teleport; whoever enters walks. */
const STEP =
  "M-11 3C-12 -3 -10 -8 -6 -8C-2 -8 -1 -3 -2 2C-3 5 -10 6 -11 3ZM-10 8C-8 9 -5 9 -3 7C-2 12 -4 14 -6 14C-9 14 -11 11 -10 8ZM2 -5C1 -11 3 -15 7 -15C11 -15 12 -9 11 -4C10 -1 3 -1 2 -5ZM3 0C5 1 8 1 10 0C11 4 9 6 7 6C4 6 2 4 3 0Z";
const DRAWINGS: Readonly<Record<Way["kind"], ReactElement>> = {
  enter: <path d={STEP} fill="#fff3d6" />,
  step: <path d={STEP} fill="#fff3d6" />,
  flight: (
    <path
      d="M-13 8C-13 -4 -4 -12 13 -12C11 -7 8 -5 4 -4C8 -4 10 -4 11 -4C9 1 5 3 1 3C4 4 6 4 7 4C4 9 -4 11 -13 8Z"
      fill="#fff3d6"
    />
  ),
  teleport: (
    <path
      d="M1 1C4 -3 -3 -6 -6 -2C-10 4 -3 11 4 9C13 6 14 -6 6 -11C-1 -15 -10 -12 -13 -5"
      fill="none"
      stroke="#fff3d6"
      strokeWidth="4"
      strokeLinecap="round"
    />
  ),
};

export function isWay(kind: string): kind is Way["kind"] {
  return kind in DRAWINGS;
}

/** How a wizard gets to a tile: on foot, on the wings of a pet, or by teleport. */
export function WaySign({ kind }: { readonly kind: Way["kind"] }): ReactElement {
  return (
    <>
      <circle r="21" fill="#fff6dd" />
      <circle r="18.5" fill="#0f6b54" />
      {DRAWINGS[kind]}
    </>
  );
}
