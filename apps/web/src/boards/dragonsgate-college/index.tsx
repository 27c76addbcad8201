import type { MessageLoaders } from "@gatehouse/engine";
import { lazy } from "react";

export { GameTable } from "./game-table.tsx";
export { lesson } from "./lesson.ts";
export { CollegeDefs as ClauseDefs } from "./pieces/defs.tsx";

/** A table has none. */
export const ClausePicture = lazy(async () => ({ default: (await import("./clause-picture.tsx")).ClausePicture }));

export const messages: MessageLoaders = {
  en: () => import("./messages/en.json"),
  es: () => import("./messages/es.json"),
  de: () => import("./messages/de.json"),
};
