import type { Colour } from "../types.ts";

/** A treasure map: the colour of the tile it is played on, those of tiles that must touch it, and what it is worth. */
export interface TreasureSpec {
  readonly id: string;
  readonly centre: Colour;
  readonly neighbours: readonly Colour[];
  readonly fame: number;
  readonly gold: number;
}

/**
 * The first release: eight patterns turned through the five colours. Gold follows from how seldom a pattern is found on islands
 * that were grown at random, fame from how often those who plan for it find it (`balance.md`): patterns of two and three
 * colours hardly differ then, two pairs and three alike are what is hard. More fame for the easy ones made treasures half of
 * all fame, and captures less than a tenth.
 */
export const TREASURES: readonly TreasureSpec[] = [
  { id: "gold-a", centre: "gold", neighbours: ["blue", "red"], fame: 2, gold: 0 },
  { id: "gold-b", centre: "gold", neighbours: ["green", "white"], fame: 2, gold: 0 },
  { id: "gold-c", centre: "gold", neighbours: ["blue", "blue"], fame: 2, gold: 1 },
  { id: "gold-d", centre: "gold", neighbours: ["green", "red", "red"], fame: 3, gold: 2 },
  { id: "gold-e", centre: "gold", neighbours: ["blue", "gold", "white"], fame: 2, gold: 2 },
  { id: "gold-f", centre: "gold", neighbours: ["blue", "green", "red", "white"], fame: 3, gold: 1 },
  { id: "gold-g", centre: "gold", neighbours: ["green", "green", "white", "white"], fame: 5, gold: 2 },
  { id: "gold-h", centre: "gold", neighbours: ["red", "white", "white", "white"], fame: 6, gold: 3 },
  { id: "red-a", centre: "red", neighbours: ["blue", "green"], fame: 2, gold: 0 },
  { id: "red-b", centre: "red", neighbours: ["gold", "white"], fame: 2, gold: 0 },
  { id: "red-c", centre: "red", neighbours: ["green", "green"], fame: 2, gold: 0 },
  { id: "red-d", centre: "red", neighbours: ["blue", "blue", "white"], fame: 2, gold: 1 },
  { id: "red-e", centre: "red", neighbours: ["gold", "green", "red"], fame: 2, gold: 1 },
  { id: "red-f", centre: "red", neighbours: ["blue", "gold", "green", "white"], fame: 3, gold: 0 },
  { id: "red-g", centre: "red", neighbours: ["gold", "gold", "white", "white"], fame: 5, gold: 3 },
  { id: "red-h", centre: "red", neighbours: ["blue", "gold", "gold", "gold"], fame: 6, gold: 3 },
  { id: "blue-a", centre: "blue", neighbours: ["green", "white"], fame: 2, gold: 0 },
  { id: "blue-b", centre: "blue", neighbours: ["gold", "red"], fame: 2, gold: 0 },
  { id: "blue-c", centre: "blue", neighbours: ["white", "white"], fame: 2, gold: 0 },
  { id: "blue-d", centre: "blue", neighbours: ["gold", "green", "green"], fame: 2, gold: 1 },
  { id: "blue-e", centre: "blue", neighbours: ["blue", "red", "white"], fame: 2, gold: 1 },
  { id: "blue-f", centre: "blue", neighbours: ["gold", "green", "red", "white"], fame: 3, gold: 0 },
  { id: "blue-g", centre: "blue", neighbours: ["gold", "gold", "red", "red"], fame: 5, gold: 3 },
  { id: "blue-h", centre: "blue", neighbours: ["green", "red", "red", "red"], fame: 6, gold: 3 },
  { id: "green-a", centre: "green", neighbours: ["gold", "white"], fame: 2, gold: 0 },
  { id: "green-b", centre: "green", neighbours: ["blue", "red"], fame: 2, gold: 0 },
  { id: "green-c", centre: "green", neighbours: ["gold", "gold"], fame: 2, gold: 1 },
  { id: "green-d", centre: "green", neighbours: ["red", "white", "white"], fame: 2, gold: 1 },
  { id: "green-e", centre: "green", neighbours: ["blue", "gold", "green"], fame: 2, gold: 1 },
  { id: "green-f", centre: "green", neighbours: ["blue", "gold", "red", "white"], fame: 3, gold: 0 },
  { id: "green-g", centre: "green", neighbours: ["blue", "blue", "red", "red"], fame: 5, gold: 2 },
  { id: "green-h", centre: "green", neighbours: ["blue", "blue", "blue", "white"], fame: 6, gold: 3 },
  { id: "white-a", centre: "white", neighbours: ["gold", "red"], fame: 2, gold: 0 },
  { id: "white-b", centre: "white", neighbours: ["blue", "green"], fame: 2, gold: 0 },
  { id: "white-c", centre: "white", neighbours: ["red", "red"], fame: 2, gold: 0 },
  { id: "white-d", centre: "white", neighbours: ["blue", "gold", "gold"], fame: 3, gold: 2 },
  { id: "white-e", centre: "white", neighbours: ["green", "red", "white"], fame: 2, gold: 1 },
  { id: "white-f", centre: "white", neighbours: ["blue", "gold", "green", "red"], fame: 3, gold: 0 },
  { id: "white-g", centre: "white", neighbours: ["blue", "blue", "green", "green"], fame: 5, gold: 2 },
  { id: "white-h", centre: "white", neighbours: ["gold", "green", "green", "green"], fame: 6, gold: 3 },
];
