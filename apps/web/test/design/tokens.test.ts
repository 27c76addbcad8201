import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast } from "./contrast.ts";

const css = readFileSync(new URL("../../src/design/tokens.css", import.meta.url), "utf8");
type Theme = "light" | "dark";

/** The value of a custom property in a theme, as #rrggbb; the first one that is set. */
function colour(name: string, theme: Theme): string {
  const [, light = "", dark = light] =
    new RegExp(`--${name}: (?:light-dark\\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6})\\))?;`).exec(css) ?? [];
  return theme === "light" ? light : dark;
}

const PAIRS = [
  ["ink", "parchment"],
  ["ink", "leaf"],
  ["ink-soft", "parchment"],
  ["ink-soft", "parchment-deep"],
  ["ink-soft", "leaf"],
  ["ink-soft", "vellum"],
  ["ink-soft", "gilt"],
  ["gold-ink", "parchment"],
  ["gold-ink", "leaf"],
  ["glow-ink", "leaf"],
  ["refused", "leaf"],
  ["refused", "refused-paper"],
  ["game-ink", "leaf"],
  ["night-ink", "night-top"],
  ["night-soft", "night-top"],
  ["night-gold", "night-top"],
  ["danger-ink", "danger-deep"],
  ["danger-ink", "danger"],
  ["seat-red-name", "leaf"],
  ["seat-blue-name", "leaf"],
  ["seat-amber-name", "leaf"],
  ["seat-green-name", "leaf"],
  ["seat-ivory-name", "leaf"],
] as const;

describe.each(["light", "dark"] as const)("text in the %s theme", (theme) => {
  it.each(PAIRS)("%s is readable on %s", (ink, ground) => {
    expect(contrast(colour(ink, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["#1f6b52", "#4a3680", "#8a2f3d", "#1d6c7c"])("is readable on the verb %s", (verb) => {
    expect(css).toContain(`--verb: ${verb};`);
    expect(contrast("#fff6df", verb)).toBeGreaterThanOrEqual(4.5);
  });
});

describe.each(["light", "dark"] as const)("signs in the %s theme", (theme) => {
  it.each(["glow", "last", "refused", "gold"])("%s stands out from a leaf", (name) => {
    expect(contrast(colour(name, theme), colour("leaf", theme))).toBeGreaterThanOrEqual(3);
  });
});
