import type { Colour, Icon } from "../types.ts";

/** One side of a tile; a wild one has no colour of its own. */
export interface Side {
  readonly colour: Colour | "wild";
  readonly icon: Icon;
}

/** A terrain tile: which side is on the back of which is reconstructed, how often each side exists is not. */
export interface TileSpec {
  readonly id: string;
  readonly front: Side;
  readonly back: Side;
}

/** Colour and icon of a side as a word, such as `red dragon-build`. */
type Print = `${Colour} ${Exclude<Icon, "wild-build" | "map" | "gold">}` | "wild wild-build";

/**
 * The first release. No tile has one colour or one icon on both sides; every two colours share 2 to 4 tiles, so that the
 * sides of a tile pull in different directions.
 */
const PRINTS: readonly (readonly [front: Print, back: Print])[] = [
  ["white dragon-build", "wild wild-build"],
  ["gold dragon-build", "wild wild-build"],
  ["red dragon-build", "wild wild-build"],
  ["green dragon-build", "wild wild-build"],
  ["blue dragon-build", "wild wild-build"],
  ["gold dragon-build", "green storm"],
  ["white dragon-build", "gold storm"],
  ["gold dragon-build", "white storm"],
  ["blue dragon-build", "gold storm"],
  ["red dragon-build", "blue storm"],
  ["blue dragon-build", "red storm"],
  ["red dragon-build", "white telekinesis"],
  ["red dragon-build", "gold telekinesis"],
  ["gold dragon-build", "red telekinesis"],
  ["gold dragon-build", "blue telekinesis"],
  ["blue dragon-build", "white telekinesis"],
  ["white dragon-build", "green telekinesis"],
  ["blue dragon-build", "green build"],
  ["white dragon-build", "gold build"],
  ["green dragon-build", "white build"],
  ["red dragon-build", "green build"],
  ["green dragon-build", "blue build"],
  ["blue dragon-build", "white build"],
  ["white dragon-build", "green double-dragon"],
  ["red dragon-build", "gold double-dragon"],
  ["gold dragon-build", "blue double-dragon"],
  ["green dragon-build", "white double-dragon"],
  ["white dragon-build", "red double-dragon"],
  ["green dragon-build", "gold double-dragon"],
  ["green dragon-build", "blue double-dragon"],
  ["wild wild-build", "blue storm"],
  ["wild wild-build", "green telekinesis"],
  ["wild wild-build", "red telekinesis"],
  ["wild wild-build", "red double-dragon"],
  ["wild wild-build", "white double-dragon"],
  ["gold build", "green double-dragon"],
  ["red build", "blue telekinesis"],
  ["blue build", "white storm"],
  ["red build", "green storm"],
  ["red storm", "gold telekinesis"],
];

const COLOURS: readonly Side["colour"][] = ["blue", "green", "red", "white", "gold", "wild"];
const ICONS: readonly Icon[] = ["dragon-build", "build", "wild-build", "double-dragon", "storm", "telekinesis"];

export const TILES: readonly TileSpec[] = PRINTS.map(([front, back], index) => ({
  id: `tile-${String(index + 1).padStart(2, "0")}`,
  front: sideOf(front),
  back: sideOf(back),
}));

function sideOf(print: Print): Side {
  const colour = COLOURS.find((each) => print.startsWith(`${each} `));
  const icon = ICONS.find((each) => print.endsWith(` ${each}`));
  if (colour === undefined || icon === undefined) throw new TypeError(`no side ${print}`);
  return { colour, icon };
}
