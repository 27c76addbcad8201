import type { Colour, Icon } from "@gatehouse/dragon-island";
import type { IconName } from "../../../design/icons.tsx";

/** What the ground of a tile looks like; a wild tile keeps its own look when it is given a colour. */
export type Terrain = Colour | "wild" | "keep";

export const TERRAINS: readonly Terrain[] = ["blue", "green", "red", "white", "gold", "wild", "keep"];

interface TerrainStyle {
  readonly light: string;
  readonly dark: string;
  readonly deep: string;
}

export const TERRAIN_STYLES: Readonly<Record<Terrain, TerrainStyle>> = {
  blue: { light: "#5fb4e2", dark: "#2a69ab", deep: "#1f4f86" },
  green: { light: "#7db866", dark: "#3d7c42", deep: "#235529" },
  red: { light: "#c2573b", dark: "#7d2a20", deep: "#5b1c17" },
  white: { light: "#f6fafd", dark: "#bfd0de", deep: "#6d8599" },
  gold: { light: "#f6d778", dark: "#d39a2e", deep: "#8a5d10" },
  wild: { light: "#5a4d6e", dark: "#241d2e", deep: "#120d18" },
  keep: { light: "#e6dcc2", dark: "#b9aa85", deep: "#6b5c3c" },
};

/** The sign of each colour, so that no meaning depends on hue. */
export const GLYPHS: Readonly<Record<Colour, IconName>> = {
  blue: "water-drop",
  green: "linden-leaf",
  red: "flame",
  white: "snowflake-2",
  gold: "queen-crown",
};

/** What is printed at the foot of a face. */
export const PRINTS: Readonly<Record<Icon, readonly IconName[]>> = {
  "dragon-build": ["spiked-dragon-head", "flat-hammer"],
  build: ["flat-hammer"],
  "wild-build": ["flat-hammer"],
  "double-dragon": ["spiked-dragon-head", "spiked-dragon-head"],
  storm: ["tornado"],
  telekinesis: ["psychic-waves"],
  map: ["treasure-map"],
  gold: ["two-coins"],
};
