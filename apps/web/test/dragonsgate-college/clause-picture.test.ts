import { expect, test } from "vitest";
import en from "../../../../games/dragonsgate-college/messages/en.json" with { type: "json" };
import { CLAUSE_SCENES } from "../../src/boards/dragonsgate-college/clause-picture.tsx";

test("every picture belongs to a clause of the rules", () => {
  for (const clause of Object.keys(CLAUSE_SCENES)) expect(Object.keys(en)).toContain(`rule.${clause}`);
});
