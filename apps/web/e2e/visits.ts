import type { Page } from "@playwright/test";
import { playOn as playOnIsland } from "./dragon-island-player.ts";
import { playOn as playAtCollege } from "./dragonsgate-player.ts";
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

/** A table against bots at which somebody plays. */
function tableOf(name: string, game: string, play: (page: Page) => Promise<unknown>) {
  return {
    name,
    path: "/",
    prepare: (page: Page) => startMatch(page, game),
    think: async (page: Page) => {
      await play(page);
    },
  };
}

const table = tableOf("table", "kings-gate", (page) => playOn(page, "mouse", 10));
const island = tableOf("table of Dragon Island", "dragon-island", (page) => playOnIsland(page, "mouse", 12));
const college = tableOf("table of Dragonsgate College", "dragonsgate-college", (page) =>
  playAtCollege(page, "mouse", 10),
);

export const VISITS: readonly Visit[] = [
  { name: "home", device: "mobile", speed: 95, path: "/" },
  { ...table, device: "desktop", speed: 95 },
  { ...table, device: "mobile", speed: 85 },
  { ...island, device: "desktop", speed: 95 },
  { ...island, device: "mobile", speed: 85 },
  { ...college, device: "desktop", speed: 95 },
  { ...college, device: "mobile", speed: 85 },
];
