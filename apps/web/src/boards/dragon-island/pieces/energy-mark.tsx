import type { ReactElement } from "react";
import { TERRAIN_STYLES } from "./terrain.ts";

interface EnergyMarkProps {
  readonly x?: number;
  readonly y?: number;
  readonly r: number;
}

/** Energy of whatever colour: a disc in the four colours of cubes. */
export function EnergyMark({ x = 0, y = 0, r }: EnergyMarkProps): ReactElement {
  const quarters = (["blue", "green", "red", "white"] as const).map((colour, index) => (
    <path
      key={colour}
      transform={`rotate(${index * 90})`}
      d="M0 0V-1A1 1 0 0 1 1 0Z"
      fill={colour === "white" ? "#fff" : TERRAIN_STYLES[colour].dark}
    />
  ));
  return (
    <g transform={`translate(${x} ${y}) scale(${r})`}>
      <circle r="1.16" fill="#fff6dd" />
      {quarters}
    </g>
  );
}
