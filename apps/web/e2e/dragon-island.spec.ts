import { playOn } from "./dragon-island-player.ts";
import { asked, islandPosition } from "./dragon-island-positions.ts";
import { moves } from "./player.ts";
import { expect, test } from "./support.ts";
import { startMatch } from "./tables.ts";
import { wholeMatches } from "./whole-match.ts";

// Bots need no pauses here, and nothing has to be waited for that only moves.
test.use({ contextOptions: { reducedMotion: "reduce" } });

wholeMatches({
  game: "dragon-island",
  playOn,
  middle: () => islandPosition(asked(18, "place-tile")),
  late: () => islandPosition(asked(31, "place-tile")),
});

test("a reload in the middle keeps the match", async ({ page }) => {
  await startMatch(page, "dragon-island");
  await playOn(page, "mouse", 8);
  const before = await moves(page);
  await page.reload();
  await expect(page.getByRole("slider")).toHaveAttribute("aria-valuemax", String(before));
  await playOn(page, "mouse", 3);
});
