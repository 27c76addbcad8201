import type { ReactElement } from "react";
import { Flag, Tower, Windows } from "./masonry.tsx";

export function WizardsTower(): ReactElement {
  return (
    <>
      <path d="M0 0C10 -10 24 -12 36 -8C50 -14 76 -10 92 0Z" fill="#3a2b3c" />
      <path d="M36 -6L40 -46H56L60 -6Z" fill="#6d6477" />
      <path d="M50 -6L51 -46H56L60 -6Z" fill="#000" opacity=".25" />
      <path d="M34 -44H62L50 -62C49 -65 54 -66 57 -64C54 -70 46 -69 44 -62Z" fill="#7a5fc4" />
      <path d="M60 -28h12v9h-10Z" fill="#6d6477" />
      <path d="M58 -28L67 -40L75 -28Z" fill="#7a5fc4" />
      <Windows
        at={[
          [45, -30],
          [45, -14],
        ]}
        width={5}
        height={9}
        fill="#ffd768"
      />
      <path d="M20 -57a7 7 0 1 0 6.500 9.600a6 6 0 1 1 -6.500 -9.600Z" fill="#d9a441" />
      <path d="M80 -56l1.500 3 3 1.500-3 1.500-1.500 3-1.500-3-3-1.500 3-1.500Z" fill="#d9a441" />
      <path d="M30 -60v.01M70 -46v.01" stroke="#d9a441" strokeWidth="2.600" strokeLinecap="round" />
    </>
  );
}

export function Graveyard(): ReactElement {
  return (
    <>
      <path d="M0 0C14 -12 30 -8 46 -12C62 -8 80 -12 92 0Z" fill="#3a3c34" />
      <circle cx="70" cy="-48" r="10" fill="#ead9b0" stroke="#b79b5c" />
      <path
        d="M22 -8C24 -24 20 -34 22 -44M22 -30C14 -36 12 -44 10 -50M22 -34C30 -40 32 -48 36 -52M14 -42L6 -44M30 -42L38 -42"
        fill="none"
        stroke="#120c0e"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g stroke="#2a2420" strokeWidth="1.200">
        <path d="M36 -6V-22a7 7 0 0 1 14 0V-6Z" fill="#a9a398" />
        <path d="M58 -4V-16a6 6 0 0 1 12 0V-4Z" fill="#8f897e" />
        <path d="M78 -3v-14h-4v-5h4v-5h4v5h4v5h-4v14Z" fill="#b5afa2" />
        <path d="M39 -18h8M39 -14h8" strokeWidth="1.600" />
      </g>
    </>
  );
}

export function Harbour(): ReactElement {
  return (
    <>
      <path d="M0 0V-13H92V0Z" fill="#20536a" />
      <path
        d="M0 -9q6 -4 12 0t12 0t12 0t12 0t12 0t12 0t12 0t8 0M4 -4q6 -3 12 0t12 0t12 0t12 0t12 0t12 0t12 0"
        fill="none"
        stroke="#8cc3c7"
        strokeWidth="1.300"
        opacity=".8"
      />
      <path d="M72 -12L75 -46H85L88 -12Z" fill="#e9dfc6" />
      <path d="M73.700 -29h12.600l-.7 -8h-11.200ZM72.700 -16h14.600l-.6 -7h-13.400Z" fill="#b0352e" />
      <path d="M74 -46v-7h12v7Z" fill="#ffd768" />
      <path d="M72 -53L80 -61L88 -53Z" fill="#5b1e22" />
      <path d="M74 -50L40 -59V-42Z" fill="#ffd768" opacity=".28" />
      <path d="M10 -12C12 -4 50 -4 56 -14L60 -20H8Z" fill="#6b4225" />
      <path d="M10 -17H58" stroke="#c99548" strokeWidth="1.600" />
      <path d="M32 -20V-59M46 -20V-44" stroke="#2b1a0e" strokeWidth="2" />
      <path d="M31 -57C16 -50 14 -34 18 -25H31Z" fill="#f6ecd2" />
      <path d="M31 -46H16.500M31 -36H16" stroke="#b0352e" strokeWidth="2.600" />
      <path d="M34 -55C46 -48 46 -36 43 -25H34Z" fill="#e6d8b4" />
      <path d="M32 -60l8 2.500 -8 2.500Z" fill="#d6981f" />
    </>
  );
}

export function TourneyGrounds(): ReactElement {
  return (
    <>
      <path d="M0 0V-8H92V0Z" fill="#54402c" />
      <path d="M8 -6L26 -40L44 -6ZM52 -6L70 -46L88 -6Z" fill="#efe2c2" />
      <path d="M26 -40L20 -6H32ZM26 -40L8 -6H14ZM26 -40L38 -6H44Z" fill="#b0352e" />
      <path d="M70 -46L64 -6H76ZM70 -46L52 -6H58ZM70 -46L82 -6H88Z" fill="#3d74bd" />
      <path d="M2 -4V-14M90 -4V-14M2 -11H18M74 -11H90" stroke="#b08a55" strokeWidth="2" />
      <Flag x={26} y={-40} fill="#d6981f" />
      <Flag x={70} y={-46} fill="#d6981f" />
    </>
  );
}

export function KingsGateArt(): ReactElement {
  return (
    <>
      <Tower x={6} width={22} height={50} stone="#7d7468" teeth={4} />
      <Tower x={64} width={22} height={50} stone="#7d7468" teeth={4} />
      <Tower x={28} width={36} height={38} stone="#8f8576" teeth={5} />
      <path d="M34 0V-18a12 12 0 0 1 24 0V0Z" fill="#120c0e" />
      <path d="M38 0V-26M46 0V-30M54 0V-26M34 -8H58M34 -16H58" stroke="#b8862b" strokeWidth="1.600" />
      <Windows
        at={[
          [14, -30],
          [73, -30],
        ]}
        width={5}
        height={10}
      />
    </>
  );
}
