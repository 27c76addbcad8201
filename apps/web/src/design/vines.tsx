import { type ReactElement, useId } from "react";

const STEP = 44;
const WIDTH = 44;
const LEAVES = ["#b0352e", "#2c5d9f", "#3b7a45", "#d6981f"] as const;

/** One bend of the stem with its tendril, leaf and berry; bends alternate left and right. */
function Bend({ index, fill }: { readonly index: number; readonly fill: string }): ReactElement {
  const side = index % 2 === 0 ? -1 : 1;
  const [top, mid, out] = [index * STEP, WIDTH / 2, 7.2 * side];
  const [x, y] = [mid + out * 0.72, top + STEP / 2];
  const tendril = `M${x} ${y}c${-10 * side} 6 ${-12 * side} 14 ${-3 * side} 16c${6 * side} 1 ${7 * side} -8 ${side} -9`;
  return (
    <>
      <path
        d={`M${mid} ${top}C${mid + out} ${top + STEP * 0.3} ${mid + out} ${top + STEP * 0.7} ${mid} ${top + STEP}`}
        strokeWidth="2.2"
      />
      <path d={tendril} strokeWidth="1.6" />
      <g transform={`translate(${x + 4 * side} ${y - 8}) rotate(${90 - 20 * side})`} stroke="none">
        <path
          d="M0 0C5 -7 13 -7 17 0C13 7 5 7 0 0Z"
          fill={fill}
          stroke="#2b2118"
          strokeOpacity=".35"
          strokeWidth=".8"
        />
        <path d="M2 0H14" stroke="#fff" strokeOpacity=".5" />
      </g>
      <circle cx={mid - 7 * side} cy={top + STEP - 5} r="3" fill="#d9a83f" stroke="#7a5410" strokeWidth=".8" />
    </>
  );
}

/** A painted vine that fills the height of its box, as on the margins of a book. */
export function Vine({ className }: { readonly className?: string }): ReactElement {
  const id = useId();
  return (
    <svg className={className} width={WIDTH} height="100%" aria-hidden="true">
      <pattern id={id} width={WIDTH} height={STEP * LEAVES.length} patternUnits="userSpaceOnUse">
        <g fill="none" stroke="#3f6b46" strokeLinecap="round">
          {LEAVES.map((fill, index) => (
            <Bend key={fill} index={index} fill={fill} />
          ))}
        </g>
      </pattern>
      <rect width={WIDTH} height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
