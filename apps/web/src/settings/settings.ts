import { LANGUAGES, type Language } from "@gatehouse/engine";
import { useSyncExternalStore } from "react";

/** What a person has chosen about how everything looks and behaves, on this device. */
export interface Settings {
  readonly language: Language;
  readonly theme: "system" | "light" | "dark";
  /** How much moves; `system` follows the device. */
  readonly motion: "system" | "off";
  readonly sound: boolean;
  /** Whether the patterns of the seats are drawn boldly. */
  readonly patterns: "normal" | "bold";
  /** Whether a choice is shown first and sent by a second press, or sent at once. */
  readonly sending: "confirm" | "at-once";
  readonly name: string;
}

/** What a stored setting may be. It stands first, since the settings are read as soon as this module is loaded. */
const CHOICES = {
  language: LANGUAGES,
  theme: ["system", "light", "dark"],
  motion: ["system", "off"],
  patterns: ["normal", "bold"],
  sending: ["confirm", "at-once"],
} as const;

const KEY = "gatehouse.settings";
const listeners = new Set<() => void>();
let current: Settings = read();

/** What is chosen now, also outside of components. */
export function settings(): Settings {
  return current;
}

/** The settings, kept up to date. */
export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, settings);
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // A browser that stores nothing still plays; the choice then lasts until the page is closed.
  }
  apply(current);
  for (const changed of listeners) changed();
}

/** Writes the settings where the style sheets read them. */
export function applySettings(): void {
  apply(current);
  // Another tab may change them.
  addEventListener("storage", ({ key }) => {
    if (key !== KEY) return;
    current = read();
    apply(current);
    for (const changed of listeners) changed();
  });
}

function apply({ language, theme, motion, patterns }: Settings): void {
  const root = document.documentElement;
  root.lang = language;
  root.dataset["theme"] = theme;
  root.dataset["motion"] = motion;
  root.dataset["patterns"] = patterns;
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function read(): Settings {
  const standard: Settings = {
    language: browserLanguage(),
    theme: "system",
    motion: "system",
    sound: false,
    patterns: "normal",
    sending: "at-once",
    name: "",
  };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { ...standard, ...(typeof kept === "object" ? sound(kept ?? {}) : {}) };
  } catch {
    return standard;
  }
}

/** Of what was kept only what is still a choice: an older or newer version may have written it. */
function sound(kept: object): Partial<Settings> {
  const entries = Object.entries(kept).filter(([name, value]) => {
    if (name === "sound") return typeof value === "boolean";
    if (name === "name") return typeof value === "string";
    return Object.entries(CHOICES).some(([choice, of]) => choice === name && of.some((each) => each === value));
  });
  return Object.fromEntries(entries);
}

/** The first language of the browser that we have. */
function browserLanguage(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}
