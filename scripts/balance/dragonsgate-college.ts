// Plays matches of Dragonsgate College and writes games/dragonsgate-college/balance.md and its picture: what occurs how often (fails if a
// building, card, career, person, level or mastery tile, space, board or scoring line never does), and where prestige comes from.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Decision, decisionOf, loadJudge } from "@gatehouse/bots";
import { type Action, type DragonsgateCollege, type Event, game, type View } from "@gatehouse/dragonsgate-college";
import { at, mixSeed, type Rules, seeded } from "@gatehouse/engine";
import { PLAYERS as BOTS, markdown, mean } from "./players.ts";
import { type Bar, drawBars } from "./plot.ts";

const TARGET = fileURLToPath(new URL("../../games/dragonsgate-college/balance.md", import.meta.url));
const PICTURE = new URL("../../games/dragonsgate-college/balance.svg", import.meta.url);
const BOARDS = ["a", "b-dealt", "b-drafted"];

/** How often each thing has occurred, by its name. */
type Tally = Map<string, number>;

const ids = (table: string) =>
  game
    .components()
    .find(({ id }) => id === table)
    ?.components.map(({ id }) => id) ?? [];
const BUILDINGS = ids("buildings");
const CARDS = ids("cards");
const CAREERS = ids("careers");
const APPRENTICES = ids("apprentices");
const PROFESSORS = ids("professors");
const LEVELS = ids("levels");
const MASTERIES = ids("masteries");
const COLUMNS = ids("columns");
const GROUNDS = ids("grounds");
const ORDER = ids("order");
const TREASURES = ids("treasures");
const DEEDS = ids("actions");
const DUNGEON_SPACES = lengthOf("dungeon", "spaces");
/** The marker moves no further than there are squares to build on. */
const MOST_SQUARES = Math.max(...freeSquares());
const SUBTERFUGE_SPACES = 12;
const SKILLS = ids("skills");
const LINES = lines();

function lengthOf(table: string, value: string): number {
  const row = game.components().find(({ id }) => id === table)?.components[0];
  const list = row?.values[value]?.value;
  return Array.isArray(list) ? list.length : 0;
}

function freeSquares(): number[] {
  const grounds = game.components().find(({ id }) => id === "grounds")?.components ?? [];
  return grounds.map(({ values }) => JSON.stringify(values["rows"]?.value).match(/[.a-z]/g)?.length ?? 0);
}

/** The lines of a result. */
function lines(): string[] {
  const { value } = opened(2, {});
  const [first = {}] = value.standing(value.setup(seeded(1))).breakdown;
  return Object.keys(first);
}

function opened(seats: number, options: object) {
  const found = game.open({ seats, ...options });
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found;
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** What has to occur in the matches. */
function everything(): string[] {
  return [
    ...DEEDS.map((id) => `action ${id}`),
    ...BUILDINGS.map((id) => `building ${id}`),
    ...CARDS.map((id) => `card ${id}`),
    ...CAREERS.map((id) => `career ${id}`),
    ...APPRENTICES.map((id) => `apprentice ${id}`),
    ...PROFESSORS.map((id) => `professor ${id}`),
    ...LEVELS.map((id) => `level ${id}`),
    ...MASTERIES.map((id) => `mastery ${id}`),
    ...COLUMNS.map((id) => `column ${id}`),
    ...GROUNDS.map((id) => `board ${id}`),
    ...ORDER.map((id) => `order ${id}`),
    ...upTo(DUNGEON_SPACES).map((space) => `dungeon ${space}`),
    ...TREASURES.map((id) => `treasure ${id}`),
    ...upTo(SUBTERFUGE_SPACES).map((space) => `subterfuge ${space}`),
    ...upTo(MOST_SQUARES).map((space) => `maintenance ${space}`),
    ...SKILLS.map((skill) => `skill ${skill}`),
    ...LINES.map((line) => `line ${line}`),
  ];
}

/** What an event shows to have occurred. */
function occurred(event: Event): string[] {
  switch (event.type) {
    case "building-placed":
      return [`building ${at(BUILDINGS, event.placed.building)}`];
    case "card-played":
      return [`card ${at(CARDS, event.card)}`];
    case "career-chosen":
      return [`career ${at(CAREERS, event.career)}`];
    case "apprentice-taken":
      return [`apprentice ${at(APPRENTICES, event.apprentice)}`];
    case "apprentice-discarded":
      // Those in a seat's colour are never taken: they are there from the start, until they leave.
      return event.apprentice >= APPRENTICES.length - 3 ? [`apprentice ${at(APPRENTICES, event.apprentice)}`] : [];
    case "professor-taken":
    case "professor-returned":
      return [`professor ${at(PROFESSORS, event.professor)}`];
    case "careers-laid":
      return event.columns.flatMap(({ level, mastery }) => [
        `level ${at(LEVELS, level)}`,
        ...(mastery === null ? [] : [`mastery ${at(MASTERIES, mastery)}`]),
      ]);
    case "board-chosen":
      return [`board ${at(GROUNDS, event.board)}`];
    case "disc-placed":
      return [`order ${at(ORDER, event.space)}`];
    case "dungeon-entered":
      return [`dungeon ${event.space}`];
    case "treasure-room-reached":
      return [`treasure ${at(TREASURES, event.place)}`];
    case "goods-changed":
      return SKILLS.includes(event.good) && event.by > 0 ? [`skill ${event.good}`] : [];
    default:
      return [];
  }
}

/** The action of the board that a choice begins. */
const DEED_OF: Readonly<Record<string, string>> = {
  "exchange-die": "influence",
  "collect-coins": "fees",
  "buy-prestige": "tournament",
  "take-apprentice": "recruit",
  "draw-apprentice": "recruit",
  "take-professor": "hire",
  "draw-professor": "hire",
  build: "build",
  "enter-dungeon": "dungeon",
  "place-disc": "order",
  "choose-career": "career",
};

/** Who likes one thing only: rare spaces and tiles are not met by chance. */
const TASTES: Readonly<Record<string, (action: Action) => number>> = {
  builder(action) {
    if (action.type === "build") return 20 + (REFUNDS.includes(at(BUILDINGS, action.building)) ? 0 : action.building);
    if (action.type === "collect-coins") return 10 + action.face;
    if (action.type === "take-die") return action.face === 4 ? 3 : action.face === 6 ? 2 : 1;
    return action.type === "pay-maintenance" ? 100 - action.coins : 0;
  },
  explorer(action) {
    if (action.type === "enter-dungeon") return 10 + action.face;
    return action.type === "take-die" ? action.face % 2 : 0;
  },
  teacher(action) {
    if (action.type === "choose-career") return 20 + action.column;
    if (action.type === "take-professor") return 10;
    if (action.type === "build") return action.building < 3 ? 9 : 0;
    if (action.type === "take-apprentice") return 5;
    if (action.type === "discard-professor") return action.professor > PROFESSORS.length - 4 ? 2 : 1;
    return action.type === "take-die" && action.face % 3 === 0 ? 1 : 0;
  },
  shadow(action) {
    if (action.type === "choose-career") return action.career === "rogue" ? 30 : 0;
    if (action.type === "build")
      return ["guild-hall", "smuggling-den"].includes(at(BUILDINGS, action.building)) ? 20 : 0;
    if (action.type === "take-professor")
      return at(PROFESSORS, action.professor).match(/shadows|ambush|locks/) ? 10 : 5;
    if (action.type === "take-apprentice") return 4;
    return action.type === "take-die" && action.face % 3 === 0 ? 1 : 0;
  },
};
const REFUNDS = [
  "alchemist",
  "weaponsmith",
  "locksmith",
  "professor-quarters",
  "smuggling-den",
  "large-storage",
  "fraternity-house",
];

type Chooser = (decision: Decision<DragonsgateCollege>) => Action;

/** Of what it likes best anything; one time in eight anything at all. */
function oneSided(taste: (action: Action) => number): Chooser {
  return ({ legalActions, chance }) => {
    const actions = legalActions();
    const most = chance.pick(8) === 0 ? Number.NEGATIVE_INFINITY : Math.max(...actions.map(taste));
    const liked = actions.filter((action) => taste(action) >= most);
    return at(liked, chance.pick(liked.length));
  };
}

interface Player {
  readonly name: string;
  readonly choose: Chooser;
}

const PLAYERS: readonly Player[] = [
  ...BOTS.map((bot): Player => ({ name: bot.name, choose: (decision) => bot.choose(decision) })),
  ...Object.entries(TASTES).map(([name, taste]): Player => ({ name, choose: oneSided(taste) })),
];

/** One match of the same bot on all seats. */
async function match(rules: Rules<DragonsgateCollege>, bot: Player, seed: number, tally: Tally) {
  const add = (name: string) => tally.set(name, (tally.get(name) ?? 0) + 1);
  const chance = seeded(seed);
  const note = (event: Event) => {
    for (const name of occurred(event)) add(name);
  };
  const state = rules.setup(chance, note);
  const decision = decisionOf(rules, state, 0, seeded(mixSeed(seed, 1)), await loadJudge(game.id, rules));
  let decisions = 0;
  for (let seat = rules.actors(state)[0]; seat !== undefined; seat = rules.actors(state)[0]) {
    decision.seat = seat;
    const action = bot.choose(decision);
    const deed = DEED_OF[action.type];
    if (deed !== undefined) add(`action ${deed}`);
    if (action.type === "choose-career") add(`column ${at(COLUMNS, action.column)}`);
    const before = tracks(state);
    rules.play(state, seat, action, chance, note);
    for (const name of passed(before, tracks(state))) add(name);
    decisions += 1;
  }
  const result = rules.result(state);
  if (result === null) throw new Error(`seed ${seed} has not ended`);
  for (const sources of result.breakdown)
    for (const [line, points] of Object.entries(sources)) if (points !== 0) add(`line ${line}`);
  return { ...result, decisions };
}

type Tracks = readonly { readonly subterfuge: number; readonly maintenance: number }[];

const tracks = ({ seats }: View): Tracks => seats.map(({ subterfuge, maintenance }) => ({ subterfuge, maintenance }));

/** The spaces of the tracks on which somebody stands now, but did not before. */
function passed(before: Tracks, after: Tracks): string[] {
  return after.flatMap(({ subterfuge, maintenance }, seat) => {
    const from = at(before, seat);
    return [
      ...(subterfuge === from.subterfuge ? [] : [`subterfuge ${subterfuge}`]),
      ...(maintenance === from.maintenance ? [] : [`maintenance ${maintenance}`]),
    ];
  });
}

/** Several lines of the result that belong together. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  careers: ["careers", "career-sets"],
  buildings: ["buildings", "free-squares", "most-buildings"],
  dungeon: ["dungeon", "treasure-room"],
  subterfuge: ["subterfuge"],
  trophies: ["trophies"],
  cards: ["cards"],
  professors: ["professors", "most-professors", "most-apprentices"],
  "coins and imps": ["coins", "imps", "tournament"],
  others: ["start", "unpaid", "own-dice", "start-player"],
};

interface Balance {
  readonly row: readonly string[];
  readonly bar: Bar;
}

async function balanceOf(bot: Player, seats: number, matches: number, tally: Tally): Promise<Balance> {
  const played: Awaited<ReturnType<typeof match>>[] = [];
  for (let index = 0; index < matches; index += 1) {
    const edition = index % 2 === 0 ? "2018" : "2017";
    const { value } = opened(seats, { boards: at(BOARDS, index % BOARDS.length), edition });
    played.push(await match(value, bot, mixSeed(seats, index), tally));
  }
  const points = (names: readonly string[]) =>
    mean(
      played.flatMap(({ breakdown }) =>
        breakdown.map((seat) => names.reduce((sum, name) => sum + (seat[name] ?? 0), 0)),
      ),
    );
  const wins = Array.from({ length: seats }, (_, seat) => mean(played.map(({ ranks }) => (ranks[seat] === 1 ? 1 : 0))));
  const parts = Object.values(GROUPS).map(points);
  const row = [
    bot.name,
    String(seats),
    String(matches),
    mean(played.flatMap(({ scores }) => scores)).toFixed(1),
    mean(played.map(({ scores }) => Math.max(...scores))).toFixed(1),
    mean(played.map(({ scores }) => Math.max(...scores) - Math.min(...scores))).toFixed(1),
    ...parts.map((part) => part.toFixed(1)),
    wins.map((each) => each.toFixed(2)).join(" "),
    mean(played.map(({ decisions }) => decisions)).toFixed(0),
  ];
  return { row, bar: { label: `${bot.name}, ${seats} seats`, parts } };
}

function shares(tally: Tally): string {
  const counts = DEEDS.map((id) => tally.get(`action ${id}`) ?? 0);
  const total = counts.reduce((sum, each) => sum + each, 0);
  return DEEDS.map((id, index) => `${id} ${((100 * at(counts, index)) / total).toFixed(1)} %`).join(", ");
}

/** Writes the report and answers what never occurred. */
export async function report(matches: number): Promise<string[]> {
  const tallies = PLAYERS.map((): Tally => new Map());
  const balances: Balance[] = [];
  for (const [index, bot] of PLAYERS.entries())
    for (const seats of [2, 3, 4]) balances.push(await balanceOf(bot, seats, matches, at(tallies, index)));
  const rows = balances.map(({ row }) => row);
  const used = everything().map((name) => [name, ...tallies.map((tally) => String(tally.get(name) ?? 0))]);
  const columns = ["bot", "seats", "matches", "mean", "winner", "first − last", ...Object.keys(GROUPS)];
  const head = [...columns, "wins by seat", "decisions"];
  const text = [
    "# Dragonsgate College: balance and coverage",
    `Written by \`npm run report -- dragonsgate-college --matches ${matches}\`: the same bot on all seats; boards A, B dealt and B drafted and both editions in turn.`,
    "![Where prestige comes from](balance.svg)",
    markdown(head, rows),
    "## Share of the nine actions",
    PLAYERS.map((bot, index) => `- ${bot.name}: ${shares(at(tallies, index))}`).join("\n"),
    "## How often each thing occurred",
    markdown(["what", ...PLAYERS.map(({ name }) => name)], used),
  ];
  drawBars(
    PICTURE,
    "Dragonsgate College: where prestige comes from, per seat",
    Object.keys(GROUPS),
    balances.map(({ bar }) => bar),
  );
  writeFileSync(TARGET, `${text.join("\n\n")}\n`);
  process.stdout.write(`${markdown(head, rows)}\n`);
  return everything().filter((name) => tallies.every((tally) => !tally.get(name)));
}
