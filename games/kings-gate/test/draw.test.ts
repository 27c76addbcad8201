import { expect, test } from "vitest";
import { game } from "../src/index.ts";
import { award, city, give, hold, lay, ring, stack } from "./city.ts";

/** Safe Cathedral under the King; hidden are seat 0's hand and both stacks. */
const PICTURE = `
     -1     0     1     2
         ┌─────┐
-3       │ G2  │
         │Guild│
         ├─────┴─────┐
-2       │     1     │
         │   2 2 1   │
   ┌─────┼─────┬─────┼─────┐
-1 │ R1  │     │R5/3 │ YD  │
   │     │     │     │     │
   ├─────╆━━━━━┷━━━━━╅─────┤
 0 │ B0  ┃    2 !    ┃ G3  │
   │King ┃   3 3 1   ┃Merch│
   ├─────╄━━━━━┯━━━━━╃─────┤
 1 │     │     │     │     │
   │     │     │     │     │
   └─────┴─────┴─────┴─────┘
> A RB  ★3  ? ?  ≡2  Bish Wiz
  B YG  ★4  Y4 G0 G0  ≡0  Sorc
`;

test("the city and the seats are drawn as one of them sees them", () => {
  const { state } = city({ seats: 2, location: 2 });
  state.locations[0] = { x: 0, y: -2 };
  award(state, 3, 4);
  ring(state, "R1 . B1^Y4^R5 YD / B0+king G3+merchant / . . . .");
  lay(state, "G2+guildmaster", 0, -3);
  for (const [seat, held] of ["R1 BD", "Y4 G0 G0"].entries()) hold(state, seat, held);
  for (const [seat, left] of ["R1 R2", ""].entries()) stack(state, seat, left);
  give(state, 0, "bishop", "wizard");
  give(state, 1, "sorceress");
  state.king = true;
  const opened = game.open({ seats: 2 });
  expect(opened.ok && `\n${opened.value.draw(opened.value.view(state, 1), (key) => key)}\n`).toBe(PICTURE);
});
