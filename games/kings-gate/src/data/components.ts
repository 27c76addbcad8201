import type { ComponentTable } from "@gatehouse/engine";
import type { Counter } from "../types.ts";

/** What a location is like. `special` is what its text changes. */
export interface Location {
  readonly id: string;
  readonly dangerous: boolean;
  /** Points for the first, second and third. */
  readonly prizes: readonly number[];
  /** Counters for the first and the second. */
  readonly counters: readonly Counter[];
  readonly special: "none" | "two-tiles" | "one-cottage" | "smallest-loses";
}

/** The locations in the order in which they come. */
export const LOCATIONS: readonly Location[] = [
  { id: "palace", dangerous: false, prizes: [2, 2, 1], counters: ["king"], special: "none" },
  { id: "cathedral", dangerous: false, prizes: [3, 3, 1], counters: ["bishop"], special: "none" },
  { id: "wizards-tower", dangerous: true, prizes: [4, 3, 2], counters: ["wizard"], special: "none" },
  { id: "graveyard", dangerous: true, prizes: [5, 4, 3], counters: [], special: "two-tiles" },
  { id: "guild-hall", dangerous: false, prizes: [3, 2, 2], counters: ["guildmaster", "merchant"], special: "none" },
  { id: "garrison", dangerous: false, prizes: [4, 3, 2], counters: [], special: "one-cottage" },
  { id: "harbour", dangerous: true, prizes: [6, 3, 1], counters: [], special: "none" },
  { id: "tourney-grounds", dangerous: true, prizes: [3, 0, 0], counters: [], special: "smallest-loses" },
  { id: "royal-library", dangerous: false, prizes: [4, 3, 2], counters: ["sorceress"], special: "none" },
  { id: "kings-gate", dangerous: true, prizes: [7, 4, 2], counters: [], special: "none" },
];

/** Names of locations that the rulebook gives; the others are ours. */
const NAMED = ["palace", "graveyard", "garrison", "tourney-grounds"];

/** Per district its name and how many of it every colour has. Their numbers are their indices, but for the dragon. */
export const DISTRICTS: readonly { readonly id: string; readonly copies: number }[] = [
  { id: "pub", copies: 1 },
  { id: "cottages", copies: 7 },
  { id: "workshops", copies: 4 },
  { id: "barracks", copies: 4 },
  { id: "merchant-houses", copies: 4 },
  { id: "citadel", copies: 1 },
  { id: "dragon", copies: 1 },
];

export const PUB = 0;
export const COTTAGES = 1;
export const BARRACKS = 3;
export const DRAGON = 6;
export const KINDS = DISTRICTS.length;
export const COLOURS = 4;
export const HAND = 6;
export const GRAVEYARD_TILES = 2;
export const GARRISON_COTTAGES = 1;
export const PENALTY = 3;
export const GUILDMASTER_BONUS = 2;

/** Counters that lie on a tile from the hand, in the order of listing. */
export const TILE_COUNTERS = ["king", "bishop", "wizard", "guildmaster", "merchant"] as const;

export const COMPONENTS: readonly ComponentTable[] = [
  {
    id: "locations",
    components: LOCATIONS.map(({ id, dangerous, prizes, counters }) => ({
      id,
      copies: 1,
      values: {
        name: { value: id, provenance: NAMED.includes(id) ? "rulebook" : "reconstructed" },
        dangerous: { value: dangerous, provenance: "found" },
        prizes: { value: prizes, provenance: "found" },
        counters: { value: counters, provenance: "found" },
      },
    })),
  },
  {
    id: "districts",
    components: DISTRICTS.map(({ id, copies }, number) => ({
      id,
      copies: copies * COLOURS,
      values: {
        number: { value: number === DRAGON ? null : number, provenance: "found" },
        perColour: { value: copies, provenance: "found" },
      },
    })),
  },
  {
    id: "counters",
    components: [...TILE_COUNTERS, "sorceress"].map((id) => ({
      id,
      copies: 1,
      values: { effect: { value: id, provenance: "rulebook" } },
    })),
  },
];
