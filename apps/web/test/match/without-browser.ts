import type { ReactNode } from "react";
import { vi } from "vitest";

/** A window in which tables are drawn without a browser: its size, and what style sheets ask of it. */
export const SCREENS = {
  laptop: { width: 1366, height: 660, layout: "(min-width: 1100px)" },
  phone: { width: 390, height: 700, layout: "(max-width: 599px)" },
} as const;

export type ScreenName = keyof typeof SCREENS;
export const SCREEN_NAMES: readonly ScreenName[] = ["laptop", "phone"];

let screen: ScreenName = "laptop";

export function onScreen(name: ScreenName): void {
  screen = name;
}

// React that looks over every element as it is made takes twice as long: that is for later rings.
const isPlain = vi.hoisted(() => {
  const isQuick = process.env["GATEHOUSE_RING"] === "quick";
  if (isQuick) process.env["NODE_ENV"] = "production";
  return isQuick;
});
vi.mock("react/jsx-dev-runtime", async (original) => {
  const { Fragment, jsx } = await import("react/jsx-runtime");
  return isPlain ? { Fragment, jsxDEV: jsx } : original();
});

vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === SCREENS[screen].layout }));
vi.stubGlobal("document", { documentElement: { dataset: {} } });

// The renderer of servers asks for a second way to read what changes; here the first one will do.
vi.mock("react", async (original) => ({
  ...(await original<typeof import("react")>()),
  useSyncExternalStore: <T>(_: unknown, read: () => T): T => read(),
}));

// Nothing is measured that is nowhere.
vi.mock("../../src/table/size.ts", () => ({ useSize: () => SCREENS[screen] }));

// What lies over the page stays where it is written.
vi.mock("react-dom", async (original) => ({
  ...(await original<typeof import("react-dom")>()),
  createPortal: (children: ReactNode) => children,
}));
vi.mock("radix-ui", async (original) => {
  const radix = await original<typeof import("radix-ui")>();
  return {
    ...radix,
    Dialog: { ...radix.Dialog, Portal: ({ children }: { readonly children: ReactNode }) => children },
  };
});
