import type { Language, Messages } from "./contract.ts";

/** The engine's own messages: every fault in words, and what all games share. */
export async function engineMessages(language: Language): Promise<Messages> {
  switch (language) {
    case "en":
      return (await import("../messages/en.json", { with: { type: "json" } })).default;
    case "es":
      return (await import("../messages/es.json", { with: { type: "json" } })).default;
    case "de":
      return (await import("../messages/de.json", { with: { type: "json" } })).default;
  }
}
