import { type AnyGame, type Message, type Messages, mixSeed, seeded } from "@gatehouse/engine";
import type { Check } from "../check.ts";
import { foreignAction } from "../foreign.ts";
import { catalogueProblem, loadCatalogues, messageProblem } from "../icu.ts";
import { type Position, viewersOf } from "../position.ts";
import type { AnyRules } from "../walk.ts";

const FOREIGN = 8;

export const messages: Check = {
  name: "messages",
  promise: "everything that is said has a message in English, Spanish and German with the same placeholders",
  async ask(game) {
    const catalogues = await loadCatalogues(game.messages);
    const [english = {}] = catalogues;
    return catalogueProblem(catalogues) ?? missingMessage(game, english);
  },
  // What is really said in random games: prompts, actions, events as each viewer gets them, refusals.
  visitorFor({ rules, plan, game, english }) {
    const unspeakable = (said: readonly Message[]) =>
      said.map((message) => messageProblem(english, message)).find((problem) => problem !== undefined);
    const told = (events: readonly { type: string }[]) =>
      unspeakable(events.flatMap((event) => versions(rules, event)));
    const nameless = ({ truth }: Position) => {
      const sources = rules.standing(truth).breakdown.flatMap((seat) => Object.keys(seat));
      return unspeakable([...new Set(sources)].map((source) => ({ key: `source.${source}` })));
    };
    return {
      setup: (position, events) => told(events) ?? nameless(position),
      before({ index, position, seat, legal }) {
        const { view } = position.sightOf(seat);
        const chance = seeded(mixSeed(plan.seed, index));
        const refusals = Array.from({ length: FOREIGN }, () => rules.refusal(view, seat, foreignAction(game, chance)));
        return unspeakable([
          rules.words.prompt(view, seat),
          ...legal.map((action) => rules.words.action(view, action)),
          ...refusals.flatMap((refusal) => (refusal === null ? [] : [rules.words.refusal(refusal)])),
        ]);
      },
      after: ({ position, events }) => told(events) ?? nameless(position),
    };
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

function versions(rules: AnyRules, event: { type: string }): Message[] {
  return viewersOf(rules).flatMap((viewer) => {
    const seen = rules.redact(event, viewer);
    return seen === null ? [] : [rules.words.event(seen)];
  });
}
