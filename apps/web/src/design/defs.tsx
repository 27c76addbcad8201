import type { ReactElement } from "react";
import { HOUSES, type House, type Pattern, SEAT_STYLES } from "./seats.tsx";

const ALL: readonly House[] = [...HOUSES, "ivory"];

function Marks({ pattern, stroke }: { readonly pattern: Pattern; readonly stroke: string }): ReactElement | null {
  if (pattern === "lines") return <path d="M0 4H10" stroke={stroke} strokeWidth="2.6" />;
  if (pattern === "diagonals") return <path d="M3 0V10" stroke={stroke} strokeWidth="2.8" />;
  if (pattern === "dots")
    return <path d="M3 3v.01M8.500 8.500v.01" stroke={stroke} strokeWidth="4" strokeLinecap="round" />;
  return null;
}

const STEP: Readonly<Record<Pattern, readonly [number, number]>> = {
  plain: [10, 10],
  lines: [10, 8],
  dots: [11, 11],
  diagonals: [9, 9],
};

/** Gradients `#seat-<house>` and patterns `#pattern-<house>`, to be filled over each other. */
function SeatPatternDefs(): ReactElement {
  return (
    <>
      {ALL.map((house) => {
        const { pattern, fill, light, deep } = SEAT_STYLES[house];
        const [width, height] = STEP[pattern];
        return (
          <g key={house}>
            <linearGradient id={`seat-${house}`} x2="0" y2="1">
              <stop stopColor={light} />
              <stop offset=".55" stopColor={fill} />
            </linearGradient>
            <pattern
              id={`pattern-${house}`}
              width={width}
              height={height}
              patternUnits="userSpaceOnUse"
              patternTransform={pattern === "diagonals" ? "rotate(45)" : undefined}
            >
              <g opacity={pattern === "dots" ? "calc(var(--pattern) + .12)" : "var(--pattern)"}>
                <Marks pattern={pattern} stroke={house === "ivory" ? deep : "#fff"} />
              </g>
            </pattern>
          </g>
        );
      })}
    </>
  );
}

/** What drawings anywhere on the page refer to by id; once per page, near its top. */
export function PieceDefs(): ReactElement {
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: "absolute" }}>
      <defs>
        <SeatPatternDefs />
        <radialGradient id="gold-token" cx=".35" cy=".28" r=".9">
          <stop stopColor="#ffeeb4" />
          <stop offset=".45" stopColor="#eec25c" />
          <stop offset="1" stopColor="#b67f1f" />
        </radialGradient>
        <linearGradient id="gold-bar" x2="0" y2="1">
          <stop stopColor="#f9e3a0" />
          <stop offset=".5" stopColor="#d5a43e" />
          <stop offset="1" stopColor="#8f651a" />
        </linearGradient>
        <linearGradient id="gold-letter" x2="0" y2="1">
          <stop stopColor="#fff0b8" />
          <stop offset=".5" stopColor="#e9bf5a" />
          <stop offset="1" stopColor="#c08a26" />
        </linearGradient>
      </defs>
    </svg>
  );
}
