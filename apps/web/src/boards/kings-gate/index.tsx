import type { MessageLoaders } from "@gatehouse/engine";
import type { Options } from "@gatehouse/kings-gate";
import { HOUSES, type House } from "../../design/seats.tsx";

export { ClausePicture } from "./clause-picture.tsx";
export { GameTable } from "./game-table.tsx";
export { lesson } from "./lesson.ts";
export { CityDefs as ClauseDefs } from "./pieces/defs.tsx";

export const messages: MessageLoaders = {
  en: () => import("./messages/en.json"),
  es: () => import("./messages/es.json"),
  de: () => import("./messages/de.json"),
};

/** With two seats each has two colours. */
export function housesOf({ seats }: Options): readonly (readonly House[])[] {
  const [red, blue, amber, green] = HOUSES;
  if (seats === 2)
    return [
      [red, blue],
      [amber, green],
    ];
  return HOUSES.slice(0, seats).map((house) => [house]);
}
