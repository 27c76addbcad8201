import { type ReactElement, useId } from "react";
import { type GameCover, SceneBox } from "../../design/cover.tsx";
import { arches, battlement, GROUND } from "../../design/scenery.tsx";

const ROOFS = ["#b0352e", "#2c5d9f", "#d6981f", "#3b7a45"] as const;
const PALE = ["#e7dcc0", "#c2b48f", "#37598c", "#27426b"] as const;
const KEEP = ["#f4ecd6", "#cfc19c", "#b0352e", "#83221f"] as const;
const WALL = ["#c9c0a9", "#a29981"] as const;
const GATE = ["#d2c9b3", "#a79e86", "#7b2d3b", "#5a1e2a"] as const;
const SLITS = arches(
  [
    [142, 132],
    [151, 132],
    [146, 160],
    [120, 176],
    [172, 176],
    [103, 164],
    [191, 164],
  ],
  5,
  10,
);

/** The gate of the city on a bright morning, the castle above its roofs. */
function Scene(): ReactElement {
  const id = useId();
  return (
    <SceneBox strip={{ top: 106, height: 200, middle: 150 }} square={{ top: 150, height: 174, middle: 151 }}>
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor="#4c8fb8" />
        <stop offset=".45" stopColor="#a9d1d6" />
        <stop offset=".7" stopColor="#f8e6bd" />
      </linearGradient>
      <rect {...GROUND} fill={`url(#${id})`} />
      <circle cx="58" cy="92" r="46" fill="#fff3c8" opacity=".35" />
      <circle cx="58" cy="92" r="26" fill="#fff3c8" />
      <path d={CLOUD} transform="translate(196 62) scale(.9)" fill="#fff8ea" opacity=".9" />
      <path d={CLOUD} transform="translate(-60 48)" fill="#fff8ea" opacity=".8" />
      <path d={CLOUD} transform="translate(300 96) scale(.8)" fill="#fff8ea" opacity=".85" />
      <path d={CLOUD} transform="translate(96 40) scale(.5)" fill="#fff8ea" opacity=".7" />
      <path d="M-140 190L-70 150L-10 178L50 140L120 176L200 136L270 172L340 148L440 184V340H-140Z" fill="#9bb58e" />
      <path
        d="M-140 206C-60 176 20 190 90 168C160 150 240 186 300 182C360 180 400 190 440 204V340H-140Z"
        fill="#b9c288"
      />
      <path d="M84 212C96 176 122 160 148 158C176 160 204 178 214 212Z" fill="#8c9c62" />
      <Tower x={98} base={186} width={14} height={44} hat={24} colours={PALE} />
      <Tower x={186} base={186} width={14} height={44} hat={24} colours={PALE} />
      <path d={`M112 190V148H186V190Z${battlement(112, 186, 142, 6, 6)}`} fill="#efe5cb" />
      <path d="M152 190V148H186V190Z" fill="#d3c6a2" />
      <Tower x={136} base={188} width={26} height={78} hat={36} colours={KEEP} />
      <path d="M149 62V44" stroke="#4a3a20" strokeWidth="1.600" />
      <path d="M149 44l20 5l-20 6Z" fill="#d6981f" />
      <path d={SLITS} fill="#6a5430" />
      <Roofs />
      <path d="M232 214V160L244 132L256 160V214Z" fill="#e9dfc6" />
      <path d="M244 132L256 160V214H244Z" fill="#c9bb97" />
      <path d="M228 162L244 112L260 162Z" fill="#5b6a86" />
      <path d="M244 104V114M240 108H248" stroke="#b8862b" strokeWidth="2" />
      <circle cx="244" cy="178" r="5" fill="#2c5d9f" stroke="#7a6a45" />
      <path d={`M-140 316V250H440V316Z${battlement(-140, 440, 242, 9, 9)}`} fill="#b9b09a" />
      <path d="M-140 262H440M-140 276H440M-140 290H440" stroke="#9a917a" strokeWidth="1.200" strokeDasharray="22 3" />
      <path d="M-140 250H440" stroke="#8b8269" strokeWidth="3" />
      {[-110, -24, 292, 376].map((x) => (
        <Tower key={x} x={x} base={318} width={34} height={84} colours={WALL} />
      ))}
      <Tower x={70} base={322} width={46} height={116} hat={44} colours={GATE} />
      <Tower x={186} base={322} width={46} height={116} hat={44} colours={GATE} />
      <path d="M112 322V220H190V322Z" fill="#c2b9a2" />
      <path d={`M112 224V212H190V224Z${battlement(110, 192, 204, 7.5, 9)}`} fill="#d2c9b3" />
      <path d="M122 324V276a29 29 0 0 1 58 0V324Z" fill="#6f6857" />
      <path d="M127 324V278a24 24 0 0 1 48 0V324Z" fill="#2a1f1a" />
      <path
        d="M131 324V268M140 324V258M151 324V255M162 324V258M171 324V268M127 276H175M127 290H175M127 304H175"
        stroke="#c99a3e"
        strokeWidth="2"
      />
      <path d="M82 224h22v54l-11 -8l-11 8Z" fill="#b0352e" stroke="#6d1b1a" />
      <path d="M198 224h22v54l-11 -8l-11 8Z" fill="#2c5d9f" stroke="#173762" />
      <path d="M93 236l7 9l-7 9l-7 -9ZM202 245a7 7 0 1 1 14 0a7 7 0 1 1 -14 0Z" fill="#fff3d6" />
      <path
        d="M138 230h26v14c0 10 -8 14 -13 17c-5 -3 -13 -7 -13 -17Z"
        fill="#d6981f"
        stroke="#6a4808"
        strokeWidth="1.600"
      />
      <path d="M144 248l-2 -11l5 4l4 -7l4 7l5 -4l-2 11Z" fill="#5a3a05" />
      <path d="M93 150V130M209 150V130" stroke="#3a2a18" strokeWidth="1.800" />
      <path d="M93 130l22 5l-22 7ZM209 130l22 5l-22 7Z" fill="#d6981f" />
      <path d="M-140 318C-40 312 60 322 122 322H180C260 322 340 312 440 318V340H-140Z" fill="#8ea05c" />
      <path d="M127 322H175L210 340H92Z" fill="#e2d0a2" />
      <path
        d="M-140 326C-60 320 40 330 100 330M200 330C280 330 380 322 440 328"
        stroke="#4f8fa0"
        strokeWidth="6"
        fill="none"
      />
    </SceneBox>
  );
}

const CLOUD =
  "M-16 0a16 16 0 0 1 18 -15.900a20 20 0 0 1 35.500 -3a17 17 0 0 1 23.500 17a8 8 0 0 1 -9 17.900h-58a8 8 0 0 1 -10 -16Z";

interface TowerProps {
  readonly x: number;
  readonly base: number;
  readonly width: number;
  readonly height: number;
  readonly hat?: number;
  /** Lit and shaded stone, and with a hat its lit and shaded side. */
  readonly colours: readonly [string, string, string?, string?];
}

/** A round tower with battlements, and a pointed hat or none. */
function Tower({ x, base, width, height, hat = 0, colours }: TowerProps): ReactElement {
  const [stone, shade, slate, dark] = colours;
  const [top, right, middle] = [base - height, x + width, x + width / 2];
  const rim = `M${x - 4} ${top + 2}v-10h${width + 8}v10Z${battlement(x - 4, right + 4, top - 14, (width + 8) / 7, 6)}`;
  return (
    <>
      <path d={`M${x} ${base}V${top}H${right}V${base}Z${rim}`} fill={stone} />
      <path d={`M${x + width * 0.6} ${base}V${top - 8}H${right + 4}V${top + 2}H${right}V${base}Z`} fill={shade} />
      {hat > 0 && (
        <>
          <path d={`M${x - 2} ${top - 12}L${middle} ${top - 12 - hat}L${right + 2} ${top - 12}Z`} fill={slate} />
          <path d={`M${middle} ${top - 12 - hat}L${right + 2} ${top - 12}H${x + width * 0.56}Z`} fill={dark} />
        </>
      )}
    </>
  );
}

/** Three rows of houses behind the wall; one path per colour and part, or they would be most of the page. */
function Roofs(): ReactElement {
  const rows = [0, 1, 2].map((row) =>
    Array.from({ length: 26 }, (_, i) => ({
      x: -130 + i * 22 + (row % 2) * 11,
      y: 202 + row * 22,
      width: 19 + ((i * 7 + row * 5) % 6),
      height: 15 + ((i * 5 + row * 3) % 8),
      colour: (i * 3 + row * 2) % 4,
    })).filter(({ x }) => row > 0 || x <= 108 || x >= 182),
  );
  return (
    <>
      {rows.map((houses) => (
        <g key={houses[0]?.y}>
          <path
            d={houses.map(({ x, y, width, height }) => `M${x} ${y}v${-height}h${width}v${height}Z`).join("")}
            fill="#ecdfbf"
          />
          {ROOFS.map((fill, colour) => (
            <path
              key={fill}
              d={houses.map((house) => (house.colour === colour ? roof(house) : "")).join("")}
              fill={fill}
            />
          ))}
          <path d={houses.map(shade).join("")} fill="#000" opacity=".14" />
          <path d={houses.map(panes).join("")} fill="#5a4630" />
        </g>
      ))}
    </>
  );
}

interface House {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function roof({ x, y, width, height }: House): string {
  const eaves = y - height + 1;
  return `M${x - 3} ${eaves}L${x + width * 0.22} ${eaves - width * 0.5}H${x + width * 0.78}L${x + width + 3} ${eaves}Z`;
}

function shade({ x, y, width, height }: House): string {
  const eaves = y - height + 1;
  return `M${x + width / 2} ${y}V${eaves - width * 0.5}H${x + width * 0.78}L${x + width + 3} ${eaves}H${x + width}V${y}Z`;
}

function panes({ x, y, width, height }: House): string {
  const pane = (share: number) =>
    `M${x + width * share} ${y - height * 0.7}h${width * 0.2}v${height * 0.34}h${-width * 0.2}Z`;
  return pane(0.16) + pane(0.62);
}

export const cover: GameCover = {
  palette: "kings-gate",
  Scene,
  emblem: "medieval-gate",
  players: [2, 4],
  minutes: [20, 40],
};
