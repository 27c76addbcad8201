import { at, type Messages } from "@gatehouse/engine";
import { expect, test } from "vitest";
import de from "../messages/de.json" with { type: "json" };
import en from "../messages/en.json" with { type: "json" };
import es from "../messages/es.json" with { type: "json" };
import { building, dragons, give, hold, island, lay, maps, onTurn, pet, tile, wizard } from "./island.ts";

/** Seat 1 looks on while seat 0 has its wizard to move; hidden are seat 0's tiles and maps. */
const PICTURE = String.raw`
       q0\       q1\
          __/ \__   __/ \__
         / 0,-1  \ / 1,-1  \
        |  white  |  blue   |
    r-1 |telekin. |2 dragons|
 q-1\   |         | AB <BR> |
     __/ \__   __/ \__   __/ \__
    / -1,0  \ /  0,0  \ /  1,0  \
   |  gold   |         |  red x  |
r0 |  storm  |  Keep   |  Tower  |
   |         |         |         |
    \__   __/ \__   __/ \__   __/
       \ / -1,1  \ /  0,1  \ /
        |   red   |  blue   |
     r1 |  Pen B  |  Tower  |
        | <W5Y3>  |         |
         \__   __/ \__   __/ \__
            \ / -1,2  \ /  0,2  \
             | green x |  white  |
          r2 |  spire  |gold-lair|
             |         |         |
              \__   __/ \__   __/
                 \ /       \ /
B blue G green R red W white Y gold   +b build   x treasure found   <> dragons
supply B37 G40 R40 W39 ●30  dragons B8 G10 R9 W5 Y7
       tiles 16  maps 38  spires 3  markers 18
> A red    ★5  B0 G0 R0 W0 ●0  gold^●2  blue●3  tiles 2  maps 1
  B blue   ★4  B3 G0 R0 W1 ●5  <YB>
    tile 7  f white dragon+b  b gold storm
    tile 34  f wild build  b red 2 dragons
    map gold-d: gold beside green red red  ★3 ●2
    map white-h: white beside gold green green green  ★6 ●3
`;

/** A wild tile has just been placed beside the Keep; a spectator looks on. */
const SHORE = String.raw`
       q0\       q1\



    r-1    0,-1      1,-1
 q-1\
               __/ \__   __/ \__
              /  0,0  \ /  1,0  \
             |         |    ?    |
r0    -1,0   |  Keep   |  build  |
             |         |         |
              \__   __/ \__   __/
                 \ /       \ /

     r1    -1,1       0,1
B blue G green R red W white Y gold   +b build   x treasure found   <> dragons
supply B40 G40 R40 W40 ●40  dragons B10 G10 R10 W10 Y10
       tiles 16  maps 38  spires 4  markers 20
  A red    ★0  B0 G0 R0 W0 ●0  tiles 1  maps 1
> B blue   ★0  B0 G0 R0 W0 ●0  tiles 1  maps 1
`;

const wordsOf = (messages: Messages) => (key: string) => messages[key] ?? `no ${key}`;
const english = wordsOf(en);

function drawn() {
  const made = island({ seats: 2 });
  const { state } = made;
  lay(state, { "1,0": "red tower", "0,1": "blue tower", "-1,1": "red dragon-build", "-1,2": "wild green" });
  lay(state, { "-1,0": "gold storm", "0,-1": "white telekinesis", "1,-1": "blue double-dragon", "0,2": "white build" });
  wizard(state, 0, "1,-1");
  wizard(state, 1, "1,-1");
  dragons(state, "1,-1", "blue", "red");
  dragons(state, "-1,1", "white", "white", "white", "white", "white", "gold", "gold", "gold");
  building(state, "-1,1", "pen", 1);
  building(state, "-1,2", "spire", 0);
  building(state, "0,2", "gold-lair", 0);
  state.treasures.push(tile(state, "-1,2"), tile(state, "1,0"));
  pet(state, 0, "gold", 2, true);
  pet(state, 0, "blue", 3);
  at(state.seats, 1).captured = ["gold", "blue"];
  at(state.seats, 1).fame.captures = 4;
  give(state, 1, { blue: 3, white: 1, gold: 5 });
  hold(state, 0, 1, 2);
  hold(state, 1, 7, 34);
  maps(state, 0, "gold-a");
  maps(state, 1, "gold-d", "white-h");
  onTurn(state, 0, "wizard");
  return made;
}

test("the island and the seats are drawn as one of them sees them", () => {
  const { state, rules } = drawn();
  expect(`\n${rules.draw(rules.view(state, 1), english)}\n`).toBe(PICTURE);
});

test("while a tile is to be placed the free spaces show where", () => {
  const { state, rules } = island({ seats: 2 });
  lay(state, { "1,0": "wild" });
  onTurn(state, 1, "tile");
  expect(`\n${rules.draw(rules.view(state, null), english)}\n`).toBe(SHORE);
});

/** What stands on the tiles and in the seats' lines. */
const PARTS = {
  de: ["2 Drachen", "Hort gold", "Gehege B", "neben", "Vorrat"],
  es: ["2 dragón.", "Corral B", "junto a", "reserva"],
};

test.for([
  ["de", de, PARTS.de],
  ["es", es, PARTS.es],
] as const)("the drawing speaks the language of its reader: %s", ([, messages, parts]) => {
  const { state, rules } = drawn();
  const picture = rules.draw(rules.view(state, 1), wordsOf(messages));
  for (const part of parts) expect(picture).toContain(part);
  expect(picture).not.toMatch(/no draw|no colour|\b(Tower|beside|supply|tiles)\b/);
});
