import type { ReactElement } from "react";

const BODY = "#8e2323";
const WING = "#c0402f";
const DARK = "#5d1417";
const BELLY = "#f0b062";

/** A dragon in flight, about 200 × 150, looking to the left. */
export function FlyingDragon(): ReactElement {
  return (
    <>
      <path d="M86 70C70 44 48 22 14 4C24 22 26 34 16 48C32 42 44 48 46 62C56 54 68 58 74 74Z" fill={DARK} />
      <path
        d="M84 68C66 46 44 24 14 4M82 70C62 54 42 46 16 48M80 72C68 62 56 56 46 62"
        stroke={BODY}
        strokeWidth="2.400"
        fill="none"
      />
      <path
        d="M18 60C32 50 46 56 58 62C76 70 94 66 112 70C138 74 160 82 178 100C186 108 190 116 192 128C182 116 166 108 146 108C126 112 96 112 76 104C58 98 44 88 30 82Z"
        fill={BODY}
      />
      <path d="M30 82C44 88 58 98 76 104C96 112 126 112 146 108C126 106 96 102 76 92C60 84 46 76 32 74Z" fill={BELLY} />
      <path
        d="M44 80l-3 7M56 87l-4 7M68 93l-3 8M82 98l-3 8M98 102l-2 7M114 104l-1 6"
        stroke={BODY}
        strokeWidth="1.400"
        opacity=".7"
      />
      <path
        d="M192 128l-12 -4l2 16l18 6ZM52 60l5 -10l5 13ZM66 66l6 -9l4 11ZM120 72l6 -9l4 11ZM136 77l7 -8l3 12ZM152 84l8 -7l1 13ZM166 93l8 -5l0 11Z"
        fill={DARK}
      />
      <path d="M88 104l-10 18l8 -2l0 8l7 -6l4 7l6 -22ZM122 108l-5 17l7 -2l3 7l5 -6l4 5l2 -21Z" fill={BODY} />
      <g transform="translate(20 68)">
        <path d="M16 -14L40 -34L30 -10ZM24 -12L48 -22L34 -4Z" fill={DARK} />
        <path
          d="M30 -6C24 -16 8 -20 -4 -13L-24 -6C-28 -4 -28 0 -25 2L-8 3L-22 9C-22 13 -18 15 -14 14L0 13C10 16 22 18 30 14Z"
          fill={BODY}
        />
        <path d="M-8 3L-22 9C-22 13 -18 15 -14 14L0 13C6 14 12 14 18 12C8 10 0 6 -8 3Z" fill={BELLY} />
        <path d="M-20 3l3 4l3 -5M-12 3l2 4l3 -4" fill="#fff6dd" />
        <path d="M12 12l4 10l4 -9ZM22 12l5 8l2 -9Z" fill={DARK} />
        <path d="M-2 -9l10 2l-7 4Z" fill="#ffe28a" />
        <circle cx="-21" cy="-3" r="1.500" fill={DARK} />
      </g>
      <path
        d="M88 74C74 44 74 14 102 -22C108 2 134 14 182 14C164 24 158 36 162 50C146 42 136 50 138 66C126 58 116 66 118 82Z"
        fill={WING}
      />
      <path
        d="M88 74C76 46 76 16 102 -22C102 14 110 46 116 80M102 -22C114 16 128 42 138 66M102 -22C122 14 144 36 162 50"
        stroke={DARK}
        strokeWidth="2.600"
        fill="none"
        strokeLinejoin="round"
      />
    </>
  );
}
