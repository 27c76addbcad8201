import { asView, canonical, type GameTypes, mixSeed, readAction, seeded } from "@gatehouse/engine";
import { walkingCheck } from "../check.ts";
import { everyAction, foreignAction, nearAction } from "../foreign.ts";

const NEAR = 12;
const FOREIGN = 12;
/** Where there are no more well-formed actions than this, all of them are tried now and then. */
const MOST_ACTIONS = 3000;
const EVERY_FEW = 5;

export const listing = walkingCheck(
  "listing",
  "whoever owes a decision has actions, none twice, none refused",
  (rules) => ({
    before({ state, seat, legal }) {
      const view = asView<GameTypes>(state);
      for (const actor of rules.actors(view))
        if (rules.legalActions(view, actor).length === 0) return `seat ${actor} can do nothing`;
      if (new Set(legal.map(canonical)).size < legal.length) return `an action is listed twice: ${canonical(legal)}`;
      const refused = legal.find((action) => rules.refusal(view, seat, action) !== null);
      return (
        refused && `${canonical(refused)} is listed, but refused: ${canonical(rules.refusal(view, seat, refused))}`
      );
    },
  }),
);

export const refusing = walkingCheck(
  "refusing",
  "an action that is not listed is refused, whatever it is",
  (rules, plan, game) => {
    const everything = everyAction(game, MOST_ACTIONS);
    return {
      before({ index, state }) {
        const chance = seeded(mixSeed(plan.seed, index));
        const view = asView<GameTypes>(state);
        for (const actor of rules.actors(view)) {
          const actions = rules.legalActions(view, actor);
          const listed = new Set(actions.map(canonical));
          const tried = [
            ...Array.from({ length: NEAR }, () => nearAction(game, actions, chance)),
            ...Array.from({ length: FOREIGN }, () => foreignAction(game, chance)),
            ...(index % EVERY_FEW === 0 ? everything : []),
          ];
          for (const action of tried) {
            if (listed.has(canonical(action))) continue;
            const refusal = rules.refusal(view, actor, action);
            if (refusal === null) return `${canonical(action)} is not listed for seat ${actor}, but not refused`;
            if (!Object.hasOwn(game.refusals, refusal.code)) return `the refusal ${refusal.code} is not declared`;
          }
        }
        return undefined;
      },
    };
  },
);

export const fields = walkingCheck("fields", "every listed action fits the field table", (_rules, _plan, game) => ({
  before({ legal }) {
    const unreadable = legal.find((action) => !readAction(game, action).ok);
    return unreadable && `${canonical(unreadable)} does not fit: ${canonical(readAction(game, unreadable))}`;
  },
}));

export const viewLegality = walkingCheck(
  "view-legality",
  "legality depends only on what the seat sees",
  (rules, plan, game) => ({
    before({ index, state, seat, legal }) {
      const seen = rules.view(state, seat);
      const listed = rules.legalActions(seen, seat);
      if (canonical(listed) !== canonical(legal))
        return `from its view seat ${seat} has ${canonical(listed)}, in truth ${canonical(legal)}`;
      const chance = seeded(mixSeed(plan.seed, index));
      for (let i = 0; i < FOREIGN; i += 1) {
        const action = foreignAction(game, chance);
        const [fromView, inTruth] = [
          rules.refusal(seen, seat, action),
          rules.refusal(asView<GameTypes>(state), seat, action),
        ];
        if (canonical(fromView) !== canonical(inTruth))
          return `${canonical(action)}: ${canonical(fromView)} from the view, ${canonical(inTruth)} in truth`;
      }
      return undefined;
    },
  }),
);

export const notation = walkingCheck(
  "notation",
  "every listed action can be written, read back, and told from the others",
  (_rules, plan, game) => ({
    before({ index, legal }) {
      const different = [...new Map(legal.map((action) => [canonical(action), action])).values()];
      const texts = different.map((action) => game.notation.write(action));
      if (new Set(texts).size < texts.length) return `two actions are written alike: ${texts}`;
      for (const [i, text] of texts.entries()) {
        const read = game.notation.read(text);
        if (canonical(read) !== canonical(different[i]))
          return `“${text}” is read as ${canonical(read)}, not ${canonical(different[i])}`;
        if (/[\n:]/.test(text) || text.trim() !== text) return `“${text}” would not stand on a line of a log`;
      }
      const garbage = `${texts[0]}${String.fromCharCode(33 + (mixSeed(plan.seed, index) & 63))}§`;
      return game.notation.read(garbage) === null ? undefined : `“${garbage}” was read as an action`;
    },
  }),
);
