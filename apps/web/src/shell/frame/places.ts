import type { IconName } from "../../design/icons.tsx";

interface Place {
  readonly href: string;
  readonly key: string;
  readonly icon: IconName;
}

/** Where the header leads, in this order. */
export const PLACES: readonly Place[] = [
  { href: "/learn", key: "frame.learn", icon: "light-bulb" },
  { href: "/rules", key: "frame.rules", icon: "rule-book" },
  { href: "/components", key: "frame.components", icon: "card-draw" },
  { href: "/lobby", key: "frame.lobby", icon: "three-friends" },
  { href: "/matches", key: "frame.matches", icon: "tied-scroll" },
];
