import { type Action, type DragonsgateCollege, game } from "@gatehouse/dragonsgate-college";
import { type GameRecord, readRecord } from "@gatehouse/engine";
import { rounds } from "@gatehouse/testkit/rounds";
import type { Locator, Page } from "@playwright/test";
import { type Hand, moves, resultOf, untilPlayed } from "./player.ts";

/** Everything in the room that can be chosen now. */
export function legalSpots(page: Page, kind = ""): Locator {
  return page.locator(`[data-spot][data-legal]${kind}`);
}

const EVERYTHING = [
  "[data-choice]",
  "[data-square]",
  "[data-build]",
  "[data-plate]",
  "[data-board]",
  "[data-immediate]",
  "[data-person]",
  "[data-stack]",
  "[data-die]",
  "[data-dungeon]",
  "[data-order]",
  "[data-gate]",
  "[data-card]",
  "[data-slot]",
] as const;

/** Plays on until the match is over, or for so many decisions; answers how many were made, and of which kinds. */
export async function playOn(
  page: Page,
  hand: Hand,
  decisions = Number.POSITIVE_INFINITY,
): Promise<Map<string, number>> {
  const made = new Map<string, number>();
  for (const count of rounds("the end of the match")) {
    if (count >= decisions) break;
    if ((await nextQuestion(page)) === "over") return made;
    await untilPlayed(page, async () => {
      const kind = await answer(page, hand);
      made.set(kind, (made.get(kind) ?? 0) + 1);
    });
  }
  // What comes next is there when whoever asked goes on.
  await nextQuestion(page);
  return made;
}

function endVerb(page: Page): Locator {
  return page.getByRole("button", { name: /^(done|pass|fertig|verzichten|terminar|pasar)\b/i });
}

async function nextQuestion(page: Page): Promise<"over" | "asked"> {
  const question = resultOf(page).or(legalSpots(page)).or(endVerb(page)).first();
  await question.waitFor({ timeout: 180_000 }).catch(async (cause: unknown) => {
    throw new Error(`Nothing can be chosen. The page says:\n${await page.locator("body").ariaSnapshot()}`, { cause });
  });
  return (await resultOf(page).isVisible()) ? "over" : "asked";
}

let round = 0;

/** Answers one question; what needs several presses is pressed until it is sent. Answers what was done. */
async function answer(page: Page, hand: Hand): Promise<string> {
  const before = await moves(page);
  round += 1;
  for (let tries = 0, presses = 0; tries < 120 && presses < 12; tries += 1) {
    const kind = await press(page, hand, presses);
    if (await hasGoneOn(page, before)) return kind;
    if (kind !== "nothing") presses += 1;
  }
  return "nothing";
}

/** Whether the match goes on after a press; a press that only chooses something waits in vain, so not for long. */
async function hasGoneOn(page: Page, before: number): Promise<boolean> {
  for (let tries = 0; tries < 12; tries += 1) {
    if ((await moves(page)) > before) return true;
    await page.waitForTimeout(25);
  }
  return false;
}

async function press(page: Page, hand: Hand, presses: number): Promise<string> {
  const doIt = page.getByRole("button", { name: /^(do it|ausführen|hacerlo)/i });
  if (await doIt.isVisible()) return pressed(page, doIt, hand, "do");
  const career = page.locator('[data-verb="career"]:not([aria-disabled=true])');
  if (await career.isVisible()) return pressed(page, career, hand, "choose-career");
  // A finger shows first what it would do, and does it when it comes again.
  const touched = legalSpots(page, "[data-touched]").first();
  if (await touched.isVisible()) return pressed(page, touched, hand, "touched");
  // What was pressed several times in vain only chooses; then the next kind has its turn.
  let passed = Math.floor(presses / 3);
  for (const kind of EVERYTHING) {
    const spots = legalSpots(page, kind);
    const count = await spots.count();
    if (count === 0 || (kind === "[data-slot]" && presses > 0)) continue;
    const isDone = await endVerb(page).count();
    if (kind === "[data-card]" && isDone > 0 && round % 2 === 0) continue;
    if (
      kind === "[data-person]" &&
      presses === 0 &&
      (await legalSpots(page, "[data-gate]").count()) > 0 &&
      round % 3 !== 0
    )
      continue;
    if (passed > 0) {
      passed -= 1;
      continue;
    }
    // Another one each time: a whole match then shows most of what there is.
    const spot = spots.nth((round * 7 + presses) % count);
    if (await spot.isVisible()) return pressed(page, spot, hand, kind);
  }
  const end = endVerb(page).first();
  // While a choice is on its way to the server there is nothing to press.
  return (await end.isVisible()) ? pressed(page, end, hand, "end") : "nothing";
}

/** Long enough for a busy machine, short enough for what is gone. */
const PRESS_MS = 10_000;

/** Presses something; what is gone by then, since the match has gone on meanwhile, need not be pressed any more. */
async function pressed(page: Page, target: Locator, hand: Hand, kind: string): Promise<string> {
  const timeout = PRESS_MS;
  try {
    if (hand === "touch") await target.tap({ timeout });
    else if (hand === "mouse") {
      // Where it rests, something may have told why it cannot be chosen, and lie above the target.
      await page.mouse.move(1, 1);
      await target.click({ timeout });
    } else {
      await target.focus({ timeout });
      await page.keyboard.press("Enter");
    }
  } catch (error) {
    if (await target.isVisible()) throw error;
    return "nothing";
  }
  return kind;
}

/** What one seat has done at this table so far, as the browser itself has kept it. */
export async function deedsOf(page: Page, seat = 0): Promise<readonly Action[]> {
  const record = await page.evaluate(
    async (id) => {
      const opening = indexedDB.open("gatehouse", 1);
      await new Promise((done) => opening.addEventListener("success", done));
      const asking = opening.result.transaction("matches").objectStore("matches").get(id);
      await new Promise((done) => asking.addEventListener("success", done));
      opening.result.close();
      return asking.result.record as string;
    },
    new URL(page.url()).pathname.replace("/table/", ""),
  );
  const read = readRecord<DragonsgateCollege>(game, record);
  if (!read.ok) throw new Error(`the match that is kept cannot be read: ${read.error.code}`);
  const { steps }: GameRecord<DragonsgateCollege> = read.value;
  return steps.flatMap((step) => (step.seat === seat ? [step.action] : []));
}
