// Picks the icons that the web client uses out of game-icons (CC BY 3.0): one sprite with a symbol per icon, and their names
// and authors for the credits. The package does not name authors, so they stand here. Usage: node scripts/web-icons-pick.ts
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const PICKED: Readonly<Record<string, readonly string[]>> = {
  Lorc: [
    "anvil",
    "beer-stein",
    "broken-shield",
    "bubbling-flask",
    "cauldron",
    "checked-shield",
    "cog",
    "cowled",
    "crossed-swords",
    "crown",
    "crystal-growth",
    "domino-mask",
    "dragon-head",
    "dragon-spiral",
    "egg-clutch",
    "fairy-wand",
    "flat-hammer",
    "gear-hammer",
    "hammer-nails",
    "hourglass",
    "imp-laugh",
    "laurel-crown",
    "laurels",
    "light-bulb",
    "linden-leaf",
    "linked-rings",
    "magnifying-glass",
    "moon",
    "owl",
    "padlock",
    "pointy-hat",
    "psychic-waves",
    "queen-crown",
    "raven",
    "scales",
    "scroll-unfurled",
    "sea-dragon",
    "snowflake-2",
    "spectacles",
    "sun",
    "tied-scroll",
    "tornado",
    "treasure-map",
    "trophy",
    "visored-helm",
    "volcano",
    "wax-seal",
    "wyvern",
  ],
  Delapouite: [
    "alarm-clock",
    "anticlockwise-rotation",
    "barracks-tent",
    "bed",
    "biceps",
    "bookshelf",
    "broom",
    "bunk-beds",
    "cave-entrance",
    "check-mark",
    "clockwise-rotation",
    "dungeon-gate",
    "exit-door",
    "family-house",
    "graduate-cap",
    "grass",
    "hamburger-menu",
    "horned-reptile",
    "house",
    "knight-banner",
    "lockpicks",
    "medieval-gate",
    "meeple",
    "nested-hexagons",
    "next-button",
    "perspective-dice-six-faces-five",
    "player-next",
    "pope-crown",
    "previous-button",
    "receive-money",
    "robot-golem",
    "rolling-dices",
    "rule-book",
    "secret-book",
    "share",
    "sound-off",
    "sound-on",
    "spell-book",
    "spiked-dragon-head",
    "star-medal",
    "three-friends",
    "trophy-cup",
    "two-coins",
    "warehouse",
    "wizard-face",
    "wooden-crate",
  ],
  sbed: ["cancel", "water-drop"],
  Faithtoken: ["card-draw"],
  Skoll: ["footsteps", "mounted-knight"],
  DarkZaitzev: ["hooded-assassin"],
  "Carl Olsen": ["flame"],
  Guard13007: ["pause-button", "play-button"],
};

const source = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
const { icons }: { icons: Record<string, { body: string } | undefined> } = JSON.parse(readFileSync(source, "utf8"));

function path(name: string): string {
  const drawn = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icons[name]?.body ?? "")?.[1];
  if (drawn === undefined) throw new Error(`${name} is not one path of game-icons`);
  return drawn;
}

const design = fileURLToPath(new URL("../apps/web/src/design/", import.meta.url));
const names = Object.values(PICKED).flat().sort();
const symbols = names.map((name) => `<symbol id="${name}" viewBox="0 0 512 512"><path d="${path(name)}"/></symbol>`);
writeFileSync(
  `${design}icons.svg`,
  `<svg xmlns="http://www.w3.org/2000/svg"><title>game-icons.net, CC BY 3.0</title>\n${symbols.join("\n")}\n</svg>\n`,
);

const lines = (list: readonly string[], indent: string) => list.map((name) => `${indent}"${name}",\n`).join("");
writeFileSync(
  `${design}icons.generated.ts`,
  `// Written by scripts/web-icons-pick.ts.
export const ICON_NAMES = [
${lines(names, "  ")}] as const;

/** Icons of game-icons.net by author, under CC BY 3.0. */
export const ICON_CREDITS: readonly { readonly author: string; readonly icons: readonly string[] }[] = [
${Object.entries(PICKED)
  .map(([author, list]) =>
    list.length > 2
      ? `  {\n    author: "${author}",\n    icons: [\n${lines(list, "      ")}    ],\n  },\n`
      : `  { author: "${author}", icons: [${list.map((name) => `"${name}"`).join(", ")}] },\n`,
  )
  .join("")}];
`,
);
