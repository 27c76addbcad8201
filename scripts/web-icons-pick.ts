// Picks the icons that the web client uses out of game-icons (CC BY 3.0): one sprite with a symbol per icon, and their names
// and authors for the credits. The package does not name authors, so they stand here. Usage: node scripts/web-icons-pick.ts
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const PICKED: Readonly<Record<string, readonly string[]>> = {
  Lorc: [
    "beer-stein",
    "broken-shield",
    "checked-shield",
    "cog",
    "crossed-swords",
    "crown",
    "crystal-growth",
    "dragon-head",
    "egg-clutch",
    "fairy-wand",
    "flat-hammer",
    "hourglass",
    "laurel-crown",
    "laurels",
    "light-bulb",
    "linden-leaf",
    "linked-rings",
    "magnifying-glass",
    "moon",
    "pointy-hat",
    "psychic-waves",
    "queen-crown",
    "raven",
    "scales",
    "scroll-unfurled",
    "snowflake-2",
    "sun",
    "tied-scroll",
    "tornado",
    "treasure-map",
    "volcano",
    "wyvern",
  ],
  Delapouite: [
    "anticlockwise-rotation",
    "cave-entrance",
    "check-mark",
    "clockwise-rotation",
    "exit-door",
    "hamburger-menu",
    "medieval-gate",
    "meeple",
    "nested-hexagons",
    "next-button",
    "perspective-dice-six-faces-five",
    "player-next",
    "pope-crown",
    "previous-button",
    "robot-golem",
    "rule-book",
    "share",
    "sound-off",
    "sound-on",
    "spiked-dragon-head",
    "two-coins",
    "wizard-face",
  ],
  sbed: ["cancel", "water-drop"],
  Faithtoken: ["card-draw"],
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
