import type { ReactElement } from "react";
import { noiseAt } from "../../../design/noise.ts";
import type { Terrain } from "./terrain.ts";

/** How many drawings there are of each terrain; which one a tile gets follows from its place. */
export const VARIANTS = [0, 1, 2] as const;

/** A row of numbers from 0 up to 1 that is the same whenever it is drawn. */
function series(seed: number): () => number {
  let index = 0;
  return () => {
    index += 1;
    return noiseAt(index, seed, 77);
  };
}

type Numbers = () => number;
type Spot = readonly [x: number, y: number];

/** Spots on a ring, each a little out of line. */
function around(next: Numbers, count: number, least: number, most: number): Spot[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + next() * 0.7) / count) * Math.PI * 2;
    const distance = least + next() * (most - least);
    return [Math.cos(angle) * distance, Math.sin(angle) * distance];
  });
}

const n = (value: number) => value.toFixed(1);
const byDepth = (a: Spot, b: Spot) => a[1] - b[1];

function Lagoon({ next }: { readonly next: Numbers }): ReactElement {
  const waves = Array.from({ length: 9 }, (_, row) => ({
    y: -84 + row * 21,
    x: -110 + next() * 20,
    opacity: 0.3 + next() * 0.25,
    dash: `${n(40 + next() * 50)} ${n(14 + next() * 26)}`,
  }));
  const reefs = around(next, 5, 66, 82).map(([x, y]) => ({ x, y, s: 11 + next() * 8 }));
  return (
    <>
      <ellipse cx="-4" cy="6" rx="64" ry="52" fill="#8fe3e6" opacity=".34" />
      <ellipse cx="-10" cy="10" rx="42" ry="32" fill="#c9f5ec" opacity=".3" />
      {waves.map(({ x, y, opacity, dash }) => (
        <path
          key={y}
          d={`M${n(x)} ${y}${"q9 -8 18 0t18 0".repeat(7)}`}
          fill="none"
          stroke="#e6f6ff"
          strokeOpacity={opacity.toFixed(2)}
          strokeWidth="3"
          strokeDasharray={dash}
        />
      ))}
      {reefs.map(({ x, y, s }) => (
        <g key={`${x},${y}`} transform={`translate(${n(x)} ${n(y)}) scale(${n(s)})`}>
          <ellipse cy=".3" rx="1.500" ry=".8" fill="#eafaff" opacity=".55" />
          <path d="M-1 .4C-1 -.5 -.4 -.8 0 -.6C.5 -.9 1 -.3 1 .4Z" fill="#1d4f79" />
          <path d="M-.8 .1C-.7 -.5 -.3 -.6 0 -.5C-.3 -.3 -.3 0 -.4 .2Z" fill="#5f97bd" />
        </g>
      ))}
    </>
  );
}

function Jungle({ next }: { readonly next: Numbers }): ReactElement {
  const crowns = [...around(next, 13, 74, 92), ...around(next, 9, 58, 72)].sort(byDepth);
  return (
    <>
      <ellipse cy="4" rx="52" ry="46" fill="#b6d98a" opacity=".5" />
      {crowns.map(([x, y]) => (
        <g key={`${x},${y}`} transform={`translate(${n(x)} ${n(y)}) scale(${n(13 + next() * 7)})`}>
          <circle cy=".34" r="1" fill="#123517" opacity=".45" />
          <circle r="1" fill="#2b6a35" />
          <circle cx="-.2" cy="-.25" r=".72" fill="#4c9146" />
          <circle cx="-.35" cy="-.45" r=".32" fill="#86bf62" />
        </g>
      ))}
    </>
  );
}

function Lava({ next }: { readonly next: Numbers }): ReactElement {
  const cracks = around(next, 6, 80, 96)
    .map(([x, y]) => {
      const [mx, my] = [x * 0.55 + (next() - 0.5) * 26, y * 0.55 + (next() - 0.5) * 26];
      const [ex, ey] = [mx * 0.62 + (next() - 0.5) * 20, my * 0.62 + (next() - 0.5) * 16];
      const fork = `M${n(mx)} ${n(my)}l${n((next() - 0.5) * 50)} ${n((next() - 0.5) * 40)}`;
      return `M${n(x)} ${n(y)}L${n(mx)} ${n(my)}L${n(ex)} ${n(ey)}${fork}`;
    })
    .join("");
  const rocks = around(next, 8, 60, 84).map(([x, y]) => ({ x, y, s: 9 + next() * 8 }));
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path
        d="M-86 -50L-40 -74L-8 -60L30 -80L86 -50V-20L60 -34L40 -20L0 -40L-40 -18L-64 -34L-86 -20Z"
        fill="#4a1512"
        opacity=".35"
      />
      <g fill="none">
        <path d={cracks} stroke="#ff7a2a" strokeWidth="17" opacity=".2" />
        <path d={cracks} stroke="#ff7a2a" strokeWidth="11" opacity=".34" />
        <path d={cracks} stroke="#ff9a3a" strokeWidth="5.500" />
        <path d={cracks} stroke="#ffe39a" strokeWidth="2" />
      </g>
      {rocks.map(({ x, y, s }) => (
        <g key={`${x},${y}`} transform={`translate(${n(x)} ${n(y)}) scale(${n(s)})`}>
          <path d="M-1 .6L-.4 -.7L.5 -.5L1 .6Z" fill="#3a1210" />
          <path d="M-.4 -.7L.5 -.5L0 .1Z" fill="#7a3325" />
        </g>
      ))}
    </g>
  );
}

const PEAKS: readonly Spot[] = [
  [-66, -34],
  [66, -38],
  [-34, -62],
  [34, -64],
  [-78, 6],
  [78, 8],
  [-62, 44],
  [62, 46],
  [-30, 74],
  [32, 76],
];

function Snow({ next }: { readonly next: Numbers }): ReactElement {
  const peaks = PEAKS.map(([x, y]): Spot => [x + (next() - 0.5) * 10, y + (next() - 0.5) * 8]).sort(byDepth);
  const sparks = around(next, 7, 12, 50).map(([x, y]) => ({ x, y, s: 2.5 + next() * 2.5 }));
  return (
    <>
      <ellipse cy="2" rx="60" ry="52" fill="#fff" />
      <g fill="none" stroke="#a9c3d8" strokeWidth="4" strokeLinecap="round" opacity=".8">
        <path d="M-52 -8Q-30 -22 -6 -12" />
        <path d="M4 6Q28 -8 54 4" />
        <path d="M-48 24Q-22 10 6 26" />
        <path d="M16 38Q32 30 46 36" />
      </g>
      {sparks.map(({ x, y, s }) => (
        <path
          key={`${x},${y}`}
          transform={`translate(${n(x)} ${n(y)}) scale(${n(s)})`}
          d="M0 -1L.25 -.25L1 0L.25 .25L0 1L-.25 .25L-1 0L-.25 -.25Z"
          fill="#8fb2cc"
        />
      ))}
      {peaks.map(([x, y]) => (
        <g key={`${x},${y}`} transform={`translate(${n(x)} ${n(y)}) scale(${n(34 + next() * 12)})`}>
          <path d="M-.62 .42L0 -.58L.62 .42Z" fill="#a3b8c9" />
          <path d="M0 -.58L.62 .42H.06Z" fill="#6f8aa1" />
          <path d="M0 -.58L.26 -.15L.1 -.08L0 .06L-.1 -.1L-.26 -.15Z" fill="#fff" />
        </g>
      ))}
    </>
  );
}

function Mine({ next }: { readonly next: Numbers }): ReactElement {
  const dunes = Array.from({ length: 6 }, (_, index) => -84 + index * 34 + next() * 8);
  const nuggets = around(next, 8, 62, 84).map(([x, y]) => ({ x, y, s: 6 + next() * 5 }));
  return (
    <>
      {dunes.map((y) => (
        <g key={y} transform={`translate(0 ${n(y)})`} fill="none" strokeWidth="4">
          <path d="M-95 10Q-50 -18 -10 4T95 -6" stroke="#fff3c4" strokeOpacity=".75" />
          <path d="M-95 16Q-50 -12 -10 10T95 0" stroke="#a06c14" strokeOpacity=".35" />
        </g>
      ))}
      {nuggets.map(({ x, y, s }) => (
        <g key={`${x},${y}`} transform={`translate(${n(x)} ${n(y)}) scale(${n(s)})`} strokeWidth=".28">
          <path d="M-1 0l.5 -1h1l.6 1l-.6 .8h-1Z" fill="#ffdf6b" stroke="#7a4f05" />
          <path d="M-.3 -.6h.7" stroke="#fff8d8" />
        </g>
      ))}
    </>
  );
}

function Wild({ next }: { readonly next: Numbers }): ReactElement {
  const stars = around(next, 12, 30, 88).map(([x, y]) => ({ x, y, s: 3 + next() * 4 }));
  return (
    <>
      <path
        d="M0 -100L-30 -40L-86 -50M-30 -40L0 10L-86 50M0 10L40 -30L0 -100M40 -30L86 -50M40 -30L86 50L0 10L0 100"
        fill="none"
        stroke="#8f7fb0"
        strokeOpacity=".55"
        strokeWidth="2.500"
      />
      <path d="M0 -100L-30 -40L0 10L40 -30Z" fill="#fff" opacity=".07" />
      <path d="M0 10L86 50L0 100Z" fill="#000" opacity=".25" />
      {stars.map(({ x, y, s }) => (
        <path
          key={`${x},${y}`}
          transform={`translate(${n(x)} ${n(y)}) scale(${n(s)})`}
          d="M0 -1L.3 -.3L1 0L.3 .3L0 1L-.3 .3L-1 0L-.3 -.3Z"
          fill="#f3e6ff"
          opacity=".85"
        />
      ))}
    </>
  );
}

function Paving(): ReactElement {
  return (
    <g fill="none" stroke="#8f7f58" strokeOpacity=".5" strokeWidth="2">
      {[30, 48, 66, 84, 102].map((r) => (
        <circle key={r} r={r} strokeDasharray={`${n(r * 0.3)} 4`} />
      ))}
    </g>
  );
}

/** The middle stays calm, so that what stands there can be seen. */
const CLEARINGS: Readonly<Record<Terrain, ReactElement | null>> = {
  blue: <ellipse rx="70" ry="62" fill="url(#di-clear)" opacity=".35" />,
  green: <ellipse rx="70" ry="62" fill="url(#di-clear)" opacity=".6" />,
  gold: <ellipse rx="70" ry="62" fill="url(#di-clear)" opacity=".6" />,
  keep: <ellipse rx="70" ry="62" fill="url(#di-clear)" opacity=".6" />,
  red: <ellipse rx="74" ry="66" fill="url(#di-clear-red)" />,
  white: null,
  wild: null,
};

const DRAWINGS: Readonly<Record<Terrain, (props: { readonly next: Numbers }) => ReactElement>> = {
  blue: Lagoon,
  green: Jungle,
  red: Lava,
  white: Snow,
  gold: Mine,
  wild: Wild,
  keep: Paving,
};

/** One drawing of a terrain; it is wider than the hex and has to be clipped. */
export function Texture({ terrain, variant }: { readonly terrain: Terrain; readonly variant: number }): ReactElement {
  const Drawing = DRAWINGS[terrain];
  return (
    <>
      <Drawing next={series(variant * 31 + terrain.length * 7 + terrain.charCodeAt(0))} />
      {CLEARINGS[terrain]}
    </>
  );
}
