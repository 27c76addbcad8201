import type { Counter } from "@gatehouse/kings-gate";
import type { ReactElement } from "react";
import { Glyph, type IconName } from "../../../design/icons.tsx";

/** The icon of each character, also for lines of text. */
export const COUNTER_ICONS: Readonly<Record<Counter, IconName>> = {
  king: "crown",
  bishop: "pope-crown",
  wizard: "pointy-hat",
  guildmaster: "scales",
  merchant: "two-coins",
  sorceress: "fairy-wand",
};

interface CounterTokenProps {
  readonly counter: Counter;
  readonly x?: number;
  readonly y?: number;
  readonly r?: number;
}

/** A character counter round its centre. The Guildmaster shows what he adds. */
export function CounterToken({ counter, x = 0, y = 0, r = 25 }: CounterTokenProps): ReactElement {
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 25})`}>
      <circle r="26" cy="3" fill="#1a1208" opacity=".4" />
      <circle r="25" fill="#5a3b0a" />
      <circle r="23.500" fill="url(#gold-token)" />
      <circle r="20" fill="none" stroke="#7a5410" strokeWidth="1.400" strokeDasharray="1.500 2.500" />
      {counter === "guildmaster" && r >= 20 ? (
        <text y="9.500" textAnchor="middle" fontSize="27" fontWeight="900" fill="#3a2605">
          +2
        </text>
      ) : (
        <Glyph name={COUNTER_ICONS[counter]} x={0} y={0} size={29} fill="#3a2605" />
      )}
    </g>
  );
}
