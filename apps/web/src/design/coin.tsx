import type { ReactElement } from "react";

interface CoinShapeProps {
  readonly x?: number;
  readonly y?: number;
  readonly r: number;
  readonly value: number;
  readonly fontSize?: number;
}

/** A prize as a gold coin, inside a drawing; needs `PieceDefs` on the page. */
export function CoinShape({ x = 0, y = 0, r, value, fontSize = r * 1.5 }: CoinShapeProps): ReactElement {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r} cy={r * 0.12} fill="#000" opacity=".4" />
      <circle r={r} fill="#5a3b0a" />
      <circle r={r - r * 0.09} fill="url(#gold-token)" />
      <circle r={r * 0.77} fill="none" stroke="#8a611a" strokeWidth={r * 0.06} />
      <text y={fontSize * 0.345} textAnchor="middle" fontSize={fontSize} fontWeight="900" fill="#2b1a05">
        {value}
      </text>
    </g>
  );
}

interface CoinProps {
  readonly value: number;
  readonly size?: number;
  /** What it is, where no text beside it says so. */
  readonly label?: string;
}

/** A prize as a gold coin in a line of text. */
export function Coin({ value, size = 26, label }: CoinProps): ReactElement {
  const coin = <CoinShape r={12} value={value} />;
  if (label === undefined) {
    return (
      <svg width={size} height={size} viewBox="-13 -13 26 27" aria-hidden="true">
        {coin}
      </svg>
    );
  }
  return (
    <svg width={size} height={size} viewBox="-13 -13 26 27" role="img" aria-label={label}>
      {coin}
    </svg>
  );
}
