import { type Action, type DragonIsland, game, type View } from "@gatehouse/dragon-island";
import { at, legal, preview, type Rules, seeded, start, submit } from "@gatehouse/engine";
import { rounds } from "@gatehouse/testkit/rounds";
import { expect, test } from "vitest";
import { differenceTo, type Foreseeing } from "../../src/boards/dragon-island/forecast.ts";
import messages from "../../src/boards/dragon-island/messages/en.json" with { type: "json" };
import { tablesOf } from "../../src/boards/dragon-island/names.ts";
import { outlookOf } from "../../src/boards/dragon-island/outlook.ts";
import { textsOf } from "../../src/texts/texts.ts";

const TABLES = tablesOf({ seats: 2, turns: 10, screens: "open", tables: 1 });
const texts = textsOf("en", messages);

interface Choice {
  readonly rules: Rules<DragonIsland>;
  readonly view: View;
  readonly seat: number;
  readonly action: Action;
}

/** Everything that can be chosen in a match that is played by chance. */
function* choicesOf(seed: number): Generator<Choice> {
  const chance = seeded(seed);
  const started = start(game, { seats: 2 }, chance);
  if (!started.ok) throw new Error(started.error.code);
  let { match } = started.value;
  for (const _ of rounds("the end of the match")) {
    const { rules, state } = match;
    const [seat] = rules.actors(state);
    if (seat === undefined) return;
    const view = rules.view(state, seat);
    const actions = legal(rules, view, seat);
    for (const action of actions) yield { rules, view, seat, action };
    const done = submit(match, seat, [at(actions, chance.pick(actions.length))], chance);
    if (!done.ok) throw new Error(done.error.fault.code);
    match = done.value.match;
  }
}

function outlook({ rules, view, seat, action }: Choice) {
  const table: Foreseeing = {
    rules,
    view,
    seat,
    texts,
    preview: (actions) => preview(rules, view, seat, actions),
  };
  return outlookOf(table, TABLES, action);
}

test("of a move: dragons can be captured or tamed just if it says so", () => {
  let dealt = 0;
  for (const choice of choicesOf(3)) {
    if (choice.action.type !== "move-wizard") continue;
    const { rules, view, seat, action } = choice;
    const there = preview(rules, view, seat, [action])?.view;
    const types = new Set(there ? rules.legalActions(there, seat).map(({ type }) => type) : []);
    const lines = (outlook(choice)?.lines ?? []).map(({ text }) => text);
    expect(lines.some((line) => line.startsWith("Capture:"))).toBe(types.has("capture-dragons"));
    expect(lines.some((line) => line.startsWith("Tame:"))).toBe(types.has("tame-dragon"));
    dealt += Number(types.has("capture-dragons") || types.has("tame-dragon"));
  }
  expect(dealt).toBeGreaterThan(0);
});

test("of whatever has no payment: what comes and goes is what then has come and gone", () => {
  const seen = new Set<string>();
  for (const choice of choicesOf(5)) {
    const { rules, view, seat, action } = choice;
    if (!["take-gold", "use-telekinesis", "tame-dragon", "move-dragons", "play-map"].includes(action.type)) continue;
    const after = preview(rules, view, seat, [action])?.view;
    if (!after) continue;
    seen.add(action.type);
    expect(outlook(choice)?.stock).toEqual(differenceTo(view, seat, after));
  }
  expect(seen).toContain("take-gold");
  expect(seen).toContain("use-telekinesis");
});
