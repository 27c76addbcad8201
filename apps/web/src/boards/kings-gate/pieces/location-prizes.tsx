import { LOCATIONS } from "@gatehouse/kings-gate";
import type { ReactElement } from "react";
import { CoinShape } from "../../../design/coin.tsx";
import { digitDrop, type House, SEAT_STYLES, shapePath } from "../../../design/seats.tsx";
import { CounterToken } from "./counter-token.tsx";

/** A prize that was won. */
export interface Won {
  readonly house: House;
  readonly points: number;
}

const COINS = {
  full: [
    { x: 119, y: 59, r: 19, font: 29 },
    { x: 153, y: 62, r: 15.5, font: 25 },
    { x: 182, y: 64, r: 13.5, font: 23 },
  ],
  plain: [
    { x: 103, y: 62, r: 23, font: 36 },
    { x: 143, y: 64, r: 19, font: 33 },
    { x: 177, y: 65, r: 17, font: 32 },
  ],
} as const;

/** What can be won: a coin per place, and in the corner the counters for the first ones. */
export function Prizes({ location, plain }: { readonly location: number; readonly plain: boolean }): ReactElement {
  const { prizes = [], counters = [] } = LOCATIONS[location] ?? {};
  return (
    <>
      {COINS[plain ? "plain" : "full"].map(({ x, y, r, font }, place) => (
        <CoinShape key={x} x={x} y={y} r={r} value={prizes[place] ?? 0} fontSize={font} />
      ))}
      {!plain &&
        counters.map((counter, place) => (
          <CounterToken key={counter} counter={counter} x={20 + 29 * place} y={78} r={14} />
        ))}
    </>
  );
}

interface WinnersProps {
  readonly won: readonly Won[];
  readonly plain: boolean;
  /** The line round an emblem on a dark ground. */
  readonly edge: string | null;
}

/** What was won, and by whom. */
export function Winners({ won, plain, edge }: WinnersProps): ReactElement {
  const [r, y, step, font] = plain ? [17, 62, 38, 32] : [15, 61, 31, 25];
  return (
    <>
      {won.map(({ house, points }, place) => {
        const { shape, fill, deep, ink } = SEAT_STYLES[house];
        const isTriangle = shape === "triangle";
        const size = isTriangle ? r * 1.08 : r;
        const x = 190 - step * (won.length - place - 0.5);
        return (
          <g key={`${house}${x}`}>
            <path
              d={shapePath(shape, x, y, size)}
              fill={fill}
              stroke={edge ?? deep}
              strokeWidth="2.200"
              strokeLinejoin="round"
            />
            <text
              x={x}
              y={y + digitDrop(shape) * size + font * 0.32}
              textAnchor="middle"
              fontSize={isTriangle ? font * 0.9 : font}
              fontWeight="900"
              fill={ink}
            >
              {points}
            </text>
          </g>
        );
      })}
    </>
  );
}
