import { lesson } from "../../src/boards/kings-gate/lesson.ts";
import de from "../../src/boards/kings-gate/messages/de.json" with { type: "json" };
import en from "../../src/boards/kings-gate/messages/en.json" with { type: "json" };
import es from "../../src/boards/kings-gate/messages/es.json" with { type: "json" };
import { lessonSuite } from "../lessons.ts";

lessonSuite({
  game: "kings-gate",
  lesson,
  messages: [en, es, de],
  scores: [5, 3, 4],
  first: "place",
  other: "place R4@0,-1",
});
