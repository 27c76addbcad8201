import type { ReactElement } from "react";
import { noiseAt } from "./noise.ts";

/** Covers are painted over this ground; a window of it is shown. */
export const GROUND = { x: -140, y: 0, width: 580, height: 340 } as const;

/** Round-arched openings standing on their points, as the data of one path. */
export function arches(at: readonly (readonly [x: number, y: number])[], width: number, height: number): string {
  const r = width / 2;
  return at.map(([x, y]) => `M${x} ${y}V${y - height + r}a${r} ${r} 0 0 1 ${width} 0V${y}Z`).join("");
}

/** The top of a wall from `x0` to `x1`, as path data. */
export function battlement(x0: number, x1: number, y: number, width: number, height: number): string {
  const teeth = Math.ceil((x1 - x0) / (2 * width));
  const tooth = (i: number) => {
    const x = x0 + 2 * width * i;
    return `V${y}H${Math.min(x + width, x1)}V${y + height}H${Math.min(x + 2 * width, x1)}`;
  };
  return `M${x0} ${y + height}${Array.from({ length: teeth }, (_, i) => tooth(i)).join("")}V${y + height + 2}H${x0}Z`;
}

interface SpireProps {
  readonly x: number;
  readonly base: number;
  readonly width: number;
  readonly height: number;
  readonly roof: number;
  /** Lit and shaded stone, lit and shaded roof. */
  readonly colours: readonly [string, string, string, string];
}

/** A slender tower with a pointed roof, shaded on its right. */
export function Spire({ x, base, width, height, roof, colours }: SpireProps): ReactElement {
  const [top, right, middle] = [base - height, x + width, x + width / 2];
  const [stone, shade, slate, dark] = colours;
  return (
    <>
      <path d={`M${x} ${base}V${top}H${right}V${base}Z`} fill={stone} />
      <path d={`M${x + width * 0.58} ${base}V${top}H${right}V${base}Z`} fill={shade} />
      <path d={`M${x - 3} ${top}L${middle} ${top - roof}L${right + 3} ${top}Z`} fill={slate} />
      <path d={`M${middle} ${top - roof}L${right + 3} ${top}H${x + width * 0.56}Z`} fill={dark} />
    </>
  );
}

/** Stars down to a height: three sizes, each one path of round dots. */
export function Stars({ count, to }: { readonly count: number; readonly to: number }): ReactElement {
  const dots = (size: number) =>
    Array.from({ length: Math.ceil(count / 3) }, (_, i) => {
      const [x, y] = [GROUND.x + noiseAt(i, size, 1) * GROUND.width, noiseAt(i, size, 2) * to];
      return `M${x.toFixed(0)} ${y.toFixed(1)}h.01`;
    }).join("");
  return (
    <g stroke="#fff3d6" strokeLinecap="round">
      <path d={dots(1)} strokeWidth="1.200" opacity=".55" />
      <path d={dots(2)} strokeWidth="1.800" opacity=".7" />
      <path d={dots(3)} strokeWidth="2.600" opacity=".85" />
    </g>
  );
}
