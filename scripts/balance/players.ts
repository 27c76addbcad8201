import { type Bot, findBot } from "@gatehouse/bots";

/** The bot of that name. */
export function botNamed(name: string): Bot {
  const found = findBot(name);
  if (!found) throw new Error(`there is no bot ${name}`);
  return found;
}
