import { type Answer, type Foreign, isForeign, no, type Problem, shown, yes } from "@gatehouse/engine";
import type { Field } from "./fields.ts";
import { provenanceOf, TABLES, type TableSpec } from "./tables.ts";

/** The tables of a match: the release of the reconstruction with what an owner's edition file says otherwise. */
export type Edition = { readonly [K in keyof typeof TABLES]: (typeof TABLES)[K]["rows"] };

const DECK = 50;
/** So many cards that can be kept leave enough in the deck for every draw to end (DC-16.13). */
const FEWEST_KEPT = 25;
const NAMED_IN_FULL = 8;

/** Reads an owner's edition file; every value that is not given stays as released. */
export function readEdition(file: unknown): Answer<Edition, readonly Problem[]> {
  const problems: Problem[] = [];
  const input = section(file, "overrides", Object.keys(TABLES), problems);
  const edition: Edition = {
    actions: rows(input, TABLES.actions, problems),
    order: rows(input, TABLES.order, problems),
    turns: rows(input, TABLES.turns, problems),
    supply: rows(input, TABLES.supply, problems),
    prizes: rows(input, TABLES.prizes, problems),
    dungeon: rows(input, TABLES.dungeon, problems),
    treasures: rows(input, TABLES.treasures, problems),
    maintenance: rows(input, TABLES.maintenance, problems),
    skills: rows(input, TABLES.skills, problems),
    displays: rows(input, TABLES.displays, problems),
    levels: rows(input, TABLES.levels, problems),
    masteries: rows(input, TABLES.masteries, problems),
    columns: rows(input, TABLES.columns, problems),
    careers: rows(input, TABLES.careers, problems),
    apprentices: rows(input, TABLES.apprentices, problems),
    professors: rows(input, TABLES.professors, problems),
    shapes: rows(input, TABLES.shapes, problems),
    buildings: rows(input, TABLES.buildings, problems),
    grounds: rows(input, TABLES.grounds, problems),
    cards: rows(input, TABLES.cards, problems),
  };
  problems.push(...contradictions(edition));
  return problems.length > 0 ? no(problems) : yes(edition);
}

/** Every row of a table with what the file says about it. */
function rows<T extends { readonly id: string }>(
  input: Foreign,
  table: TableSpec<T>,
  problems: Problem[],
): readonly T[] {
  const path = `overrides.${table.id}`;
  const ids = table.rows.map(({ id }) => id);
  const entries = section(input[table.id], path, ids, problems);
  return table.rows.map((row) => patched(table, row, entries[row.id], `${path}.${row.id}`, problems));
}

function patched<T extends { readonly id: string }>(
  table: TableSpec<T>,
  row: T,
  found: unknown,
  path: string,
  problems: Problem[],
): T {
  const fields = replaceable(table, row);
  const entry = section(found, path, Object.keys(table.values), problems);
  const patch: Partial<T> = {};
  for (const name of Object.keys(table.values)) {
    if (entry[name] === undefined) continue;
    const field = fields.get(name);
    if (field === undefined)
      problems.push({ path: `${path}.${name}`, expected: "as printed", found: shown(entry[name]) });
    else if (field.accepts(entry[name])) Object.assign(patch, { [name]: entry[name] });
    else problems.push({ path: `${path}.${name}`, expected: field.expected, found: shown(entry[name]) });
  }
  return { ...row, ...patch };
}

/** The values of a row that an owner may replace: not what a rulebook says or somebody has seen. */
function replaceable<T extends { readonly id: string }>(table: TableSpec<T>, row: T): Map<string, Field<unknown>> {
  const fields = new Map<string, Field<unknown>>();
  for (const [name, value] of Object.entries(table.values)) {
    const provenance = provenanceOf(table, row, value);
    if (value.field && provenance !== "rulebook" && provenance !== "found") fields.set(name, value.field);
  }
  return fields;
}

/** A part of the file with its names checked; what is not there is empty. */
function section(found: unknown, path: string, names: readonly string[], problems: Problem[]): Foreign {
  if (found === undefined) return {};
  if (!isForeign(found)) {
    problems.push({ path, expected: "{ … }", found: shown(found) });
    return {};
  }
  const expected = names.length > NAMED_IN_FULL ? `${names[0]} … ${names[names.length - 1]}` : names.join(" | ");
  for (const name of Object.keys(found))
    if (!names.includes(name)) problems.push({ path: `${path}.${name}`, expected, found: shown(name) });
  return found;
}

/** What is wrong although every value alone is right. */
function contradictions({ actions, grounds, cards }: Edition): readonly Problem[] {
  const problems: Problem[] = [];
  const expect = (holds: boolean, path: string, expected: string, found: unknown) => {
    if (!holds) problems.push({ path: `overrides.${path}`, expected, found: shown(found) });
  };
  for (const { id, faces, gives } of actions) {
    const numbered = id === "fees" || id === "dungeon";
    if (numbered) expect(gives?.length === faces.length, `actions.${id}.gives`, `${faces.length} numbers`, gives);
    else expect(gives === null, `actions.${id}.gives`, "null", gives);
  }
  for (const { id, rows: drawn, bonuses } of grounds) {
    const letters = bonuses.map(({ letter }) => letter).toSorted();
    const used = [...new Set(drawn.join("").match(/[a-z]/g) ?? [])].toSorted();
    expect(letters.join() === used.join(), `grounds.${id}.bonuses`, used.join(" | "), letters.join(" | "));
  }
  const copies = cards.reduce((sum, card) => sum + card.copies, 0);
  const kept = cards.reduce((sum, card) => sum + (card.immediate ? 0 : card.copies), 0);
  expect(copies === DECK, "cards", `${DECK} cards`, copies);
  expect(kept >= FEWEST_KEPT, "cards", `at least ${FEWEST_KEPT} that are not immediate`, kept);
  return problems;
}
