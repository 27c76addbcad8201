import {
  engineMessages,
  LANGUAGES,
  type Language,
  type Message,
  type MessageLoaders,
  type MessageValues,
  type Seat,
} from "@gatehouse/engine";
import IntlMessageFormat from "intl-messageformat";
import type { Games } from "./games.ts";

/** The server's own messages: every fault in words that say what to do. */
export const serverMessages: MessageLoaders = {
  en: () => import("../messages/en.json", { with: { type: "json" } }),
  es: () => import("../messages/es.json", { with: { type: "json" } }),
  de: () => import("../messages/de.json", { with: { type: "json" } }),
};

/** Says a message in a language; `game` is the one whose words it may be in, `nameOf` how seats are called. */
export type Say = (
  message: Message,
  language: Language,
  game: string | null,
  nameOf?: (seat: Seat) => string,
) => string;

/** Loads the texts of all games in all languages. */
export async function loadSay(games: Games): Promise<Say> {
  const catalogues = new Map<string, { readonly [key: string]: string }>();
  for (const language of LANGUAGES) {
    const shared = await Promise.all([engineMessages, serverMessages].map((loader) => loader[language]()));
    const general = Object.assign({}, ...shared.map((each) => each.default));
    catalogues.set(`${language} `, general);
    for (const game of games.values())
      catalogues.set(`${language} ${game.id}`, { ...general, ...(await game.messages[language]()).default });
  }
  const formats = new Map<string, IntlMessageFormat>();
  return (message, language, game, nameOf = (seat) => `${seat + 1}`) => {
    const name = catalogues.has(`${language} ${game}`) ? `${language} ${game}` : `${language} `;
    const say = ({ key, values = {} }: Message): string => {
      const format =
        formats.get(`${name} ${key}`) ??
        new IntlMessageFormat(catalogues.get(name)?.[key] ?? key, language, {}, { ignoreTag: true });
      formats.set(`${name} ${key}`, format);
      const plain = Object.entries(values).map(([each, value]) => [each, plainValue(value)] as const);
      return String(format.format(Object.fromEntries(plain)));
    };
    const plainValue = (value: MessageValues[string]): number | string => {
      if (typeof value !== "object") return value;
      return "seat" in value ? nameOf(value.seat) : say(value);
    };
    return say(message);
  };
}

/** The first of our languages that an Accept-Language header asks for. */
export function acceptedLanguage(header: string | undefined): Language | null {
  const wishes = (header ?? "").split(",").map((wish) => {
    const [tag = "", weight] = wish.trim().split(/;\s*q=/);
    return { tag: tag.toLowerCase().split("-")[0], weight: weight === undefined ? 1 : Number(weight) };
  });
  for (const { tag } of wishes.sort((a, b) => b.weight - a.weight)) {
    const found = LANGUAGES.find((language) => language === tag);
    if (found) return found;
  }
  return null;
}
