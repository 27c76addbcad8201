import type { Language, MessageLoaders, Messages } from "@gatehouse/engine";
import { use } from "react";
import { useTexts } from "../texts/context.tsx";
import type { Texts } from "../texts/texts.ts";

const ONLINE: MessageLoaders = {
  en: () => import("../../messages/online/en.json"),
  es: () => import("../../messages/online/es.json"),
  de: () => import("../../messages/online/de.json"),
};

const loaded = new Map<Language, Promise<Messages>>();

/** The texts of online play beside those that are there; only its pages and tables need them. */
export function useOnlineTexts(): Texts {
  const texts = useTexts();
  const loading = loaded.get(texts.language) ?? ONLINE[texts.language]().then((messages) => messages.default);
  loaded.set(texts.language, loading);
  return texts.with(use(loading));
}
