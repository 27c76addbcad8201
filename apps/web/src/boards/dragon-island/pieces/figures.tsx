import type { Colour } from "@gatehouse/dragon-island";
import type { ReactElement } from "react";
import { Glyph, type IconName } from "../../../design/icons.tsx";
import { type House, SEAT_STYLES, shapePath } from "../../../design/seats.tsx";

/** A silhouette per colour: dragons are told apart without their hue. That of the ice is drawn below. */
const DRAGONS: Readonly<Record<Exclude<Colour, "white">, IconName>> = {
  blue: "sea-dragon",
  green: "dragon-spiral",
  red: "wyvern",
  gold: "dragon-head",
};

export const DRAGON_FILLS: Readonly<Record<Colour, string>> = {
  blue: "#1d5fae",
  green: "#1f7434",
  red: "#c22a1e",
  white: "#eef4f8",
  gold: "#c98a08",
};

interface DragonProps {
  readonly colour: Colour;
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
}

/** A dragon like a piece of cut wood. */
export function Dragon({ colour, x = 0, y = 0, size }: DragonProps): ReactElement {
  return (
    <>
      <ellipse cx={x} cy={y + size * 0.48} rx={size * 0.42} ry={size * 0.12} fill="#000" opacity=".35" />
      {colour === "white" ? (
        <IceDragon x={x} y={y} size={size} />
      ) : (
        <Glyph name={DRAGONS[colour]} x={x} y={y} size={size} fill={DRAGON_FILLS[colour]} edge="#fff8e6" />
      )}
    </>
  );
}

const ICE =
  "M49 -27L45 -20L31 -16L24 -9L27 5L31 16L26 26L33 46H17L13 35L1 37L3 46H-13L-11 33L-25 37L-40 33L-49 16L-36 23L-22 19L-14 10L-27 11L-46 1L-35 -4L-47 -22L-31 -21L-35 -47L-6 -13L3 -23L9 -35L2 -45L16 -39L19 -49L27 -39L38 -34Z";
const ICE_SHADE = "M-35 -47L-6 -13L-14 10L-31 -21ZM24 -9L27 5L31 16L26 26L13 35L1 37L14 18L15 0Z";
const ICE_EDGES = "M-35 -47L-14 10M-47 -22L-12 0M-46 1L-14 8M9 -35L15 0L14 18L-11 33M3 -23L15 0M49 -27L24 -24";

interface IceDragonProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A dragon cut like a crystal. */
function IceDragon({ x, y, size }: IceDragonProps): ReactElement {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`} strokeLinejoin="round" strokeLinecap="round">
      <path d={ICE} fill="#24384a" stroke="#24384a" strokeWidth="9" />
      <path d={ICE} fill="#f4f9fd" />
      <path d={ICE_SHADE} fill="#a9c6dc" />
      <path d={ICE_EDGES} fill="none" stroke="#4f7391" strokeWidth="2.400" />
      <path d="M25 -31l9 2.500l-6 3Z" fill="#12303c" />
    </g>
  );
}

const ROBE =
  "M0 -58C8 -48 14 -30 20 -12C30 -10 36 -6 36 -3C36 2 22 4 20 4C24 18 30 36 34 46C22 52 -22 52 -34 46C-30 36 -24 18 -20 4C-22 4 -36 2 -36 -3C-36 -6 -30 -10 -20 -12C-16 -26 -10 -44 -16 -50C-12 -58 -4 -60 0 -58Z";

interface WizardProps {
  readonly house: House;
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
}

/** A wizard in its colour, with pattern and sign on the robe. */
export function WizardFigure({ house, x = 0, y = 0, size }: WizardProps): ReactElement {
  const { deep, shape } = SEAT_STYLES[house];
  const edge = house === "ivory" ? "#4a4233" : "#fff8e6";
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`}>
      <ellipse cy="48" rx="42" ry="12" fill="#000" opacity=".4" />
      <path d={ROBE} fill={edge} stroke={edge} strokeWidth="13" strokeLinejoin="round" />
      <path d={ROBE} fill={`url(#seat-${house})`} stroke={deep} strokeWidth="3" />
      <path d={ROBE} fill={`url(#pattern-${house})`} />
      <path d="M-20 -12C-8 -6 8 -6 20 -12" fill="none" stroke={deep} strokeWidth="4" />
      <ellipse cy="-1" rx="10" ry="7" fill="#f2cfa4" />
      <path d="M-10 2C-8 20 -3 24 0 27C3 24 8 20 10 2C4 6 -4 6 -10 2Z" fill="#fbf6ea" />
      <path d={shapePath(shape, 0, 37, 8.5)} fill="#fffaf0" stroke={deep} strokeWidth="2.500" strokeLinejoin="round" />
    </g>
  );
}

/** Where a treasure was found. */
export function TreasureMark({
  x = 0,
  y = 0,
  r = 17,
}: {
  readonly x?: number;
  readonly y?: number;
  readonly r?: number;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 17})`}>
      <circle r="17" cy="3" fill="#000" opacity=".4" />
      <circle r="17" fill="#5a3b0a" />
      <circle r="15" fill="url(#gold-token)" />
      <path d="M-7 -7L7 7M7 -7L-7 7" stroke="#7c1f1a" strokeWidth="5.500" strokeLinecap="round" />
    </g>
  );
}
