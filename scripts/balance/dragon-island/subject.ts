import type { Component } from "@gatehouse/engine";
import { type Results, timesOf } from "../goals.ts";
import type { Subject } from "../report.ts";
import { markdown, percent } from "../text.ts";
import { GOALS, SOURCES } from "./goals.ts";
import { EVERYTHING, table } from "./names.ts";

/** Whose maps are told: random play keeps and finds them by chance. */
const PLANNING = ["student", "scholar"];

export const subject: Subject = {
  id: "dragon-island",
  title: "Dragon Island",
  points: "fame",
  conditions: "the same bot on all seats.",
  sources: SOURCES,
  players: [],
  tables: [],
  duels: [],
  goals: GOALS,
  notes:
    "What the reconstructed tiles and treasure maps are to reach. Figures are those with 2 / 3 / 4 seats, or of all matches; *open*: missed by less than chance alone may make it.",
  everything: EVERYTHING,
  details: (results) => [
    "## Treasure maps",
    "How often a bot kept a map that it had drawn, and found its treasure.",
    markdown(
      ["map", "tile", "beside it", "fame", "gold", ...PLANNING.flatMap((bot) => [`${bot} kept`, "found"])],
      table("treasures").map((each) => mapRow(each, results)),
    ),
  ],
};

/** What a map asks for and gives, and how often whoever plans found what was kept. */
function mapRow({ id, values }: Component, results: Results): readonly string[] {
  const value = (name: string) => String(values[name]?.value).replaceAll(",", " ");
  const counts = PLANNING.flatMap((bot) => {
    const [held, found] = [timesOf(results, bot, `kept ${id}`), timesOf(results, bot, `treasure ${id}`)];
    return [String(held), held === 0 ? "–" : percent(found / held)];
  });
  return [id, value("centre"), value("neighbours"), value("fame"), value("gold"), ...counts];
}
