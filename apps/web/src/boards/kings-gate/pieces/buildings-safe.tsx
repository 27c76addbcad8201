import type { ReactElement } from "react";
import { Flag, Tower, Windows } from "./masonry.tsx";

export function Palace(): ReactElement {
  return (
    <>
      <Tower x={6} width={13} height={34} stone="#cfc3a6" roof="#37598c" roofHeight={15} />
      <Tower x={73} width={13} height={34} stone="#cfc3a6" roof="#37598c" roofHeight={15} />
      <Tower x={19} width={54} height={26} stone="#e2d7ba" teeth={7} />
      <Tower x={33} width={26} height={42} stone="#eee4cb" roof="#b0352e" roofHeight={16} />
      <Windows
        at={[
          [40, -28],
          [49, -28],
          [11, -20],
          [78, -20],
          [24, -10],
          [65, -10],
        ]}
        fill="#c98a1c"
      />
      <path d="M40 0V-12a6 6 0 0 1 12 0V0Z" fill="#5b3a22" />
      <Flag x={46} y={-57} height={9} fill="#d6981f" />
    </>
  );
}

export function Cathedral(): ReactElement {
  return (
    <>
      <Tower x={8} width={14} height={42} stone="#ddd2b6" roof="#5b6a86" roofHeight={20} />
      <Tower x={70} width={14} height={42} stone="#ddd2b6" roof="#5b6a86" roofHeight={20} />
      <path d="M22 0V-34L46 -50L70 -34V0Z" fill="#efe6cf" />
      <path d="M20 -33L46 -51L72 -33" fill="none" stroke="#5b6a86" strokeWidth="4" />
      <circle cx="46" cy="-29" r="8" fill="#2c5d9f" stroke="#7a6a45" strokeWidth="1.600" />
      <path
        d="M46 -37V-21M38 -29H54M40.500 -34.500L51.500 -23.500M51.500 -34.500L40.500 -23.500"
        stroke="#f2d486"
        strokeWidth="1.200"
      />
      <path d="M40 0V-10a6 6 0 0 1 12 0V0Z" fill="#5b3a22" />
      <Windows
        at={[
          [29, -8],
          [59, -8],
        ]}
        width={4}
        height={12}
        fill="#b0352e"
      />
      <Windows
        at={[
          [13, -20],
          [75, -20],
        ]}
        width={4}
        height={10}
        fill="#c98a1c"
      />
      <path d="M46 -51v-9M42.500 -57h7" stroke="#b8862b" strokeWidth="1.800" />
    </>
  );
}

export function GuildHall(): ReactElement {
  return (
    <>
      <path d="M8 0V-26h6v-6h6v-6h6v-6h6v6h6v6h6v6h6V0Z" fill="#c97a54" />
      <path d="M50 0V-22H88V0Z" fill="#e4d3ac" />
      <path d="M46 -21L54 -34H84L92 -21Z" fill="#7a3b2c" />
      <path d="M50 -22V0M60 -22V0M70 -22V0M80 -22V0" stroke="#7a4a2a" strokeWidth="2" />
      <Windows
        at={[
          [53, -6],
          [63, -6],
          [73, -6],
        ]}
        width={4}
        height={9}
        fill="#c98a1c"
      />
      <circle cx="29" cy="-32" r="5.500" fill="#fffaf0" stroke="#4a2a18" strokeWidth="1.500" />
      <path d="M29 -35v3h2.500" stroke="#4a2a18" strokeWidth="1.200" fill="none" />
      <path d="M23 0V-11a6 6 0 0 1 12 0V0Z" fill="#4a2a18" />
      <Windows
        at={[
          [13, -12],
          [41, -12],
        ]}
        width={4}
        height={8}
      />
      <Flag x={29} y={-44} height={11} fill="#2c5d9f" />
    </>
  );
}

export function Garrison(): ReactElement {
  return (
    <>
      <Tower x={4} width={18} height={38} stone="#b8b2a2" teeth={3} />
      <Tower x={70} width={18} height={38} stone="#b8b2a2" teeth={3} />
      <Tower x={22} width={48} height={27} stone="#cbc5b3" teeth={6} />
      <path d="M36 0V-14a10 10 0 0 1 20 0V0Z" fill="#3b2a1c" />
      <path d="M40 0V-20M46 0V-24M52 0V-20M36 -8H56M36 -15H56" stroke="#8d7a5b" strokeWidth="1.500" />
      <path d="M11 -22v-7M79 -22v-7" stroke="#3b2a1c" strokeWidth="3.500" />
      <Flag x={13} y={-41} height={13} fill="#b0352e" />
      <Flag x={79} y={-41} height={13} fill="#b0352e" />
    </>
  );
}

export function RoyalLibrary(): ReactElement {
  return (
    <>
      <path d="M8 0V-28H84V0Z" fill="#e7ddc4" />
      <path d="M4 -28L46 -46L88 -28Z" fill="#c9b98f" />
      <path d="M30 -40a16 16 0 0 1 32 0Z" fill="#3f7a6b" />
      <path d="M46 -40V-56a16 16 0 0 1 16 16Z" fill="#000" opacity=".18" />
      <path d="M46 -56v-6" stroke="#b8862b" strokeWidth="2" />
      <path
        d="M12 -2v-24h6v24ZM24 -2v-24h6v24ZM36 -2v-24h6v24ZM50 -2v-24h6v24ZM62 -2v-24h6v24ZM74 -2v-24h6v24Z"
        fill="#fffaf0"
        stroke="#b8a77e"
      />
      <path d="M4 1v-4H88v4Z" fill="#b8a77e" />
    </>
  );
}
