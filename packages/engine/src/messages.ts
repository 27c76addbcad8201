import type { MessageLoaders } from "./contract.ts";

/** The engine's own messages: every fault in words. */
export const engineMessages: MessageLoaders = {
  en: () => import("../messages/en.json", { with: { type: "json" } }),
  es: () => import("../messages/es.json", { with: { type: "json" } }),
  de: () => import("../messages/de.json", { with: { type: "json" } }),
};
