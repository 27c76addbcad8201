import { type ReactElement, useId } from "react";
import { type GameCover, SceneBox } from "../../design/cover.tsx";
import { noiseAt } from "../../design/noise.ts";
import { GROUND, Spire, Stars } from "../../design/scenery.tsx";
import { FlyingDragon } from "./flying-dragon.tsx";

const TOWER = ["#e7dcc0", "#bfb08a", "#6a4fb0", "#4c3788"] as const;
const GREENS = ["#27592f", "#35763d", "#4a8f49"] as const;
const PALMS = [
  [32, 258, 46, -8],
  [280, 258, 52, 12],
  [258, 256, 36, -6],
  [300, 259, 34, 10],
] as const;
const SMOKE = [
  [170, 92, 16, 0.9],
  [186, 76, 20, 0.8],
  [210, 64, 22, 0.68],
  [238, 56, 24, 0.52],
  [270, 46, 27, 0.4],
  [310, 40, 30, 0.28],
] as const;

/** A dragon over the volcano, at sunset. */
function Scene(): ReactElement {
  const id = useId();
  return (
    <SceneBox strip={{ top: 62, height: 190, middle: 160 }} square={{ top: 44, height: 200, middle: 120 }}>
      <linearGradient id={`${id}sky`} x2="0" y2="1">
        <stop stopColor="#123e57" />
        <stop offset=".32" stopColor="#2c7f8c" />
        <stop offset=".52" stopColor="#e9b06a" />
        <stop offset=".66" stopColor="#f7d79a" />
      </linearGradient>
      <linearGradient id={`${id}sea`} x2="0" y2="1">
        <stop stopColor="#3fa0a0" />
        <stop offset="1" stopColor="#0f4a60" />
      </linearGradient>
      <radialGradient id={`${id}glow`}>
        <stop stopColor="#ffd07a" stopOpacity=".9" />
        <stop offset=".5" stopColor="#ff8a3a" stopOpacity=".54" />
        <stop offset="1" stopColor="#ff7a2a" stopOpacity="0" />
      </radialGradient>
      <rect {...GROUND} fill={`url(#${id}sky)`} />
      <Stars count={42} to={70} />
      <ellipse cx="172" cy="120" rx="110" ry="84" fill={`url(#${id}glow)`} />
      {SMOKE.map(([x, y, r, opacity]) => (
        <circle key={x} cx={x} cy={y} r={r} opacity={opacity} fill="#41383f" />
      ))}
      <path
        d="M-140 232V214C-90 204 -60 216 -30 210L-10 232ZM300 232L330 206C360 212 400 204 440 214V232Z"
        fill="#4d8c8d"
        opacity=".7"
      />
      <Volcano />
      <path
        d="M10 246C30 214 60 216 84 206C104 214 120 204 140 218C170 210 190 220 214 210C246 212 280 220 316 246Z"
        fill="#2f6b3a"
      />
      <Jungle />
      <rect x={GROUND.x} y="254" width={GROUND.width} height="86" fill={`url(#${id}sea)`} />
      <path d="M-10 256C60 238 240 238 340 256C300 266 60 268 -10 256Z" fill="#ecd9a4" />
      <path d="M-20 262C60 272 260 272 350 261" fill="none" stroke="#e6fbf2" strokeWidth="2.600" opacity=".85" />
      <path d="M-40 271C60 282 270 282 370 270" fill="none" stroke="#bfe9e2" strokeWidth="1.800" opacity=".6" />
      <Waves />
      <Spire x={70} base={246} width={15} height={30} roof={20} colours={TOWER} />
      {PALMS.map(([x, y, height, lean]) => (
        <Palm key={x} x={x} y={y} height={height} lean={lean} />
      ))}
      <g transform="translate(212 292) scale(.8)">
        <path d="M0 0C6 14 52 14 60 0Z" fill="#4a2d18" />
        <path d="M0 0H60" stroke="#d9a45a" strokeWidth="2" />
        <path d="M29 0V-44" stroke="#2b1a0e" strokeWidth="2.400" />
        <path d="M31 -42C48 -34 48 -14 44 -4H31ZM27 -38C14 -28 12 -14 14 -4H27Z" fill="#f6ecd2" />
        <path d="M29 -44l10 3l-10 4Z" fill="#6a4fb0" />
      </g>
      <g transform="translate(53 70) scale(.92)">
        <FlyingDragon />
      </g>
    </SceneBox>
  );
}

function Volcano(): ReactElement {
  const sparks = Array.from({ length: 18 }, (_, i) => {
    const [angle, far] = [-Math.PI * (0.15 + noiseAt(i, 0) * 0.7), 34 + noiseAt(i, 1) * 66];
    return `M${(170 + Math.cos(angle) * far).toFixed(0)} ${(112 + Math.sin(angle) * far).toFixed(0)}h.01`;
  }).join("");
  return (
    <>
      <path d="M40 238L112 154L146 116L156 122L168 116L180 124L192 114L226 156L306 238Z" fill="#5a3a38" />
      <path d="M192 114L226 156L306 238H190L196 180Z" fill="#3f2628" />
      <path d="M146 116L156 122L168 116L180 124L192 114L186 132L170 128L154 134Z" fill="#2b181b" />
      <path
        d="M158 124L150 152L160 176L148 204L156 236L164 208L160 190L174 160L166 140L172 122ZM182 124L196 150L192 172L206 204L200 176L204 152L188 124Z"
        fill="#ff7a2a"
      />
      <path d="M161 126L157 152L166 168L156 200L158 224L162 202L166 178L166 150L168 124Z" fill="#ffd76a" />
      <path
        d="M154 118C150 98 158 92 156 78C166 88 164 98 170 106C172 94 180 92 180 80C188 92 184 104 184 118Z"
        fill="#ff8a33"
      />
      <path d="M160 116C158 104 166 100 165 92C172 100 172 108 178 116Z" fill="#ffe08a" />
      <path d={sparks} stroke="#ffc45a" strokeWidth="3.400" strokeLinecap="round" />
    </>
  );
}

/** Crowns of trees from back to front, each lit from the upper left. */
function Jungle(): ReactElement {
  const crowns = Array.from({ length: 46 }, (_, i) => ({
    x: 14 + noiseAt(i, 3) * 296,
    y: 222 + noiseAt(i, 4) * 22,
    r: 7 + noiseAt(i, 5) * 7,
    fill: GREENS[Math.floor(noiseAt(i, 6) * GREENS.length)],
  })).sort((a, b) => a.y - b.y);
  return (
    <>
      {crowns.map(({ x, y, r, fill }) => (
        <g key={x} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${r.toFixed(1)})`}>
          <circle r="1" fill={fill} />
          <circle cx="-.3" cy="-.35" r=".45" fill="#79b560" opacity=".8" />
        </g>
      ))}
    </>
  );
}

function Waves(): ReactElement {
  const crests = (from: number) =>
    Array.from({ length: 30 }, (_, i) => {
      const [x, y] = [GROUND.x + noiseAt(i + from, 7) * GROUND.width, 278 + noiseAt(i + from, 8) * 60];
      return `M${x.toFixed(0)} ${y.toFixed(0)}q5 -4 10 0t10 0`;
    }).join("");
  return (
    <>
      {Array.from({ length: 11 }, (_, i) => 274 + i * 6).map((y, i) => (
        <ellipse
          key={y}
          cx={168 + Math.sin(i * 2.1) * 6}
          cy={y}
          rx={7 + i * 1.5 + (i % 3) * 3}
          ry="1.600"
          fill="#ffc06a"
          opacity={0.75 - i * 0.045}
        />
      ))}
      <g fill="none" stroke="#bfe9e2" strokeWidth="1.500">
        <path d={crests(0)} opacity=".32" />
        <path d={crests(30)} opacity=".55" />
      </g>
    </>
  );
}

const FRONDS = [
  [-30, 8],
  [-24, -12],
  [-6, -20],
  [14, -18],
  [28, -6],
  [30, 12],
] as const;

interface PalmProps {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly lean: number;
}

function Palm({ x, y, height, lean }: PalmProps): ReactElement {
  const trunk = `M-3 0Q${lean * 0.2} ${-height / 2} ${lean} ${-height}Q${lean * 0.4 + 4} ${-height / 2} 3 0Z`;
  const fronds = FRONDS.map(([a, b]) => `M0 0Q${a / 2} ${b - 10} ${a} ${b + 8}Q${a * 0.4} ${b * 0.4 + 2} 0 0Z`).join(
    "",
  );
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={trunk} fill="#3a2a1a" />
      <path d={fronds} transform={`translate(${lean} ${-height})`} fill="#1c3d2a" />
    </g>
  );
}

export const cover: GameCover = {
  palette: "dragon-island",
  Scene,
  emblem: "volcano",
  players: [2, 4],
  minutes: [60, 60],
};
