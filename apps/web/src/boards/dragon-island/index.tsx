import type { Options } from "@gatehouse/dragon-island";
import type { MessageLoaders } from "@gatehouse/engine";
import { type House, ISLAND_HOUSES } from "../../design/seats.tsx";

export { ClausePicture } from "./clause-picture.tsx";
export { GameTable } from "./game-table.tsx";
export { lesson } from "./lesson.ts";
export { IslandDefs as ClauseDefs } from "./pieces/defs.tsx";

export const messages: MessageLoaders = {
  en: () => import("./messages/en.json"),
  es: () => import("./messages/es.json"),
  de: () => import("./messages/de.json"),
};

/** Wizards have terrain colours: ivory stands in for amber. */
export function housesOf({ seats }: Options): readonly (readonly House[])[] {
  return ISLAND_HOUSES.slice(0, seats).map((house) => [house]);
}
