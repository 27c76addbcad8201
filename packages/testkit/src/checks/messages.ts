import { type AnyGame, asView, type GameTypes, type Message, type Messages, mixSeed, seeded } from "@gatehouse/engine";
import { type Check, walkingCheck } from "../check.ts";
import { foreignAction } from "../foreign.ts";
import { catalogueProblem, loadCatalogues, messageProblem } from "../icu.ts";
import type { AnyRules, AnyState } from "../walk.ts";
import { viewersOf } from "./flow.ts";

const FOREIGN = 8;

export const messages: Check = {
  name: "messages",
  promise: "everything that is said has a message in English, Spanish and German with the same placeholders",
  async run(subject) {
    const catalogues = await loadCatalogues(subject.game.messages);
    const [english = {}] = catalogues;
    return catalogueProblem(catalogues) ?? missingMessage(subject.game, english) ?? spokenCheck(english).run(subject);
  },
};

/** The first message that the declarations of a game need and that is not there. */
function missingMessage(game: AnyGame, english: Messages): string | undefined {
  const needed = [
    "game.name",
    "game.tagline",
    ...game.options.flatMap((spec) => [
      `option.${spec.name}`,
      ...(spec.kind === "choice" ? spec.of.map((choice) => `option.${spec.name}.${choice}`) : []),
    ]),
    ...game.reasons.map((reason) => `end.${reason}`),
    ...game
      .components()
      .flatMap(({ id, components }) => [`component.${id}`, ...components.map((one) => `component.${id}.${one.id}`)]),
    ...Object.values(game.refusals).map(({ clause }) => `rule.${clause}`),
  ];
  const missing = needed.find((key) => english[key] === undefined);
  return missing && `there is no message ${missing}`;
}

/** What is really said in random games: prompts, actions, events as each viewer gets them, refusals. */
function spokenCheck(english: Messages): Check {
  return walkingCheck("messages", "", (rules, plan, game) => {
    const unspeakable = (said: readonly Message[]) =>
      said.map((message) => messageProblem(english, message)).find((problem) => problem !== undefined);
    const told = (events: readonly { type: string }[]) =>
      unspeakable(events.flatMap((event) => versions(rules, event)));
    const nameless = (state: AnyState) => {
      const sources = rules.standing(asView<GameTypes>(state)).breakdown.flatMap((seat) => Object.keys(seat));
      return unspeakable(sources.map((source) => ({ key: `source.${source}` })));
    };
    return {
      setup: (state, events) => told(events) ?? nameless(state),
      before({ index, state, seat, legal }) {
        const view = rules.view(state, seat);
        const chance = seeded(mixSeed(plan.seed, index));
        const refusals = Array.from({ length: FOREIGN }, () => rules.refusal(view, seat, foreignAction(game, chance)));
        return unspeakable([
          rules.words.prompt(view, seat),
          ...legal.map((action) => rules.words.action(view, action)),
          ...refusals.flatMap((refusal) => (refusal === null ? [] : [rules.words.refusal(refusal)])),
        ]);
      },
      after: ({ state, events }) => told(events) ?? nameless(state),
    };
  });
}

function versions(rules: AnyRules, event: { type: string }): Message[] {
  return viewersOf(rules).flatMap((viewer) => {
    const seen = rules.redact(event, viewer);
    return seen === null ? [] : [rules.words.event(seen)];
  });
}
