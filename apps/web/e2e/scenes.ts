import type { Page } from "@playwright/test";

/** A window that people have: a phone, a laptop, a desktop. */
export const SIZES = {
  "390": { width: 390, height: 844 },
  "1366": { width: 1366, height: 768 },
  "1920": { width: 1920, height: 1080 },
} as const;
export type SizeName = keyof typeof SIZES;

export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const LANGUAGES = ["en", "es", "de"] as const;
export type SceneLanguage = (typeof LANGUAGES)[number];

/** A picture worth taking: every combination of size, theme and language is one file. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  /** What to do on the page before the picture is taken. */
  steps?(page: Page): Promise<void>;
  readonly sizes: readonly SizeName[];
  readonly themes: readonly Theme[];
  readonly languages: readonly SceneLanguage[];
}

export const SCENES: readonly Scene[] = [
  { name: "home", path: "/", sizes: ["390", "1366", "1920"], themes: ["light", "dark"], languages: ["en"] },
];
