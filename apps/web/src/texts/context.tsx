import { type AnyGame, engineMessages, type Language, type MessageLoaders, type Messages } from "@gatehouse/engine";
import { createContext, type ReactNode, use, useDeferredValue } from "react";
import { useSettings } from "../settings/settings.ts";
import { type Texts, textsOf } from "./texts.ts";

const TextsContext = createContext<Texts | null>(null);

/** The texts of the language that is chosen. */
export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (!texts) throw new Error("texts are used outside of their provider");
  return texts;
}

/** Loads the shell's texts of the chosen language; another language replaces them without anything else being lost. */
export function TextsProvider({ children }: { readonly children: ReactNode }) {
  // The page stays as it is until the other language has come.
  const language = useDeferredValue(useSettings().language);
  return <TextsContext value={textsOf(language, use(shellMessages(language)))}>{children}</TextsContext>;
}

/** Other texts for a part of the page: those of a match with its names. */
export function MoreTexts({ texts, children }: { readonly texts: Texts; readonly children: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** The texts of the shell, of a game and of its board. */
export function useGameTexts(game: AnyGame, board: MessageLoaders): Texts {
  const texts = useTexts();
  return texts.with(use(gameMessages(texts.language, game, board)));
}

/** The pages' own messages, and those of the table, which the home page does without. */
const SHELL: MessageLoaders = {
  en: () => import("../../messages/shell/en.json"),
  es: () => import("../../messages/shell/es.json"),
  de: () => import("../../messages/shell/de.json"),
};
const TABLE: MessageLoaders = {
  en: () => import("../../messages/table/en.json"),
  es: () => import("../../messages/table/es.json"),
  de: () => import("../../messages/table/de.json"),
};

const loadedShell = new Map<Language, Promise<Messages>>();

/** Begins to load early what the first page needs anyway. */
export function shellMessages(language: Language): Promise<Messages> {
  const loading = loadedShell.get(language) ?? SHELL[language]().then((loaded) => loaded.default);
  loadedShell.set(language, loading);
  return loading;
}

const loadedGames = new Map<string, Promise<Messages>>();

/** The texts of a table, of a game and of its board. */
export function gameMessages(language: Language, game: AnyGame, board: MessageLoaders): Promise<Messages> {
  const key = `${game.id} ${language}`;
  const all = () => Promise.all([engineMessages, TABLE, game.messages, board].map((loaders) => loaders[language]()));
  const loading =
    loadedGames.get(key) ?? all().then((loaded) => Object.assign({}, ...loaded.map((each) => each.default)));
  loadedGames.set(key, loading);
  return loading;
}
