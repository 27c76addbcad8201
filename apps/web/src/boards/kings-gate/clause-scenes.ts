/**
 * Small pictures of the rules. `ring` is what lies around the location, row by row: `R4` a red 4, `B1^R2` a red 2 on a
 * blue 1, `Y4+king` under a counter, `.` free; with an ending `*` it glows, with `!` it is refused, with `>` it is just
 * placed.
 */
export interface ClauseScene {
  /** Counted from 0, the Palace. */
  readonly location: number;
  readonly ring: string;
  readonly isSwapped?: boolean;
}

const PALACE = 0;
const TOWER = 2;
const GRAVEYARD = 3;
const GARRISON = 5;
const HARBOUR = 6;
const TOURNEY = 7;

export const CLAUSE_SCENES: { readonly [clause: string]: ClauseScene } = {
  "KG-1.3": { location: PALACE, ring: ".* .* .* .* / .* .* / .* .* .* .*" },
  "KG-2.3": { location: PALACE, ring: "R1> R1> R1> . / B4 . / . . . Y2" },
  "KG-2.4": { location: PALACE, ring: "R4> R0> . . / B4 . / . . . Y2" },
  "KG-3.2": { location: PALACE, ring: "R4 .* .* B1 / .* Y2 / .* B3 .* .*" },
  "KG-3.3": { location: HARBOUR, ring: ". B1^R2 . Y4 / . B4 / . . Y1^B2^R4 ." },
  "KG-4.2": { location: PALACE, ring: "B1! .* .* Y2! / .* B4! / .* .* .* ." },
  "KG-4.3": { location: HARBOUR, ring: "B1* .* Y4! B4! / Y2* .* / .* .* B0* .*" },
  "KG-4.4": { location: HARBOUR, ring: "R1! .* .* R2! / .* B2* / .* .* .* .*" },
  "KG-4.5": { location: HARBOUR, ring: "B3! .* .* Y3! / .* B2* / .* .* .* .*" },
  "KG-5.1": { location: PALACE, ring: "B5* R2! . Y4* / Y0* B3! / . . B1* ." },
  "KG-5.3": { location: HARBOUR, ring: "B1^Y5* . . R2 / . B4* / . . . ." },
  "KG-6.1": { location: PALACE, ring: "R1 R1 B4 Y2 / B1 Y3 / R4 B2 Y1 .*" },
  "KG-6.2": { location: HARBOUR, ring: "R4 R1 B4 Y2 / B1 Y3 / R2 B2 Y1 Y1" },
  "KG-6.3": { location: HARBOUR, ring: "R4 R1 B4 B4 / B1 Y0 / R2 G1^B2 R1 R1" },
  "KG-7.5": { location: HARBOUR, ring: "B1+merchant! .* .* Y2* / .* B4+bishop! / .* .* .* .*" },
  "KG-8.1": { location: PALACE, ring: "R4+king> .* B1* Y2* / .* B4 / .* .* .* .*", isSwapped: true },
  "KG-8.3": { location: HARBOUR, ring: "R5 R1+bishop> B1 B1 / B1 Y4 / R2 B0 Y1 Y4" },
  "KG-8.4": { location: PALACE, ring: "R4> . R4+wizard> . / B4 . / . Y2 . ." },
  "KG-8.6": { location: HARBOUR, ring: "B4^R3+guildmaster> . . Y4 / . B4 / . . . ." },
  "KG-8.9": { location: HARBOUR, ring: "R2* B4 .* R3+king! / .* R5* / .* .* Y1* .*" },
  "KG-9.1": { location: GRAVEYARD, ring: "R4> R2> . . / B1 . / . Y5 . ." },
  "KG-9.2": { location: GARRISON, ring: "R1> R0> . . / B1 . / . Y5 . ." },
  "KG-9.3": { location: TOURNEY, ring: "R4 R2 B4 Y2 / B1 B3 / R1 R1 Y0 B2" },
  "KG-10.5": { location: TOWER, ring: "R4 B1 . . / Y2 . / R1 . . ." },
};
