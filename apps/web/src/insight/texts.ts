import { botMessages } from "@gatehouse/bots/messages";
import type { Language, MessageLoaders, Messages } from "@gatehouse/engine";
import { use, useMemo } from "react";
import { useTexts } from "../texts/context.tsx";
import type { Texts } from "../texts/texts.ts";

const INSIGHT: MessageLoaders = {
  en: () => import("../../messages/insight/en.json"),
  es: () => import("../../messages/insight/es.json"),
  de: () => import("../../messages/insight/de.json"),
};

const loaded = new Map<Language, Promise<Messages>>();

/** The texts of the table, and those for what bots can tell. */
export function useInsightTexts(): Texts {
  const texts = useTexts();
  const { language } = texts;
  const loading = loaded.get(language) ?? load(language);
  loaded.set(language, loading);
  const messages = use(loading);
  return useMemo(() => texts.with(messages), [texts, messages]);
}

async function load(language: Language): Promise<Messages> {
  const [own, reasons] = await Promise.all([INSIGHT[language](), botMessages[language]()]);
  return { ...reasons.default, ...own.default };
}

/** A difference with its sign: a real minus, since a hyphen is read as nothing. */
export function signed(points: number, { number }: Texts): string {
  const amount = number(Math.abs(points), 1);
  if (amount === number(0, 1)) return amount;
  return points < 0 ? `−${amount}` : `+${amount}`;
}
