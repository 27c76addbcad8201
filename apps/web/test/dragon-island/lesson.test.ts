import { lesson } from "../../src/boards/dragon-island/lesson.ts";
import de from "../../src/boards/dragon-island/messages/de.json" with { type: "json" };
import en from "../../src/boards/dragon-island/messages/en.json" with { type: "json" };
import es from "../../src/boards/dragon-island/messages/es.json" with { type: "json" };
import { lessonSuite } from "../lessons.ts";

lessonSuite({
  game: "dragon-island",
  lesson,
  messages: [en, es, de],
  // The last page says so: ten to two.
  scores: [9, 2],
  first: "map",
  other: "return blue-b",
});
