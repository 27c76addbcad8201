import type { Bot } from "./bot.ts";

/** Any legal action, each as likely. */
export const random: Bot = {
  name: "random",
  choose: (decision) => decision.anyAction(),
};
