import type { DieColour } from "@gatehouse/dragonsgate-college";
import "./colours.css";
import { Die, Face } from "./pieces/die.tsx";

/** A die of a scene: its colour and face; `as` is a face that imps make of it. */
type Sign = readonly [colour: DieColour, face: number] | { readonly as: number; readonly imps: number };

/** Small pictures of the rules about dice; other clauses need none. */
export const CLAUSE_SCENES: { readonly [clause: string]: readonly Sign[] } = {
  "DC-4.2": [
    ["red", 5],
    ["blue", 2],
    ["white", 4],
    ["white", 6],
  ],
  "DC-4.4": [
    ["white", 3],
    ["green", 1],
    ["black", 5],
  ],
  "DC-5.7": [["blue", 4]],
  "DC-5.9": [["black", 2]],
  "DC-6.1": [
    ["white", 6],
    { as: 5, imps: 1 },
    { as: 1, imps: 1 },
    { as: 4, imps: 2 },
    { as: 2, imps: 2 },
    { as: 3, imps: 3 },
  ],
  "DC-7.1": [
    ["white", 3],
    ["yellow", 3],
  ],
  "DC-8.1": [
    ["white", 2],
    ["white", 3],
    ["white", 4],
  ],
};

const STEP = 60;

/** The dice that a clause speaks of. */
export function ClausePicture({ clause }: { readonly clause: string }) {
  const signs = CLAUSE_SCENES[clause];
  if (!signs) return null;
  return (
    <svg viewBox={`0 0 ${Math.max(3, signs.length) * STEP} 72`} aria-hidden="true">
      {signs.map((sign, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a picture never changes
        <g key={index} transform={`translate(${index * STEP + 6} 12)`}>
          {"as" in sign ? (
            <Face face={sign.as} state="imps" size={44} />
          ) : (
            <Die colour={sign[0]} face={sign[1]} size={48} />
          )}
        </g>
      ))}
    </svg>
  );
}
