import { at, canonical, mixSeed, readAction, seeded } from "@gatehouse/engine";
import type { Check } from "../check.ts";
import { everyAction, foreignAction, nearAction } from "../foreign.ts";
import { actionKey, isSame } from "../same.ts";

const NEAR = 12;
const FOREIGN = 12;
/** Where there are no more well-formed actions than this, all of them are tried now and then. */
const MOST_ACTIONS = 3000;
const EVERY_FEW = 5;

export const listing: Check = {
  name: "listing",
  promise: "whoever owes a decision has actions, none twice, none refused",
  visitorFor: ({ rules }) => ({
    before({ position: { actors, truth }, seat, legal, keys }) {
      for (const actor of actors)
        if (actor !== seat && rules.legalActions(truth, actor).length === 0) return `seat ${actor} can do nothing`;
      if (new Set(keys).size < keys.length) return `an action is listed twice: ${canonical(legal)}`;
      const refused = legal.find((action) => rules.refusal(truth, seat, action) !== null);
      return (
        refused && `${canonical(refused)} is listed, but refused: ${canonical(rules.refusal(truth, seat, refused))}`
      );
    },
    end: ({ actors }) => (actors.length > 0 ? `seat ${actors[0]} can do nothing` : undefined),
  }),
};

export const refusing: Check = {
  name: "refusing",
  promise: "an action that is not listed is refused, whatever it is",
  visitorFor({ rules, plan, game }) {
    const everything = everyAction(game, MOST_ACTIONS);
    return {
      before({ index, position: { actors, truth }, seat, legal, keys }) {
        const chance = seeded(mixSeed(plan.seed, index));
        for (const actor of actors) {
          const actions = actor === seat ? legal : rules.legalActions(truth, actor);
          const listed = new Set(actor === seat ? keys : actions.map((action) => actionKey(game, action)));
          const tried = [
            ...Array.from({ length: NEAR }, () => nearAction(game, actions, chance)),
            ...Array.from({ length: FOREIGN }, () => foreignAction(game, chance)),
            ...(index % EVERY_FEW === 0 ? everything : []),
          ];
          for (const action of tried) {
            if (listed.has(actionKey(game, action))) continue;
            const refusal = rules.refusal(truth, actor, action);
            if (refusal === null) return `${canonical(action)} is not listed for seat ${actor}, but not refused`;
            if (!Object.hasOwn(game.refusals, refusal.code)) return `the refusal ${refusal.code} is not declared`;
          }
        }
        return undefined;
      },
    };
  },
};

export const fields: Check = {
  name: "fields",
  promise: "every listed action fits the field table",
  visitorFor: ({ game }) => ({
    before({ legal }) {
      const unreadable = legal.find((action) => !readAction(game, action).ok);
      return unreadable && `${canonical(unreadable)} does not fit: ${canonical(readAction(game, unreadable))}`;
    },
  }),
};

export const viewLegality: Check = {
  name: "view-legality",
  promise: "legality depends only on what the seat sees",
  visitorFor: ({ rules, plan, game }) => ({
    before({ index, position, seat, legal }) {
      const { view } = position.sightOf(seat);
      const listed = rules.legalActions(view, seat);
      if (!isSame(listed, legal))
        return `from its view seat ${seat} has ${canonical(listed)}, in truth ${canonical(legal)}`;
      const chance = seeded(mixSeed(plan.seed, index));
      for (let i = 0; i < FOREIGN; i += 1) {
        const action = foreignAction(game, chance);
        const [fromView, inTruth] = [rules.refusal(view, seat, action), rules.refusal(position.truth, seat, action)];
        if (!isSame(fromView, inTruth))
          return `${canonical(action)}: ${canonical(fromView)} from the view, ${canonical(inTruth)} in truth`;
      }
      return undefined;
    },
  }),
};

export const notation: Check = {
  name: "notation",
  promise: "every listed action can be written, read back, and told from the others",
  visitorFor({ plan, game }) {
    // Writing and reading know nothing of the position: what has been read back once need not be again.
    const written = new Map<string, string>();
    return {
      before({ index, legal, keys }) {
        for (const [i, action] of legal.entries()) {
          const text = game.notation.write(action);
          const key = at(keys, i);
          const other = written.get(text);
          if (other === key) continue;
          if (other !== undefined) return `two actions are written alike: ${text}`;
          const read = game.notation.read(text);
          if (!isSame(action, read)) return `“${text}” is read as ${canonical(read)}, not ${canonical(action)}`;
          if (/[\n:]/.test(text) || text.trim() !== text) return `“${text}” would not stand on a line of a log`;
          written.set(text, key);
        }
        const [first] = legal;
        const start = first ? game.notation.write(first) : "";
        const garbage = `${start}${String.fromCharCode(33 + (mixSeed(plan.seed, index) & 63))}§`;
        return game.notation.read(garbage) === null ? undefined : `“${garbage}” was read as an action`;
      },
    };
  },
};
