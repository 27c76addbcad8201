import type { Page } from "@playwright/test";
import { playOn } from "./kings-gate-player.ts";
import { startMatch } from "./tables.ts";

/** A page that is measured, and what is asked of it. */
export interface Visit {
  readonly name: string;
  readonly device: "mobile" | "desktop";
  /** The least score for speed, of 100; accessibility and best practices are asked for in full. */
  readonly speed: number;
  readonly path: string;
  /** Makes what the page shows, a match say, in the same browser; the answer is the path to measure instead. */
  prepare?(page: Page): Promise<string>;
  /** Lets bots think on the measured page and ends when they have: long tasks are counted meanwhile. */
  think?(page: Page): Promise<void>;
}

const table = {
  name: "table",
  path: "/",
  prepare: (page: Page) => startMatch(page, "kings-gate"),
  think: async (page: Page) => {
    await playOn(page, "mouse", 10);
  },
};

export const VISITS: readonly Visit[] = [
  { name: "home", device: "mobile", speed: 95, path: "/" },
  { ...table, device: "desktop", speed: 95 },
  { ...table, device: "mobile", speed: 85 },
];
