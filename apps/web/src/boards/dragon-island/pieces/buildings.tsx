import type { Building, Colour } from "@gatehouse/dragon-island";
import type { ReactElement } from "react";
import { type House, SEAT_STYLES, shapePath } from "../../../design/seats.tsx";
import { DRAGON_FILLS } from "./figures.tsx";

const PAPER = { fill: "#fff8e6", stroke: "#fff8e6", strokeWidth: 11, strokeLinejoin: "round" } as const;

const BACK_POSTS = [-46, -34, -20, -7, 7, 20, 34, 46];
const FRONT_POSTS = [-46, -33, -20, -7, 7, 20, 33, 46];

/** How far down a post of the fence stands: the fence is an ellipse. */
const bow = (x: number) => Math.sqrt(1 - (x / 52) ** 2) * 22;

/** The far half of a Pen; what is in it comes before the near half. */
export function PenBack(): ReactElement {
  const posts = BACK_POSTS.map((x) => {
    const y = 26 - bow(x);
    return `M${x - 4} ${y + 2}V${y - 24}L${x} ${y - 31}L${x + 4} ${y - 24}V${y + 2}Z`;
  });
  return (
    <g stroke="#3a240f" strokeWidth="2">
      <ellipse cy="26" rx="52" ry="24" fill="#5b3d1f" stroke="none" opacity=".55" />
      <path d={posts.join("")} fill="#8a5f34" />
      <path d="M-48 4Q0 -16 48 4" fill="none" strokeWidth="4" />
    </g>
  );
}

/** The near half of a Pen with its owner's sign. */
export function PenFront({ house }: { readonly house: House }): ReactElement {
  const posts = FRONT_POSTS.map((x) => {
    const y = 26 + bow(x);
    return `M${x - 5} ${y + 2}V${y - 22}L${x} ${y - 30}L${x + 5} ${y - 22}V${y + 2}Z`;
  });
  const { shape, fill } = SEAT_STYLES[house];
  return (
    <g strokeLinejoin="round">
      <path d={posts.join("")} fill="#b27c45" stroke="#3a240f" strokeWidth="2.200" />
      <path d="M-50 22Q0 54 50 22" fill="none" stroke="#3a240f" strokeWidth="5" />
      <path d="M-50 22Q0 54 50 22" fill="none" stroke="#d8a263" strokeWidth="2.500" />
      <path d={shapePath(shape, 0, 40, 13)} fill={fill} stroke="#fff6dd" strokeWidth="3" />
    </g>
  );
}

export function Spire(): ReactElement {
  return (
    <g>
      <ellipse cy="44" rx="34" ry="10" fill="#000" opacity=".35" />
      <path d="M-20 44L-12 -26L0 -70L12 -26L20 44Z" {...PAPER} />
      <path d="M-20 44L-12 -26L0 -70L12 -26L20 44Z" fill="#7d6bd0" />
      <path d="M0 -70L12 -26L20 44H4Z" fill="#4d3c9c" />
      <path d="M-12 -26L0 -12L12 -26" fill="none" stroke="#e3dcff" strokeWidth="3" />
      <path d="M-34 44L-26 6L-16 44ZM34 44L27 12L17 44Z" fill="#9c8be6" stroke="#fff8e6" strokeWidth="3" />
      <circle cy="-40" r="9" fill="#fff4b8" opacity=".9" />
    </g>
  );
}

const CAVE = "M-52 40C-50 4 -30 -36 0 -38C30 -36 50 4 52 40Z";

/** A cave with the eyes of the pet in it. */
export function Lair({ colour }: { readonly colour: Colour }): ReactElement {
  return (
    <g>
      <ellipse cy="40" rx="52" ry="13" fill="#000" opacity=".35" />
      <path d={CAVE} {...PAPER} />
      <path d={CAVE} fill="#7c7062" />
      <path d="M-52 40C-48 10 -36 -14 -14 -20C-24 4 -26 20 -26 40Z" fill="#9d907e" />
      <path d="M-26 40C-26 12 -14 -8 2 -8C18 -8 28 12 28 40Z" fill="#1c1410" />
      <g fill={DRAGON_FILLS[colour]} stroke="#fff" strokeWidth="1.500">
        <circle cx="-7" cy="18" r="6" />
        <circle cx="9" cy="18" r="6" />
      </g>
      <path d="M-8.500 12h3v12h-3ZM7.500 12h3v12h-3Z" fill="#ffe9a0" />
    </g>
  );
}

export function Tower({ house }: { readonly house: House }): ReactElement {
  const { deep, fill, shape } = SEAT_STYLES[house];
  const roof = "M-28 -26L0 -72L28 -26Z";
  return (
    <g>
      <ellipse cy="44" rx="36" ry="11" fill="#000" opacity=".35" />
      <path d={`M-24 44L-19 -26H19L24 44Z${roof}`} {...PAPER} />
      <path d="M-24 44L-19 -26H19L24 44Z" fill="#d9cba8" />
      <path d="M4 44L5 -26H19L24 44Z" fill="#a8976d" />
      <path d={roof} fill={`url(#seat-${house})`} stroke={deep} strokeWidth="2.500" />
      <path d={roof} fill={`url(#pattern-${house})`} />
      <path d="M-7 44V28a7 7 0 0 1 14 0V44Z" fill="#4a3018" />
      <path d={shapePath(shape, 0, 0, 12)} fill={fill} stroke="#4a3018" strokeWidth="2.500" strokeLinejoin="round" />
    </g>
  );
}

export function Castle(): ReactElement {
  return (
    <g strokeLinejoin="round">
      <ellipse cy="46" rx="62" ry="16" fill="#000" opacity=".3" />
      <g stroke="#4f4227" strokeWidth="2.500">
        <path d="M-54 44V-6h8v7h8v-7h8v7h8v-7h6V44ZM24 44V-6h6v7h8v-7h8v7h8v-7h0V44Z" fill="#cbbd97" />
        <path d="M-20 44V-40h8v8h8v-8h8v8h8v-8h8V44Z" fill="#efe4c6" />
      </g>
      <path d="M10 44V-32h10V44Z" fill="#000" opacity=".12" />
      <path d="M-9 44V26a9 9 0 0 1 18 0V44ZM-5 -18h10v14h-10Z" fill="#4a3018" />
      <path d="M0 -40V-72" stroke="#4a3018" strokeWidth="3.500" />
      <path d="M2 -72L34 -63L2 -54Z" fill="#6a4fb0" stroke="#fff8e6" strokeWidth="2" />
    </g>
  );
}

/** The pet that a Lair is for, or `null`: it is another building. */
export function lairColour(building: Building): Colour | null {
  switch (building) {
    case "blue-lair":
      return "blue";
    case "green-lair":
      return "green";
    case "red-lair":
      return "red";
    case "white-lair":
      return "white";
    case "gold-lair":
      return "gold";
    default:
      return null;
  }
}

/** Any building by itself, such as in a choice. */
export function BuildingFigure({
  building,
  house,
}: {
  readonly building: Building;
  readonly house: House;
}): ReactElement {
  const colour = lairColour(building);
  if (colour) return <Lair colour={colour} />;
  if (building === "spire") return <Spire />;
  return (
    <>
      <PenBack />
      <PenFront house={house} />
    </>
  );
}
