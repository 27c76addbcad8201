import { at } from "@gatehouse/engine";
import type { Bot } from "./bot.ts";

/** Any legal action, each as likely. */
export const random: Bot = {
  name: "random",
  choose(decision) {
    const actions = decision.legalActions();
    return at(actions, decision.chance.pick(actions.length));
  },
};
