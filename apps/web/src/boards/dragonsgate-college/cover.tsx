import { type ReactElement, useId } from "react";
import { type GameCover, SceneBox } from "../../design/cover.tsx";
import { arches, GROUND, Spire, Stars } from "../../design/scenery.tsx";

const OUTER = ["#6f5a92", "#574579", "#3c2c66", "#2d2050"] as const;
const INNER = ["#7d679f", "#5f4c82", "#46347a", "#33255c"] as const;
const KEEP = ["#937db4", "#6f5a93", "#4f3b86", "#382a66"] as const;
const WINDOWS = arches(
  [
    [140, 162],
    [157, 162],
    [98, 216],
    [108, 216],
    [194, 216],
    [204, 216],
    [68, 222],
    [75, 238],
    [224, 226],
    [230, 242],
    [122, 214],
    [176, 214],
  ],
  5,
  11,
);
const LAMPS = [
  [100, 306],
  [206, 306],
  [118, 280],
  [186, 280],
] as const;

/** The college on its rock at dusk, dice in its gables. */
function Scene(): ReactElement {
  const id = useId();
  return (
    <SceneBox strip={{ top: 82, height: 190, middle: 150 }} square={{ top: 60, height: 190, middle: 155 }}>
      <linearGradient id={`${id}sky`} x2="0" y2="1">
        <stop stopColor="#1f1740" />
        <stop offset=".36" stopColor="#4b3378" />
        <stop offset=".6" stopColor="#a2597f" />
        <stop offset=".74" stopColor="#e7936a" />
        <stop offset=".84" stopColor="#fbd08a" />
      </linearGradient>
      <radialGradient id={`${id}moon`}>
        <stop stopColor="#fff0c4" stopOpacity=".45" />
        <stop offset="1" stopColor="#ffdf9a" stopOpacity="0" />
      </radialGradient>
      <rect {...GROUND} fill={`url(#${id}sky)`} />
      <Stars count={90} to={150} />
      <circle cx="74" cy="112" r="50" fill={`url(#${id}moon)`} />
      <path d="M82 96a20 20 0 1 0 6 30a17 17 0 1 1 -6 -30Z" fill="#fff2cf" />
      <path
        d="M-140 236L-90 200L-40 226L10 186L60 222L110 200L170 228L230 184L290 224L350 196L440 236V340H-140Z"
        fill="#7b4a7c"
        opacity=".75"
      />
      <path d="M-140 262L-60 234L0 252L70 228L150 250L220 226L300 252L370 236L440 258V340H-140Z" fill="#553768" />
      <path d="M30 300L52 258L84 246L104 226H196L220 250L252 262L272 300Z" fill="#3b2751" />
      <path d="M150 226H196L220 250L252 262L272 300H180Z" fill="#2f1f44" />
      <Spire x={62} base={256} width={20} height={62} roof={34} colours={OUTER} />
      <Spire x={218} base={258} width={20} height={56} roof={36} colours={OUTER} />
      <Spire x={90} base={250} width={26} height={92} roof={44} colours={INNER} />
      <Spire x={186} base={250} width={26} height={84} roof={46} colours={INNER} />
      <path d="M112 250V170L150 138L190 170V250Z" fill="#8a73ab" />
      <path d="M150 138L190 170V250H152Z" fill="#6b568e" />
      <path d="M106 172L150 134L196 172L190 174L150 141L112 174Z" fill="#33255c" />
      <Spire x={134} base={172} width={34} height={74} roof={58} colours={KEEP} />
      <path d="M151 41V20" stroke="#f3d38b" strokeWidth="2" />
      <path d="M151 20c10 -4 12 4 22 0v11c-10 4 -12 -4 -22 0Z" fill="#d9a441" />
      <Die x={151} y={126} size={11} pips={FIVE} />
      <Die x={103} y={186} size={7.5} pips={THREE} />
      <Die x={199} y={190} size={7.5} pips={SIX} />
      <path d={WINDOWS} fill="#ffd47a" />
      <circle cx="151" cy="196" r="13" fill="#2b1d48" stroke="#f0c56a" strokeWidth="2" />
      <path d="M151 183V209M138 196H164M142 187L160 205M160 187L142 205" stroke="#ffd47a" strokeWidth="1.600" />
      <circle cx="151" cy="196" r="5" fill="#e06a4a" stroke="#ffd47a" strokeWidth="1.600" />
      <path d="M120 262V232a31 28 0 0 1 62 0V262Z" fill="#4a3568" />
      <path d="M128 262V236a23 22 0 0 1 46 0V262Z" fill="#ffcf74" />
      <path d="M134 262V238a17 17 0 0 1 34 0V262Z" fill="#ffe9ae" />
      <path d={GARGOYLE} fill="#2a1b3f" />
      <path d={GARGOYLE} fill="#2a1b3f" transform="translate(302 0) scale(-1 1)" />
      <path d="M134 262H168L212 340H84Z" fill="#8b6a72" stroke="#d9a67a" strokeOpacity=".6" strokeWidth="1.500" />
      <path d="M127 276H175M117 294H185M105 316H198" stroke="#6a4d60" strokeWidth="2" />
      <path d="M-140 292C-80 270 -20 284 60 280C90 282 110 300 118 340H-140Z" fill="#2a1b3b" />
      <path d="M440 288C380 268 300 282 236 280C206 284 190 304 182 340H440Z" fill="#241733" />
      <path d={pines([-118, -58, -6, 40, 284, 330, 384])} fill="#22163a" />
      <path d={pines([-86, -30, 16, 262, 306, 356, 414])} fill="#1a102b" />
      {LAMPS.map(([x, y]) => (
        <g key={`${x},${y}`} transform={`translate(${x} ${y})`}>
          <circle cy="-16" r="13" fill="#ffc765" opacity=".3" />
          <path d="M0 0V-14" stroke="#160d22" strokeWidth="2" />
          <path d="M-3 -13v-8h6v8Z" fill="#ffdd8c" stroke="#160d22" strokeWidth="1.200" />
        </g>
      ))}
      <path d={RAVENS} fill="#1d1230" opacity=".8" />
    </SceneBox>
  );
}

const GARGOYLE =
  "M112 262c-3 -14 2 -22 -3 -30c-6 -2 -10 2 -14 0c3 -6 9 -9 15 -8c1 -5 5 -8 9 -8c-2 4 -1 7 0 9c6 6 5 14 4 20c0 8 2 12 3 17Z" +
  "M100 236c-10 -8 -14 -2 -20 -10c8 -2 10 -8 18 -6Z";
const RAVENS =
  "M212 96q6 -6 10 0q5 -6 10 0q-6 -2 -10 3q-4 -5 -10 -3ZM236 112q4 -4 7 0q4 -4 7 0q-4 -1 -7 2q-3 -3 -7 -2Z";

/** Firs in a row, their height and foot varied by place. */
function pines(at: readonly number[]): string {
  return at
    .map((x, i) => {
      const [h, y] = [50 + ((i * 37) % 28), 297 + (i % 3) * 9];
      const side = (d: number) =>
        `L${x + d * h * 0.2} ${y - h * 0.6}H${x + d * h * 0.1}L${x + d * h * 0.27} ${y - h * 0.28}H${x + d * h * 0.12}L${x + d * h * 0.32} ${y}`;
      return `M${x} ${y - h}${side(1)}H${x}ZM${x} ${y - h}${side(-1)}H${x}Z`;
    })
    .join("");
}

const THREE = "M-1 -1h.01M0 0h.01M1 1h.01";
const FIVE = `${THREE}M1 -1h.01M-1 1h.01`;
const SIX = "M-1 -1h.01M1 -1h.01M-1 0h.01M1 0h.01M-1 1h.01M1 1h.01";

interface DieProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly pips: string;
}

function Die({ x, y, size, pips }: DieProps): ReactElement {
  return (
    <g transform={`translate(${x} ${y}) scale(${size * 0.52})`} strokeLinecap="round">
      <rect
        x="-1.900"
        y="-1.900"
        width="3.800"
        height="3.800"
        rx=".65"
        fill="#3a2350"
        stroke="#f0c56a"
        strokeWidth=".2"
      />
      <path d={pips} stroke="#ffd97a" strokeWidth=".8" />
    </g>
  );
}

export const cover: GameCover = {
  palette: "dragonsgate-college",
  Scene,
  emblem: "dragon-head",
  players: [2, 4],
  minutes: [60, 90],
};
