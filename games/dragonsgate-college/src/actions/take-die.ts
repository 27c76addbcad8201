import { at } from "@gatehouse/engine";
import { DIE_COLOURS, FACES } from "../data/constants.ts";
import { bonusSeats, openWindow, settle } from "../flow.ts";
import { pushLasting } from "../grounds.ts";
import { asked, otherChoice, topOf } from "../stack.ts";
import { NONE, numbered } from "./numbered.ts";

export const takeDie = numbered<"take-die">({
  numbers(_table, view) {
    if (asked(view)?.type !== "activation") return NONE;
    const found: number[] = [];
    for (const { colour, face } of view.ready) {
      const number = DIE_COLOURS.indexOf(colour) * FACES + face - 1;
      if (!found.includes(number)) found.push(number);
    }
    return found;
  },
  action: (number) => ({
    type: "take-die",
    colour: at(DIE_COLOURS, Math.floor(number / FACES)),
    face: 1 + (number % FACES),
  }),
  refusal(_table, view, _seat, { colour, face }) {
    if (asked(view)?.type !== "activation") return otherChoice(view);
    const isReady = view.ready.some((die) => die.colour === colour && die.face === face);
    return isReady ? null : { code: "die-not-ready", colour, face };
  },
  play(table, state, seat, { colour, face }, chance, emit) {
    const index = state.ready.findIndex((die) => die.colour === colour && die.face === face);
    state.ready.splice(index, 1);
    const activation = topOf(state, "activation");
    activation.die = { colour, face };
    activation.bonus = bonusSeats(table, seat, colour);
    emit?.({ type: "die-taken", seat, die: { colour, face } });
    openWindow(state, seat, face);
    const [owner] = colour === "black" ? [] : activation.bonus;
    if (owner !== undefined) pushLasting(table, state, owner, "own-die-taken");
    settle(table, state, chance, emit);
  },
});
