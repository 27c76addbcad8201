import { at } from "@gatehouse/engine";
import { game, RING } from "@gatehouse/kings-gate";
import { useTexts } from "../../texts/context.tsx";
import { UNIT } from "./city-model.ts";
import { CLAUSE_SCENES } from "./clause-scenes.ts";
import { locationName } from "./names.ts";
import { CellMark, type MarkKind } from "./pieces/cell-mark.tsx";
import { CityWall } from "./pieces/city-wall.tsx";
import { LocationTile } from "./pieces/location-tile.tsx";
import { Pile } from "./pieces/pile.tsx";
import { keyOf } from "./selection.ts";

const MARKS: { readonly [sign: string]: MarkKind } = { "*": "legal", "!": "refused", ">": "last" };

/** A small board that shows what a clause says; clauses without one need none. */
export function ClausePicture({ clause }: { readonly clause: string }) {
  const texts = useTexts();
  const scene = CLAUSE_SCENES[clause];
  if (!scene) return null;
  const signs = scene.ring.split(/[\s/]+/);
  const cells = RING.map((cell, index) => ({ ...cell, ...readCell(at(signs, index)) }));
  const ground = [...RING, { x: 0, y: 0 }, { x: 1, y: 0 }];
  return (
    <svg viewBox="-140 -140 480 380" aria-hidden="true">
      <CityWall cells={ground} />
      <LocationTile
        location={scene.location}
        name={locationName(texts, scene.location)}
        swapped={scene.isSwapped ?? false}
        current
      />
      {cells.map(({ x, y, tiles, counter, mark }) => (
        <g key={keyOf({ x, y })}>
          <Pile tiles={tiles} counter={counter} x={x * UNIT} y={y * UNIT} />
          {mark && <CellMark kind={mark} x={x * UNIT} y={y * UNIT} free={tiles.length === 0} />}
        </g>
      ))}
    </svg>
  );
}

/** One cell of a scene: the notation of actions tells what lies there and what is on it. */
function readCell(sign: string) {
  const mark = MARKS[sign.slice(-1)];
  const [names = "", counter] = (mark ? sign.slice(0, -1) : sign).split("+");
  const read = (tile: string) => game.notation.read(`place ${tile}@0,0${counter ? `+${counter}` : ""}`);
  const actions = names === "." ? [] : names.split("^").map(read);
  const placed = actions.flatMap((action) => (action?.type === "place-tile" ? [action] : []));
  const top = placed.at(-1)?.counter;
  return { tiles: placed.map(({ tile }) => tile), counter: top && top !== "none" ? top : null, mark };
}
