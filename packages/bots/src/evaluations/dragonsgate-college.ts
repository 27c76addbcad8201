import {
  APPRENTICES,
  BUILDINGS,
  CAREER_TYPES,
  CAREERS,
  type Column,
  type DragonsgateCollege,
  LEVELS,
  MAINTENANCE,
  MASTERIES,
  SHAPES,
  SKILLS,
  type State,
  TURN_SPECS,
  TURNS,
} from "@gatehouse/dragonsgate-college";
import type { Evaluation } from "../evaluation.ts";

const FEATURES = [
  "average",
  "coins",
  "coins-spare",
  "imps",
  "skill-sum",
  "skill-best",
  "skill-weakest",
  "dice-at-home",
  "people-apprentices",
  "people-talent",
  "people-professors",
  "career-count",
  "career-even",
  "career-in-reach",
  "career-choices",
  "career-nearly",
  "building-squares",
  "building-begun",
  "building-income",
  "upkeep",
  "upkeep-unpaid",
  "subterfuge",
  "subterfuge-lead",
  "dungeon",
  "dungeon-treasure",
  "card-count",
  "card-lasting",
  "order-first",
  "turn-own",
  // These mean little by themselves; the network sees what they mean together.
  "skill-sorcery",
  "skill-stealth",
  "skill-brawn",
  "dice-ready",
  "dice-face-1",
  "dice-face-2",
  "dice-face-3",
  "dice-face-4",
  "dice-face-5",
  "dice-face-6",
  "turn-waiting",
  "turn-window",
  "turn-acted",
  "turn-face-1",
  "turn-face-2",
  "turn-face-3",
  "turn-face-4",
  "turn-face-5",
  "turn-face-6",
] as const;

type Feature = (typeof FEATURES)[number];
const PLACE = Object.fromEntries(FEATURES.map((feature, index) => [feature, index])) as Record<Feature, number>;
const COUNT = FEATURES.length;

const SEAT_COLOURS = ["red", "blue", "yellow", "green"] as const;
/** Coins that are soon spent; more are spare. */
const PURSE = 8;
/** What a career of each level is about worth, in prestige. */
const LEVEL_WORTH = [0, 3, 5, 7];
const COIN_WORTH = 0.4;

const TALENTS = APPRENTICES.map(({ skills }) => SKILLS.map((skill) => skills[skill]));
const TYPE_OF_CAREER = CAREERS.map(({ type }) => CAREER_TYPES.indexOf(type));
/** Per building its squares, the skill points that it brings, and whether it brings something every turn. */
const BUILT = BUILDINGS.map(({ shape, effects }) => ({
  squares: SHAPES.find(({ id }) => id === shape)?.squares.length ?? 0,
  skills: effects.reduce(
    (sum, effect) => sum + (effect.kind === "gain" && isSkill(effect.good) ? effect.amount : 0),
    0,
  ),
  hasIncome: effects.some(({ kind }) => kind === "income"),
}));

function isSkill(good: string): boolean {
  return SKILLS.some((skill) => skill === good);
}

/** Per mastery tile the type it asks for (−1: that of the career), and how many. */
const MASTERY = MASTERIES.map(({ asks }) => ({
  type: asks && asks.type !== "same" ? CAREER_TYPES.indexOf(asks.type) : -1,
  count: asks?.count ?? 0,
}));

/** Dragonsgate College: what a house can afford and reach in the turns that are left. */
export const dragonsgateCollege: Evaluation<DragonsgateCollege> = {
  features: FEATURES,
  progress(_rules, state) {
    const dice = (TURN_SPECS[state.turn - 1]?.dicePerSeat ?? 1) * state.seats.length;
    return Math.min(1, Math.max(0, state.turn - Math.min(1, state.ready.length / dice)) / TURNS);
  },
  measure(_rules, state, out) {
    out.fill(0);
    let leader = 0;
    for (const { subterfuge } of state.seats) leader = Math.max(leader, subterfuge);
    const acting = state.pending[state.pending.length - 1];
    for (let seat = 0; seat < state.seats.length; seat += 1) {
      const house = state.seats[seat];
      if (!house) continue;
      const base = seat * COUNT;
      const set = (feature: Feature, value: number) => {
        out[base + PLACE[feature]] = value;
      };
      const add = (index: number) => {
        out[index] = (out[index] ?? 0) + 1;
      };
      const [sorcery = 0, stealth = 0, brawn = 0] = house.skills;
      // A building that is chosen counts as built: else nobody would choose one, since it pays only when it is placed.
      const begun = acting?.type === "building" && acting.seat === seat ? acting : null;
      const { squares: area = 0, skills: taught = 0 } = (begun && BUILT[begun.building]) ?? {};
      const coins = house.coins - (begun?.price ?? 0);
      const maintenance = house.maintenance + (begun?.upkeep ? area : 0);
      const upkeep = house.exempt ? 0 : (MAINTENANCE.costs[maintenance] ?? 0);
      let income = 0;
      for (const { building } of house.buildings) if (BUILT[building]?.hasIncome) income += 1;
      let talent = 0;
      for (const apprentice of house.apprentices) for (const points of TALENTS[apprentice] ?? []) talent += points;
      const counts = [0, 0, 0];
      for (const { career } of house.careers) {
        const type = TYPE_OF_CAREER[career] ?? 0;
        counts[type] = (counts[type] ?? 0) + 1;
      }
      set("average", 1);
      set("coins", Math.min(PURSE, coins));
      set("coins-spare", Math.max(0, coins - PURSE));
      set("imps", house.imps);
      set("skill-sum", sorcery + stealth + brawn + taught);
      set("skill-best", Math.max(sorcery, stealth, brawn));
      set("skill-weakest", Math.min(sorcery, stealth, brawn));
      set("dice-at-home", house.dice);
      set("people-apprentices", house.apprentices.length);
      set("people-talent", talent);
      set("people-professors", house.professors.length);
      set("career-count", house.careers.length);
      set("career-even", Math.min(...counts));
      reach(state, seat, counts, base, out);
      set("building-squares", squares(house.free) - area);
      set("building-begun", area);
      set("building-income", income + (begun && BUILT[begun.building]?.hasIncome ? 1 : 0));
      set("upkeep", upkeep);
      set("upkeep-unpaid", Math.max(0, upkeep - coins));
      set("subterfuge", house.subterfuge);
      set("subterfuge-lead", house.subterfuge > 0 && house.subterfuge === leader ? 1 : 0);
      set("dungeon", house.treasure === null ? house.dungeon : 0);
      set("dungeon-treasure", house.treasure === null ? 0 : 1);
      set("card-count", house.hand.length);
      set("card-lasting", house.kept.length);
      set("order-first", firstNext(state) === seat ? 1 : 0);
      set("turn-own", acting && "seat" in acting && acting.seat === seat ? 1 : 0);
      set("skill-sorcery", sorcery);
      set("skill-stealth", stealth);
      set("skill-brawn", brawn);
      for (const { colour, face } of state.ready) {
        if (colour === SEAT_COLOURS[seat] || colour === "black") add(base + PLACE["dice-ready"]);
        add(base + PLACE["dice-face-1"] + face - 1);
      }
      for (const pending of state.pending) {
        if (pending.type === "activation" && pending.bonus.includes(seat)) set("turn-waiting", 1);
        if (pending.type !== "window" || pending.seat !== seat) continue;
        if (pending.left.length === 0) set("turn-acted", 1);
        else {
          set("turn-window", 1);
          for (const face of pending.faces) out[base + PLACE["turn-face-1"] + face - 1] = 1;
        }
      }
    }
  },
};

/** Which careers the apprentices of a seat could take now, and how near they are to others. */
function reach(state: State, seat: number, counts: readonly number[], base: number, out: Float64Array): void {
  const house = state.seats[seat];
  if (!house) return;
  let best = 0;
  let choices = 0;
  let nearly = 0;
  for (const column of state.columns)
    for (let type = 0; type < column.careers.length; type += 1) {
      if (column.careers[type] === null || !isMastered(column, type, counts)) continue;
      const level = LEVELS[column.level];
      if (!level) continue;
      const worth = LEVEL_WORTH[level.level] ?? 0;
      let net = 0;
      for (const apprentice of house.apprentices) {
        const talents = TALENTS[apprentice] ?? [];
        if ((talents[type] ?? 0) === 0) continue;
        let missing = 0;
        for (let skill = 0; skill < talents.length; skill += 1)
          if (skill !== type) missing += Math.max(0, level.others - (talents[skill] ?? 0) - (house.skills[skill] ?? 0));
        const short = level.main - (talents[type] ?? 0) - (house.skills[type] ?? 0);
        if (short <= 0 && missing <= house.coins) net = Math.max(net, worth - COIN_WORTH * missing);
        else if (short <= 2) nearly = Math.max(nearly, worth / (1 + Math.max(0, short) + 0.5 * missing));
      }
      if (net > 0) choices += 1;
      best = Math.max(best, net);
    }
  out[base + PLACE["career-in-reach"]] = best;
  out[base + PLACE["career-choices"]] = Math.min(6, choices);
  out[base + PLACE["career-nearly"]] = nearly;
}

function isMastered({ mastery }: Column, type: number, counts: readonly number[]): boolean {
  if (mastery === null) return true;
  const asked = MASTERY[mastery];
  return !asked || (counts[asked.type < 0 ? type : asked.type] ?? 0) >= asked.count;
}

/** Who begins the next turn as the discs lie now. */
function firstNext({ order, starter, seats }: State): number {
  for (const seat of order) if (seat !== null) return seat;
  return (starter + 1) % seats.length;
}

function squares(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
