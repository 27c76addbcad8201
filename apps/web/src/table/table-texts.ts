import type { Language, MessageLoaders, Messages } from "@gatehouse/engine";
import { use } from "react";
import { useTexts } from "../texts/context.tsx";
import type { Texts } from "../texts/texts.ts";

const TABLE: MessageLoaders = {
  en: () => import("../../messages/table/en.json"),
  es: () => import("../../messages/table/es.json"),
  de: () => import("../../messages/table/de.json"),
};

const loaded = new Map<Language, Promise<Messages>>();

/** The table's own texts, for when there is no match whose game would bring them along. */
export function useTableTexts(): Texts {
  const texts = useTexts();
  const loading = loaded.get(texts.language) ?? TABLE[texts.language]().then((messages) => messages.default);
  loaded.set(texts.language, loading);
  return texts.with(use(loading));
}
