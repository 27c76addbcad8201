import { at } from "@gatehouse/engine";
import { type Action, DRAGON, KINDS } from "@gatehouse/kings-gate";
import { playOn, takeTurn } from "./kings-gate-player.ts";
import { personAt } from "./online.ts";
import { moves, resultOf } from "./player.ts";
import { asksFor, type Chooser, lastDecisionOf, positionOf, rulesOf, SOLO, sitDown, turnFrom } from "./positions.ts";
import { expect, test, untilOffline } from "./support.ts";
import { startMatch } from "./tables.ts";
import { wholeMatches } from "./whole-match.ts";

// Bots need no pauses here, and nothing has to be waited for that only moves.
test.use({ contextOptions: { reducedMotion: "reduce" } });

wholeMatches({
  game: "kings-gate",
  playOn,
  middle: () => positionOf(SOLO, turnFrom(80)),
  late: () => lastDecisionOf(SOLO),
});

for (const hand of ["mouse", "keys"] as const)
  test(`who has only dragons left, and nothing for them to burn, gives one up and plays on: by ${hand}`, async ({
    page,
  }) => {
    await sitDown(page, positionOf({ ...SOLO, seed: 1 }, asksFor(0, "discard-dragon"), keepingDragons));
    await playOn(page, hand);
    await expect(resultOf(page)).toBeVisible();
  });

test("bots that could not be loaded are asked again, and play", async ({ browser }) => {
  const port = Number(process.env["GATEHOUSE_PORT"]);
  const { page, network, close } = await personAt(browser, port, "Ann");
  await sitDown(page, positionOf(SOLO, turnFrom(8)));
  const before = await moves(page);
  network.cut();
  await takeTurn(page);
  // Long enough for the bots' thread to have failed once.
  await page.waitForTimeout(1_500);
  expect(await moves(page)).toBe(before + 2);
  network.mend();
  await playOn(page, "mouse", 2);
  await close();
});

test.describe("with the site kept in the browser", () => {
  test.use({ keepsSite: true });

  test("a reload in the middle keeps the match, also without a network", async ({ page, context }) => {
    await startMatch(page, "kings-gate");
    await playOn(page, "mouse", 4);
    const slider = page.getByRole("slider");
    const before = await moves(page);
    await page.reload();
    await expect(slider).toHaveAttribute("aria-valuemax", String(before));
    await untilOffline(page);
    await context.setOffline(true);
    await page.reload();
    await expect(slider).toHaveAttribute("aria-valuemax", String(before));
    await playOn(page, "mouse", 3);
  });
});

test("the language changes in another tab in the middle of a match, and nothing is lost", async ({ page }) => {
  await startMatch(page, "kings-gate");
  await playOn(page, "mouse", 6);
  const before = await moves(page);
  for (const [language, verb] of [
    ["es", "Terminar turno"],
    ["de", "Zug beenden"],
    ["en", "End turn"],
  ] as const) {
    await page.evaluate((chosen) => {
      const kept = JSON.parse(localStorage.getItem("gatehouse.settings") ?? "{}");
      localStorage.setItem("gatehouse.settings", JSON.stringify({ ...kept, language: chosen }));
      dispatchEvent(new StorageEvent("storage", { key: "gatehouse.settings" }));
    }, language);
    await expect(page.getByRole("button", { name: new RegExp(`^${verb}`) })).toBeVisible();
    await expect(page.getByRole("slider")).toHaveAttribute("aria-valuemax", String(before));
  }
});

/** Everybody ends turns early and keeps dragons for later, until there is nothing to burn. */
const keepingDragons: Chooser = async (question) => {
  const rules = await rulesOf(question);
  const actions = rules.legalActions(question.view, question.seat) as readonly Action[];
  const isDragon = (action: Action) => action.type === "place-tile" && action.tile % KINDS === DRAGON;
  return (
    actions.find(({ type }) => type === "end-turn") ?? actions.find((action) => !isDragon(action)) ?? at(actions, 0)
  );
};
