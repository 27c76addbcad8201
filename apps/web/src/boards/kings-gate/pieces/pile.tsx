import type { Counter, Tile } from "@gatehouse/kings-gate";
import { memo, type ReactElement } from "react";
import { District } from "./district.tsx";
import type { Detail } from "./tile.ts";

interface PileProps {
  /** Lowest first. */
  readonly tiles: readonly Tile[];
  readonly x?: number;
  readonly y?: number;
  /** On the top tile. */
  readonly counter?: Counter | null;
  readonly detail?: Detail;
  /** All tiles side by side, the lowest at the left: what lies in the pile. */
  readonly fanned?: boolean;
}

const FAN_STEP = 62;

/** The tiles on one cell. What is covered looks out below and to the right, and a badge tells how many there are. */
export const Pile = memo(function Pile(props: PileProps): ReactElement | null {
  const { tiles, x = 0, y = 0, counter = null, detail = "full", fanned = false } = props;
  const top = tiles.at(-1);
  const under = tiles.at(-2);
  if (top === undefined) return null;
  if (fanned) {
    const left = (-FAN_STEP * (tiles.length - 1)) / 2;
    const shown = tiles.map((tile, layer) => ({ tile, layer, isTop: layer === tiles.length - 1 }));
    return (
      <g transform={`translate(${x} ${y})`}>
        {shown.map(({ tile, layer, isTop }) => (
          <District
            key={layer}
            tile={tile}
            x={left + FAN_STEP * layer}
            y={isTop ? -8 : 0}
            counter={isTop ? counter : null}
          />
        ))}
      </g>
    );
  }
  if (under === undefined) return <District tile={top} x={x} y={y} counter={counter} detail={detail} />;
  return (
    <g transform={`translate(${x} ${y})`}>
      <District tile={under} x={7.5} y={7} detail={detail} />
      <District tile={top} x={-3.5} y={-4.5} counter={counter} detail={detail} />
      <Layers count={tiles.length} />
    </g>
  );
});

function Layers({ count }: { readonly count: number }): ReactElement {
  return (
    <g transform="translate(88 11)">
      <circle r="18" fill="#fffaf0" stroke="#2b2118" strokeWidth="2.500" />
      <path
        d="M-9 5.500l9 4.500 9-4.500M-9 1l9 4.500 9-4.500"
        fill="none"
        stroke="#2b2118"
        strokeWidth="2.400"
        strokeLinejoin="round"
        opacity=".75"
      />
      <path d="M-9 -5l9 -4.500 9 4.500 -9 4.500Z" fill="#2b2118" />
      {count > 2 && (
        <g transform="translate(2 30)">
          <circle r="14" fill="#fffaf0" stroke="#2b2118" strokeWidth="2.500" />
          <text y="8" textAnchor="middle" fontSize="23" fontWeight="900" fill="#2b2118">
            {count}
          </text>
        </g>
      )}
    </g>
  );
}
