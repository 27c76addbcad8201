import { at, type Chance, type Seat } from "@gatehouse/engine";
import { asked } from "../stack.ts";
import type { Table } from "../table.ts";
import type { Action, Pending, View } from "../types.ts";
import { build } from "./build.ts";
import { buyImp } from "./buy-imp.ts";
import { buyPrestige } from "./buy-prestige.ts";
import { chooseBoard } from "./choose-board.ts";
import { chooseCareer } from "./choose-career.ts";
import { chooseIncome } from "./choose-income.ts";
import { chooseOption } from "./choose-option.ts";
import { collectCoins } from "./collect-coins.ts";
import { discardApprentice } from "./discard-apprentice.ts";
import { discardCard } from "./discard-card.ts";
import { discardProfessor } from "./discard-professor.ts";
import { drawApprentice } from "./draw-apprentice.ts";
import { drawProfessor } from "./draw-professor.ts";
import { endWindow } from "./end-window.ts";
import { enterDungeon } from "./enter-dungeon.ts";
import { exchangeDie } from "./exchange-die.ts";
import { payMaintenance } from "./pay-maintenance.ts";
import { payPrice } from "./pay-price.ts";
import { placeBuilding } from "./place-building.ts";
import { placeDisc } from "./place-disc.ts";
import { playCard } from "./play-card.ts";
import { repeatCareer } from "./repeat-career.ts";
import { returnProfessor } from "./return-professor.ts";
import { robSeat } from "./rob-seat.ts";
import { takeApprentice } from "./take-apprentice.ts";
import { takeDie } from "./take-die.ts";
import { takeProfessor } from "./take-professor.ts";

/** What all rules have in common that is needed to make one of their actions. */
interface Answer {
  numbers(table: Table, view: View, seat: Seat): readonly number[];
  action(number: number): Action;
}

const DEEDS: readonly Answer[] = [
  exchangeDie,
  collectCoins,
  buyPrestige,
  takeApprentice,
  drawApprentice,
  takeProfessor,
  drawProfessor,
  build,
  enterDungeon,
  placeDisc,
  chooseCareer,
];

/** By what is asked the rules that can answer it; the sampling check holds this against the full list. */
const ANSWERS: Readonly<Record<Pending["type"], readonly Answer[]>> = {
  draft: [chooseBoard],
  professors: [returnProfessor],
  "start-bonuses": [],
  income: [chooseIncome],
  activation: [buyImp, takeDie],
  window: [...DEEDS, playCard, endWindow],
  effects: [...DEEDS, discardApprentice, chooseOption, payPrice, repeatCareer, robSeat],
  building: [placeBuilding],
  room: [discardApprentice, discardProfessor],
  leaving: [],
  immediate: [playCard],
  "hand-limit": [playCard, discardCard],
  maintenance: [payMaintenance],
};

/** What is left to do in a window without an action. */
const CLOSING: readonly Answer[] = [playCard, endWindow];

function answersTo(top: Pending | null): readonly Answer[] {
  if (top === null) return [];
  return top.type === "window" && top.left.length === 0 ? CLOSING : ANSWERS[top.type];
}

/** Any legal action, each as likely; only the one that is drawn is made. */
export function sample(table: Table, view: View, seat: Seat, chance: Chance): Action {
  const answers = answersTo(asked(view));
  const choices: (readonly number[])[] = [];
  let count = 0;
  for (const answer of answers) {
    const numbers = answer.numbers(table, view, seat);
    choices.push(numbers);
    count += numbers.length;
  }
  let index = chance.pick(count);
  for (let which = 0; which < choices.length; which += 1) {
    const numbers = at(choices, which);
    if (index < numbers.length) return at(answers, which).action(at(numbers, index));
    index -= numbers.length;
  }
  throw new RangeError(`no action ${index} of ${count}`);
}
