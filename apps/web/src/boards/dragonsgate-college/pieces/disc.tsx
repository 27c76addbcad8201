import type { ReactElement } from "react";
import { type House, SEAT_STYLES, shapePath } from "../../../design/seats.tsx";

interface DiscProps {
  readonly house: House;
  readonly size?: number;
  /** Which piece it is, so that it can be seen moving. */
  readonly piece?: string;
}

/** A seat's disc on a track: hue, pattern and shape. */
export function Disc({ house, size = 22, piece }: DiscProps): ReactElement {
  const { fill, shape } = SEAT_STYLES[house];
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20.500"
      aria-hidden="true"
      data-piece={piece}
      style={{ flex: "none", display: "block" }}
    >
      <circle cx="10" cy="11.400" r="9" fill="#000" opacity=".35" />
      <circle cx="10" cy="10" r="9" fill={fill} stroke="#fff8e6" strokeWidth="1.300" />
      <circle cx="10" cy="10" r="9" fill={`url(#pattern-${house})`} />
      <path d={shapePath(shape, 10, 10, 4.2)} fill="#fffaf0" stroke="#0006" strokeWidth=".5" />
    </svg>
  );
}
