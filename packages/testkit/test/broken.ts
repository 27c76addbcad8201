import { at, type Chance, type Game, isHidden, own, type Rules, yes } from "@gatehouse/engine";
import { type Action, game, type LanternWall, type State } from "@gatehouse/template";

type LanternRules = Rules<LanternWall>;
type LanternGame = Game<LanternWall>;

/** The template with other rules here and there. */
function withRules(change: (rules: LanternRules) => Partial<LanternRules>): LanternGame {
  return {
    ...game,
    open(options) {
      const opened = game.open(options);
      return opened.ok ? yes({ ...opened.value, ...change(opened.value) }) : opened;
    },
  };
}

/** The template, which after every action does something more. */
function withAftermath(after: (state: State, action: Action, chance: Chance, heard: boolean) => void): LanternGame {
  return withRules((rules) => ({
    play(state, seat, action, chance, emit) {
      rules.play(state, seat, action, chance, emit);
      after(state, action, chance, emit !== undefined);
    },
  }));
}

const { "deed-due": deedDue, ...otherRefusals } = game.refusals;

let setups = 0;

/** Per promise of the contract a copy of the template that breaks this promise and no other. */
export const BROKEN: { readonly [promise: string]: readonly LanternGame[] } = {
  ends: [
    // Stops asking in the second round, without a result.
    withRules((rules) => ({ actors: (view) => (view.round === 2 && view.phase === "bid" ? [] : rules.actors(view)) })),
    // Has a result before the end.
    withRules((rules) => ({
      result: (view) => (view.round === 2 ? rules.result({ ...view, phase: "over" }) : rules.result(view)),
    })),
  ],
  "public-actors": [
    // Whoever cannot see a bid takes its seat for one that has not bid.
    withRules((rules) => ({
      actors: (view) => [
        ...rules.actors(view),
        ...[...view.bids.keys()].filter((seat) => view.phase === "bid" && isHidden(view.bids[seat])),
      ],
    })),
  ],
  questions: [
    // Drawing the board loses a coin.
    withRules((rules) => ({
      draw(view, word) {
        Object.assign(view.coins, { 0: at(view.coins, 0) + 1 });
        return rules.draw(view, word);
      },
    })),
    // Can be drawn only by somebody who sees everything.
    withRules((rules) => ({ draw: (view, word) => `${rules.draw(view, word)}${own(view.deck.rest).length}` })),
  ],
  listing: [
    // Lists a deed that is refused while bids are open.
    withRules((rules) => ({
      legalActions: (view, seat) => [
        ...rules.legalActions(view, seat),
        ...when(view.phase === "bid", { type: "gamble" }),
      ],
    })),
    // Lists the same action twice.
    withRules((rules) => ({
      legalActions(view, seat) {
        const actions = rules.legalActions(view, seat);
        return [...actions, ...actions.filter((action) => action.type === "search")];
      },
    })),
  ],
  refusing: [
    // Lets a turn end before its deed, though it does not list that.
    withRules((rules) => ({
      refusal(view, seat, action) {
        const refusal = rules.refusal(view, seat, action);
        return refusal?.code === "deed-due" ? null : refusal;
      },
    })),
  ],
  "refusal-codes": [
    { ...game, refusals: { ...game.refusals, "deed-due": JSON.parse('{ "stage": "late", "clause": "LW-3.1" }') } },
    // Declares last what is checked before the costs.
    { ...game, refusals: { ...otherRefusals, "deed-due": deedDue } },
  ],
  fields: [{ ...game, fields: { ...game.fields, bid: { coins: { kind: "integer", min: 0, max: 1 } } } }],
  "view-legality": [
    // Whoever sees the deck may not search it, and only the rules see it.
    withRules((rules) => ({
      legalActions: (view, seat) =>
        rules.legalActions(view, seat).filter((action) => action.type !== "search" || isHidden(view.deck.rest)),
      refusal: (view, seat, action) =>
        rules.refusal(view, seat, action) ??
        (action.type === "search" && !isHidden(view.deck.rest) ? { code: "deck-empty" } : null),
    })),
  ],
  notation: [
    { ...game, notation: { ...game.notation, read: (text) => (text === "gamble" ? null : game.notation.read(text)) } },
    {
      ...game,
      notation: {
        ...game.notation,
        write: (action) => (action.type === "keep" ? "keep 1" : game.notation.write(action)),
      },
    },
    { ...game, notation: { ...game.notation, read: (text) => game.notation.read(text.replace(/.§$/, "")) } },
  ],
  clones: [withRules((rules) => ({ clone: (state) => ({ ...rules.clone(state), coins: state.coins }) }))],
  sharing: [
    // A made-up world is partly the view that it was made from.
    withRules((rules) => ({
      determinize: (view, viewer, chance) =>
        Object.assign(rules.determinize(view, viewer, chance), { coins: view.coins, towers: view.towers }),
    })),
    // A view is partly the state.
    withRules((rules) => ({ view: (state, viewer) => ({ ...rules.view(state, viewer), coins: state.coins }) })),
    // An event carries a part of the state.
    withRules((rules) => ({
      play: (state, seat, action, chance, emit) =>
        rules.play(state, seat, action, chance, (event) =>
          emit?.(event.type === "bids-revealed" ? Object.assign(event, { bids: state.coins }) : event),
        ),
    })),
  ],
  determinism: [
    // Who starts depends on how many matches there were before.
    withRules((rules) => ({
      setup(chance, emit) {
        setups += 1;
        let shift = setups;
        const pick = (sides: number) => {
          const draw = (chance.pick(sides) + shift) % sides;
          shift = 0;
          return draw;
        };
        return rules.setup({ pick }, emit);
      },
    })),
  ],
  json: [
    withRules((rules) => ({ setup: (chance, emit) => Object.assign(rules.setup(chance, emit), { note: undefined }) })),
  ],
  "view-size": [
    withRules((rules) => ({
      view: (state, viewer) => Object.assign(rules.view(state, viewer), { note: "x".repeat(9000) }),
    })),
  ],
  violations: [
    withRules((rules) => ({ violations: (state) => (state.round === 2 ? ["round two"] : rules.violations(state)) })),
  ],
  conservation: [
    // A doused lantern leaves the game as another one.
    withAftermath((state) => {
      const last = state.doused.length - 1;
      if (last >= 0) state.doused[last] = 1;
    }),
    withRules(() => ({ census: () => ({}) })),
  ],
  silence: [
    withAftermath((state, action, _chance, heard) => {
      if (heard && action.type === "gamble") state.coins[0] = at(state.coins, 0) + 1;
    }),
  ],
  sampling: [withRules((rules) => ({ sample: (state, seat) => at(rules.legalActions(state, seat), 0) }))],
  scores: [
    withRules((rules) => ({
      standing(view) {
        const { scores, breakdown } = rules.standing(view);
        return { scores: scores.map((score) => score + 1), breakdown };
      },
      result(view) {
        const result = rules.result(view);
        return result && { ...result, scores: result.scores.map((score) => score + 1) };
      },
    })),
    withRules((rules) => ({
      result(view) {
        const result = rules.result(view);
        return result && { ...result, ranks: result.ranks.map((rank) => rank + 1) };
      },
    })),
    // Whoever does not see everything sees no result.
    withRules((rules) => ({ result: (view) => (isHidden(view.deck.rest) ? null : rules.result(view)) })),
  ],
  determinization: [
    withRules((rules) => ({
      determinize(view, viewer, chance) {
        const state = rules.determinize(view, viewer, chance);
        return { ...state, coins: state.coins.map((coins) => coins + 1) };
      },
    })),
    // Makes up the same world every time.
    withRules((rules) => ({ determinize: (view, viewer) => rules.determinize(view, viewer, { pick: () => 0 }) })),
  ],
  "non-interference": [
    // Opens the bids without a draw.
    withRules((rules) => ({
      play: (state, seat, action, chance, emit) =>
        rules.play(state, seat, action, action.type === "bid" ? { pick: () => 0 } : chance, emit),
    })),
    // Tells in the prompt what lies on the deck.
    withRules((rules) => ({
      words: {
        ...rules.words,
        prompt: (view, seat) =>
          isHidden(view.deck.rest) || view.deck.rest[5] !== 2 ? rules.words.prompt(view, seat) : { key: "prompt.deed" },
      },
    })),
  ],
  secrecy: [
    // Shows everybody the open bids.
    withRules((rules) => ({ view: (state, viewer) => ({ ...rules.view(state, viewer), bids: state.bids.slice() }) })),
    // Tells everybody what was found, after the draw.
    withRules((rules) => ({
      redact: (event, viewer) => (event.type === "lanterns-found" ? event : rules.redact(event, viewer)),
    })),
    // Tells everybody the hands that are dealt.
    withRules((rules) => ({
      redact: (event, viewer) => (event.type === "hand-drawn" ? event : rules.redact(event, viewer)),
    })),
  ],
  "event-sight": [{ ...game, events: { ...game.events, "bid-placed": "public" } }],
  options: [
    {
      ...game,
      open: (options) =>
        game.open(
          typeof options === "object" && options !== null && "no-such-option" in options ? { seats: 2 } : options,
        ),
    },
  ],
  messages: [
    // A word is missing in German.
    withMessages("de", ({ "action.gamble": _lost, ...others }) => others),
    // A placeholder is called otherwise in Spanish.
    withMessages("es", (all) => ({ ...all, "action.keep": "Quedarte con el farol {farol}" })),
    // A message asks for something that nobody gives.
    { ...game, messages: { en: asking, es: asking, de: asking } },
  ],
};

function when(condition: boolean, action: Action): Action[] {
  return condition ? [action] : [];
}

function withMessages(
  language: "de" | "es",
  change: (all: Record<string, string>) => Record<string, string>,
): LanternGame {
  const load = async () => ({ default: change({ ...(await game.messages[language]()).default }) });
  return { ...game, messages: { ...game.messages, [language]: load } };
}

async function asking() {
  return { default: { ...(await game.messages.en()).default, "prompt.deed": "What now, {name}?" } };
}
