import type { MessageLoaders } from "@gatehouse/engine";

/** The texts of the command line itself. */
export const cliMessages: MessageLoaders = {
  en: () => import("../messages/en.json", { with: { type: "json" } }),
  es: () => import("../messages/es.json", { with: { type: "json" } }),
  de: () => import("../messages/de.json", { with: { type: "json" } }),
};
