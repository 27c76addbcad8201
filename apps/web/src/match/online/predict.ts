import { type GameTypes, type Rules, type Seat, seeded } from "@gatehouse/engine";

/** What a seat will see after its actions. */
export interface Prediction {
  readonly view: GameTypes["View"];
  readonly steps: readonly { readonly events: readonly GameTypes["Event"][]; readonly scores: readonly number[] }[];
}

/**
 * What the server will say to these actions, or `null` if that takes luck or something hidden, or is not legal here. What a
 * seat learns and could not compute is a draw; so without a draw any world that fits the view gives the right answer.
 */
export function predict(
  rules: Rules<GameTypes>,
  view: GameTypes["View"],
  seat: Seat,
  actions: readonly GameTypes["Action"][],
): Prediction | null {
  const world = rules.determinize(view, seat, seeded(1));
  const steps: Prediction["steps"][number][] = [];
  let hasDrawn = false;
  const chance = {
    pick: () => {
      hasDrawn = true;
      return 0;
    },
  };
  let seen = view;
  for (const action of actions) {
    if (rules.refusal(seen, seat, action) !== null) return null;
    const events: GameTypes["Event"][] = [];
    rules.play(world, seat, action, chance, (event) => events.push(event));
    if (hasDrawn) return null;
    seen = rules.view(world, seat);
    const told = events.map((event) => rules.redact(event, seat)).filter((event) => event !== null);
    steps.push({ events: told, scores: rules.standing(seen).scores });
  }
  return { view: seen, steps };
}
