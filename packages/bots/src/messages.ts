import type { MessageLoaders } from "@gatehouse/engine";

/** What speaks for an action, in words: `reason.<game>.<topic>`. */
export const botMessages: MessageLoaders = {
  en: () => import("../messages/en.json", { with: { type: "json" } }),
  es: () => import("../messages/es.json", { with: { type: "json" } }),
  de: () => import("../messages/de.json", { with: { type: "json" } }),
};
