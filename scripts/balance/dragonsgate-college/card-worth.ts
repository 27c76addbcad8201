import { game } from "@gatehouse/dragonsgate-college";
import { at, type Overrides } from "@gatehouse/engine";
import { below, type Finding, type Results } from "../goals.ts";
import { marginsWith, mean, quantile, uncertainty } from "../statistics.ts";
import { about, markdown, signed } from "../text.ts";
import { CARDS, GROUNDS } from "./names.ts";

/**
 * What a Wizardry card is worth, in prestige above the others. Which card a draw gives is chance: how much better those end
 * who drew one card than those who drew any tells the difference between cards. What any card is worth is told by matches
 * in which the four boards are alike but for a card that comes with two of them.
 */
interface Worth {
  readonly worth: number;
  /** How far it may lie beside the truth as compared with other cards. */
  readonly doubt: number;
}

/** Who plays the matches in which some begin with a card. */
export const GIFTED = "student, a card for two of four";
export const GIFTED_LINEUP: readonly string[] = Array<string>(4).fill(GIFTED);

const [COMMON = "", ...OWN] = GROUNDS;
const WITH_CARD = OWN.filter((_, index) => index % 2 === 0);
const LIMIT = 3;
const SHOWN = 5;

/** All boards are the common one; some of them begin with a card. */
export function giftedGrounds(): Overrides {
  const values = game
    .components()
    .find(({ id }) => id === "grounds")
    ?.components.find(({ id }) => id === COMMON)?.values;
  const common = Object.fromEntries(["rows", "bonuses", "slots"].map((name) => [name, values?.[name]?.value ?? null]));
  const card = [{ kind: "gain", good: "cards", amount: 1 }];
  return {
    grounds: Object.fromEntries(OWN.map((id) => [id, { ...common, start: WITH_CARD.includes(id) ? card : [] }])),
  };
}

/** What any card is worth to those who begin with it. */
function anyCard(results: Results): Worth {
  const { outcomes } = results.lineup(...GIFTED_LINEUP);
  const apart = outcomes.map(({ scores, given }) => {
    const hasCard = given.map((names) => WITH_CARD.some((board) => names.includes(`board ${board}`)));
    return mean(scores.filter((_, seat) => hasCard[seat])) - mean(scores.filter((_, seat) => !hasCard[seat]));
  });
  return { worth: mean(apart), doubt: uncertainty(apart) };
}

/** All cards, the best first. */
function allCards(
  bot: string,
  results: Results,
): { readonly cards: readonly (Worth & { card: string })[]; readonly any: Worth } {
  const any = anyCard(results);
  const margins = CARDS.map((card) => results.of(bot).flatMap((gathered) => marginsWith(`card ${card}`, gathered)));
  const usual = mean(margins.flat());
  const cards = CARDS.map((card, index) => {
    const own = at(margins, index);
    return { card, worth: any.worth + mean(own) - usual, doubt: uncertainty(own) };
  });
  return { cards: cards.sort((a, b) => b.worth - a.worth), any };
}

/** Only students draw each card often enough. */
export function bestCard(bot: string, results: Results): Finding | null {
  if (bot !== "student") return null;
  const { cards, any } = allCards(bot, results);
  const best = at(cards, 0);
  const median = quantile(
    cards.map(({ worth }) => worth),
    0.5,
  );
  return {
    found: `${best.card} ${about(signed(best.worth, 1), best.doubt, 1)}, median ${about(signed(median, 1), any.doubt, 1)}`,
    // What any card is worth is part of both sides.
    verdict: below(best.worth, LIMIT * median, Math.hypot(best.doubt, (LIMIT - 1) * any.doubt)),
  };
}

/** The cards at both ends. */
export function cardTable(results: Results): string {
  const { cards } = allCards("student", results);
  const rows = [...cards.slice(0, SHOWN), ...cards.slice(-SHOWN)].map(({ card, worth, doubt }) => [
    card,
    about(signed(worth, 1), doubt, 1),
  ]);
  return markdown(["card", "prestige"], rows);
}
