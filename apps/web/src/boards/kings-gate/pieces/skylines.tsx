import { DRAGON } from "@gatehouse/kings-gate";
import type { ReactElement } from "react";

interface Skyline {
  /** Walls in the pale tone. */
  readonly walls: string;
  /** Roofs and ropes as lines in the deep tone. */
  readonly roofs: string;
  /** Doors, windows and pointed roofs filled in the deep tone. */
  readonly dark: string;
  readonly smoke?: string;
}

const cottage = (x: number, top: number) => ({
  walls: `M${x} 92V80L${x + 11} ${top}L${x + 22} 80V92Z`,
  roofs: `M${x - 2} 81L${x + 11} ${top - 1}L${x + 24} 81`,
  dark: `M${x + 8} 92v-8h6v8Z`,
});
const gable = (x: number, top: number) => ({
  walls: `M${x} 92V${top + 10}h4v-5h4v-5h4v5h4v5h4V92Z`,
  roofs: "",
  dark: [13, 21].map((dy) => `M${x + 5} ${top + dy}h4v5h-4ZM${x + 11} ${top + dy}h4v5h-4Z`).join(""),
});
const joined = (parts: readonly Skyline[]): Skyline => ({
  walls: parts.map(({ walls }) => walls).join(""),
  roofs: parts.map(({ roofs }) => roofs).join(""),
  dark: parts.map(({ dark }) => dark).join(""),
});

/** Cut-paper silhouettes by printed number, standing on y = 92. */
const SKYLINES: readonly Skyline[] = [
  {
    walls: "M18 92V70L36 58L54 70V92ZM61 70h19v19h-19Z",
    roofs: "M14 72L36 56L58 72M58 66H82M70.500 66V70",
    dark: "M31 92V78h10v14ZM64.500 75h8.500v10h-8.500ZM74 77h2.800v6h-2.800Z",
  },
  joined([cottage(12, 70), cottage(40, 67), cottage(66, 70)]),
  {
    walls: "M12 92V72L30 64V72L48 64V72L66 64V92ZM71 92V58H83V92Z",
    roofs: "M12 72L30 63V72L48 63V72L66 63",
    dark: "M18 79h8v6h-8ZM34 79h8v6h-8ZM51 79h9v13h-9Z",
    smoke: "M77 54c4-3-2-5 3-9",
  },
  {
    walls: "M10 92V64h5v4h5v-4h5v4h5v-4h4V74H66V64h4v4h5v-4h5v4h5v-4h5V92Z",
    roofs: "",
    dark: "M42 92V84a8 8 0 0 1 16 0V92ZM20 74h4v9h-4ZM76 74h4v9h-4Z",
  },
  joined([gable(10, 64), gable(30, 60), gable(50, 66), gable(70, 61)]),
  {
    walls: "M10 92V66h14v26ZM76 92V66h14v26ZM24 92V74h6v4h6v-4h6v4h5v-4h6v4h6v-4h6v4h6v-4h5V92Z",
    roofs: "",
    dark: "M8 67L17 52L26 67ZM74 67L83 52L92 67ZM43 92V84a7 7 0 0 1 14 0V92Z",
  },
];

const FLAMES =
  "M8 92c4-14 10-8 12-20c6 6 4 10 9 12c2-10 8-10 9-18c6 6 6 12 9 16c3-8 7-8 8-16c5 5 4 10 8 14c2-6 6-8 7-14c5 8 4 12 9 14" +
  "c5 2 9 4 11 12Z";
const EMBERS = "M18 92c3-9 8-5 10-11c4 6 5 8 9 9c3-5 5-5 7-10c4 5 5 8 9 10c4-4 5-5 7-9c5 5 4 8 9 11Z";

interface SkylineProps {
  readonly district: number;
  readonly pale: string;
  readonly deep: string;
}

/** The silhouette along the foot of a district. */
export function SkylineArt({ district, pale, deep }: SkylineProps): ReactElement | null {
  if (district === DRAGON) {
    return (
      <>
        <path d={FLAMES} fill="#f3a63b" />
        <path d={EMBERS} fill="#ffe08a" />
      </>
    );
  }
  const skyline = SKYLINES[district];
  if (!skyline) return null;
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path d={skyline.walls} fill={pale} stroke={deep} strokeWidth="2.2" />
      {skyline.roofs && <path d={skyline.roofs} fill="none" stroke={deep} strokeWidth="3.4" />}
      <path d={skyline.dark} fill={deep} />
      {skyline.smoke && <path d={skyline.smoke} fill="none" stroke={pale} strokeWidth="3" />}
    </g>
  );
}
