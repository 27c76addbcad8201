import { findGame } from "@gatehouse/catalogue";
import type { AnyGame, Language, Messages } from "@gatehouse/engine";
import { use, useDeferredValue, useMemo } from "react";
import { useTexts } from "../../texts/context.tsx";
import type { Texts } from "../../texts/texts.ts";

const games = new Map<string, Promise<AnyGame | undefined>>();
const messages = new Map<string, Promise<Messages>>();

function once<T>(kept: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const loading = kept.get(key) ?? load();
  kept.set(key, loading);
  return loading;
}

function messagesOf(game: AnyGame, language: Language): Promise<Messages> {
  return once(messages, `${game.id} ${language}`, async () => (await game.messages[language]()).default);
}

/** A game with its own words beside those of the pages, or `null` if there is no such game. */
export function useGame(id: string): { readonly game: AnyGame; readonly texts: Texts } | null {
  const texts = useTexts();
  // Another language is fetched in the background, while the page still shows the one before.
  const language = useDeferredValue(texts.language);
  const game = use(once(games, id, () => findGame(id)));
  const words = game ? use(messagesOf(game, language)) : null;
  return useMemo(() => (game && words ? { game, texts: texts.with(words) } : null), [game, words, texts]);
}

/** What the pages call a game: from their own texts, so that no rules are loaded for it. */
export function useGameWords(id: string): { readonly name: string; readonly tagline: string } {
  const texts = useTexts();
  if (texts.has(`home.game.${id}.name`)) {
    return { name: texts.text(`home.game.${id}.name`), tagline: texts.text(`home.game.${id}.tagline`) };
  }
  return ownWords(use(once(games, id, () => findGame(id))), texts);
}

function ownWords(game: AnyGame | undefined, texts: Texts): { readonly name: string; readonly tagline: string } {
  if (!game) return { name: texts.text("home.game.unknown"), tagline: "" };
  const words = texts.with(use(messagesOf(game, texts.language)));
  return { name: words.text("game.name"), tagline: words.text("game.tagline") };
}
