import { lesson } from "../../src/boards/dragonsgate-college/lesson.ts";
import de from "../../src/boards/dragonsgate-college/messages/de.json" with { type: "json" };
import en from "../../src/boards/dragonsgate-college/messages/en.json" with { type: "json" };
import es from "../../src/boards/dragonsgate-college/messages/es.json" with { type: "json" };
import { lessonSuite } from "../lessons.ts";

lessonSuite({
  game: "dragonsgate-college",
  lesson,
  messages: [en, es, de],
  scores: [9, -4],
  first: "professors",
  other: "return tutor-of-stealth",
});
