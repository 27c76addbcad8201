import { game } from "@gatehouse/dragon-island";
import type { Component } from "@gatehouse/engine";

export const table = (id: string): readonly Component[] =>
  game.components().find((each) => each.id === id)?.components ?? [];
const ids = (id: string) => table(id).map((each) => each.id);
export const TILES = ids("tiles");
export const MAPS = ids("treasures");
const PETS = ids("pets");

/** What has to occur in the matches. */
export const EVERYTHING: readonly string[] = [
  ...TILES.flatMap((id) => [`${id} front`, `${id} back`]),
  ...MAPS.map((id) => `treasure ${id}`),
  ...ids("buildings").map((id) => `building ${id}`),
  ...PETS.flatMap((colour) => [`pet ${colour}`, `dragon ${colour}`, `storm ${colour}`]),
];
