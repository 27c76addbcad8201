import type { ReactElement } from "react";

interface TowerProps {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly stone: string;
  /** A pointed roof of this colour and height; else the top is crenellated by `teeth`, or plain. */
  readonly roof?: string;
  readonly roofHeight?: number;
  readonly teeth?: number;
}

/** A tower or a wall standing on y = 0, shaded on its right. */
export function Tower({ x, width, height, stone, roof, roofHeight = 0, teeth = 0 }: TowerProps): ReactElement {
  const [top, middle, right] = [-height, x + width / 2, x + width];
  return (
    <>
      <path d={`M${x} 0V${top}H${right}V0Z${crenels(x, width, top, teeth)}`} fill={stone} />
      <path d={`M${x + width * 0.62} 0V${top}H${right}V0Z`} fill="#000" opacity=".16" />
      {roof && (
        <>
          <path d={`M${x - 2.5} ${top}L${middle} ${top - roofHeight}L${right + 2.5} ${top}Z`} fill={roof} />
          <path d={`M${middle} ${top - roofHeight}L${right + 2.5} ${top}H${middle}Z`} fill="#000" opacity=".2" />
        </>
      )}
    </>
  );
}

function crenels(x: number, width: number, top: number, teeth: number): string {
  const tooth = width / (2 * teeth - 1);
  return Array.from({ length: teeth }, (_, i) => `M${x + 2 * i * tooth} ${top + 1}v-5h${tooth}v5Z`).join("");
}

interface WindowsProps {
  /** Left feet of the windows. */
  readonly at: readonly (readonly [x: number, y: number])[];
  readonly width?: number;
  readonly height?: number;
  readonly fill?: string;
}

/** Round-arched windows, all in one path. */
export function Windows({ at, width = 3, height = 6, fill = "#f2c14e" }: WindowsProps): ReactElement {
  const r = width / 2;
  const path = at.map(([x, y]) => `M${x} ${y}v${r - height}a${r} ${r} 0 0 1 ${width} 0V${y}Z`).join("");
  return <path d={path} fill={fill} />;
}

interface FlagProps {
  readonly x: number;
  readonly y: number;
  readonly fill: string;
  readonly height?: number;
}

export function Flag({ x, y, fill, height = 10 }: FlagProps): ReactElement {
  return (
    <>
      <path d={`M${x} ${y}V${y - height}`} stroke="#2b2118" strokeWidth="1.200" />
      <path d={`M${x} ${y - height}l9 2.600l-9 3Z`} fill={fill} />
    </>
  );
}
