import { game } from "@gatehouse/dragonsgate-college";
import { type Component, seeded } from "@gatehouse/engine";

const table = (id: string): readonly Component[] => game.components().find((each) => each.id === id)?.components ?? [];
const ids = (id: string) => table(id).map((each) => each.id);
export const BUILDINGS = ids("buildings");
export const CARDS = ids("cards");
export const CAREERS = ids("careers");
export const APPRENTICES = ids("apprentices");
export const PROFESSORS = ids("professors");
export const LEVELS = ids("levels");
export const MASTERIES = ids("masteries");
export const COLUMNS = ids("columns");
export const GROUNDS = ids("grounds");
export const ORDER = ids("order");
export const TREASURES = ids("treasures");
export const DEEDS = ids("actions");
export const SKILLS = ids("skills");
const SUBTERFUGE_SPACES = 12;

/** The rules for so many seats. */
export function opened(seats: number, options: object) {
  const found = game.open({ seats, ...options });
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
}

function dungeonSpaces(): number {
  const list = table("dungeon")[0]?.values["spaces"]?.value;
  return Array.isArray(list) ? list.length : 0;
}

/** The maintenance marker moves no further than there are squares to build on. */
function mostSquares(): number {
  const free = table("grounds").map(
    ({ values }) => JSON.stringify(values["rows"]?.value).match(/[.a-z]/g)?.length ?? 0,
  );
  return Math.max(...free);
}

/** The lines of a result. */
function lines(): string[] {
  const rules = opened(2, {});
  const [first = {}] = rules.standing(rules.setup(seeded(1))).breakdown;
  return Object.keys(first);
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** What has to occur in the matches. */
export const EVERYTHING: readonly string[] = [
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
  ...upTo(dungeonSpaces()).map((space) => `dungeon ${space}`),
  ...TREASURES.map((id) => `treasure ${id}`),
  ...upTo(SUBTERFUGE_SPACES).map((space) => `subterfuge ${space}`),
  ...upTo(mostSquares()).map((space) => `maintenance ${space}`),
  ...SKILLS.map((skill) => `skill ${skill}`),
  ...lines().map((line) => `line ${line}`),
];
