import {
  type AnyGame,
  asView,
  at,
  type Chance,
  type GameTypes,
  legal,
  type Match,
  perft,
  recordOf,
  seeded,
  start,
  submit,
} from "@gatehouse/engine";
import fc from "fast-check";
import { clauseOf, type RefusedRecord } from "./fixtures.ts";
import { foreignAction, nearAction } from "./foreign.ts";
import { anyPlan, ENDLESS, openRules, type Plan, varied } from "./walk.ts";

const SEARCHED_GAMES = 500;
const TRIED_ACTIONS = 8;
const MOST_LINES = 20_000;
const LARGE = 1 << 20;

/** Counts and order of all lines of play from the first position, per number of seats, as deep as stays quick. */
export function perftTable(game: AnyGame): string {
  const tables: string[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats += 1) {
    const rules = openRules(game, { seats });
    let rows = perft(game, rules, seats, 1);
    for (let depth = 2; isShallow(at(rows, rows.length - 1).lines); depth += 1) rows = perft(game, rules, seats, depth);
    tables.push(`${seats} seats`, ...rows.map(({ depth, lines, order }) => `  ${depth}  ${lines}  ${order}`));
  }
  return `${tables.join("\n")}\n`;
}

/** Whether one more step would stay quick; without any line of play all games have ended. */
function isShallow(lines: number): boolean {
  return lines > 0 && lines * 8 < MOST_LINES;
}

/** A whole random game as text: every step in notation with its draws and events, the board whenever the turn changes. */
export async function playthrough(game: AnyGame, options: { readonly seats: number }, seed: number): Promise<string> {
  const { default: english } = await game.messages.en();
  const chance = seeded(seed);
  let match = started(game, options, chance);
  const { rules } = match;
  const board = () => rules.draw(asView<GameTypes>(match.state), (key) => english[key] ?? key);
  const lines = [`${game.id} ${JSON.stringify(rules.options)} seed ${seed}`, "", board(), ""];
  for (let previous = -1; ; ) {
    const seat = nextSeat(match);
    if (seat === undefined) break;
    if (seat !== previous && previous >= 0) lines.push("", board(), "");
    previous = seat;
    const { next, text, events } = randomStep(match, seat, chance);
    lines.push(text, ...events.map((event) => `  ${JSON.stringify(event)}`));
    match = next;
  }
  const result = rules.result(asView<GameTypes>(match.state));
  return `${[...lines, "", board(), "", JSON.stringify(result)].join("\n")}\n`;
}

/** A whole random game that ends for this reason, or `undefined` if none of many does. */
export function gameEndingBy(game: AnyGame, reason: string) {
  for (const { options, seed } of manyPlans(game)) {
    const chance = seeded(seed);
    let match = started(game, options, chance);
    for (let seat = nextSeat(match); seat !== undefined; seat = nextSeat(match))
      match = randomStep(match, seat, chance).next;
    const record = recordOf(match);
    if (record.result?.reason === reason) return record;
  }
  return undefined;
}

/** A record whose last step is refused with this code, or `undefined` if random games do not meet it. */
export function gameRefusedBy(game: AnyGame, code: string): RefusedRecord | undefined {
  for (const { options, seed } of manyPlans(game)) {
    const chance = seeded(seed);
    let match = started(game, options, chance);
    for (let seat = nextSeat(match); seat !== undefined; seat = nextSeat(match)) {
      const view = asView<GameTypes>(match.state);
      const listed = legal(match.rules, view, seat);
      const tried = Array.from({ length: TRIED_ACTIONS }, (_, i) =>
        i % 2 === 0 ? foreignAction(game, chance) : nearAction(game, listed, chance),
      );
      const action = tried.find((foreign) => match.rules.refusal(view, seat, foreign)?.code === code);
      if (action) {
        const record = recordOf(match);
        const steps = [...record.steps, { seat, action, draws: [] }];
        return { ...record, steps, refused: code, clause: clauseOf(game, code) };
      }
      match = randomStep(match, seat, chance).next;
    }
  }
  return undefined;
}

/** Plans for all numbers of seats and all kinds of options, in a fixed order. */
function manyPlans(game: AnyGame): readonly Plan[] {
  const { min, max } = game.seats;
  return fc.sample(
    fc.integer({ min, max }).chain((seats) => anyPlan(game, seats)),
    { numRuns: SEARCHED_GAMES, seed: 1 },
  );
}

/** The rules of a game as a document, from its English messages: chapters and clauses in their order. */
export function rulesDocument(name: string, english: { readonly [key: string]: string }): string {
  const clauses = Object.entries(english).filter(([key]) => key.startsWith("rule."));
  const lines = clauses.map(([key, text]) => {
    const number = key.slice("rule.".length);
    return number.includes(".") ? `- **${number}** ${text}` : `\n## ${number} ${text}\n`;
  });
  return `# ${name}: rules\n\nWritten by \`npm run golden\` from \`messages/en.json\`; change the rules there.\n${lines.join("\n")}\n`;
}

function started(game: AnyGame, options: object, chance: Chance): Match<GameTypes> {
  const answer = start(game, options, chance);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value.match;
}

/** Who decides next; nobody at the end, nor in a game that has none. */
function nextSeat(match: Match<GameTypes>): number | undefined {
  if (match.steps.length >= ENDLESS) return undefined;
  return match.rules.actors(asView<GameTypes>(match.state))[0];
}

function randomStep(match: Match<GameTypes>, seat: number, chance: Chance) {
  const actions = legal(match.rules, asView<GameTypes>(match.state), seat);
  const answer = submit(match, seat, [varied(actions, chance.pick(LARGE))], chance);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  const { entry, events } = at(answer.value.played, 0);
  const text = `${seat} ${match.game.notation.write(entry.action)} : ${entry.draws.join(" ")}`.trimEnd();
  return { next: answer.value.match, text, events };
}
