import type { Chance, Emit, GameTypes, Seat, StateOf } from "./contract.ts";

/** The actions of one type. */
export type ActionOf<G extends GameTypes, T extends G["Action"]["type"]> = Extract<G["Action"], { readonly type: T }>;

/** One type of action: its listing, its refusal and its effect side by side. `C` is what the match's rules close over. */
export interface ActionRule<G extends GameTypes, T extends G["Action"]["type"], C> {
  list(context: C, view: G["View"], seat: Seat): ActionOf<G, T>[];
  refusal(context: C, view: G["View"], seat: Seat, action: ActionOf<G, T>): G["Refusal"] | null;
  play(context: C, state: StateOf<G>, seat: Seat, action: ActionOf<G, T>, chance: Chance, emit?: Emit<G>): void;
}

/** All types of action of a game: a forgotten one does not compile. Their order is the order of listing. */
export type ActionTable<G extends GameTypes, C> = { readonly [T in G["Action"]["type"]]: ActionRule<G, T, C> };

/** The rule for an action: the one place where a tagged action meets the rule of its own type. */
export function ruleFor<G extends GameTypes, C>(
  table: ActionTable<G, C>,
  action: G["Action"],
): ActionRule<G, string, C> {
  return plain(table)[action.type] as ActionRule<G, string, C>;
}

/** Every action of the seat, type by type in the order of the table. */
export function listAll<G extends GameTypes, C>(table: ActionTable<G, C>, context: C, view: G["View"], seat: Seat) {
  const rules = plain(table);
  let actions: G["Action"][] = [];
  for (const type in rules) {
    const listed = rules[type]?.list(context, view, seat) ?? [];
    // Most decisions have one long list: it is taken as it is instead of being copied.
    if (actions.length === 0) actions = listed;
    else for (const action of listed) actions.push(action);
  }
  return actions;
}

/** The table by plain strings: it holds for each tag the rule of exactly that tag, which TypeScript cannot follow. */
function plain<G extends GameTypes, C>(
  table: ActionTable<G, C>,
): { readonly [type: string]: ActionRule<G, string, C> } {
  return table as unknown as { readonly [type: string]: ActionRule<G, string, C> };
}
