// The rules of a game through boardgame.io's reducer, against the rules by themselves: the same random games, one after
// the other in one run. Usage: node bench.mjs GAME SECONDS   (prints JSON)
//
// The adapter is the fastest we know: one move that takes our state out of Immer's draft, clones it, plays the action on
// the clone and returns it, with freezing switched off. Nothing of ours runs on a proxy. Undo, logs of other players and
// player views are not asked for.
import { createRequire } from "node:module";
import { findGame } from "@gatehouse/catalogue";
import { mixSeed, seeded } from "@gatehouse/engine";

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require("boardgame.io/internal");
const { original, setAutoFreeze } = require("immer");
setAutoFreeze(false);

const [, , id = "", seconds = "3"] = process.argv;
const game = await findGame(id);
const opened = game?.open({ seats: game.seats.max });
if (!opened?.ok) throw new Error(`no game ${id}`);
const rules = opened.value;
const seats = rules.options.seats;

let chance = seeded(1);

const definition = {
  setup: () => ({ state: rules.setup(chance) }),
  turn: { activePlayers: { all: "play" }, stages: { play: {} } },
  disableUndo: true,
  moves: {
    act: ({ G }, seat, action) => {
      const state = rules.clone(original(G).state);
      rules.play(state, seat, action, chance);
      return { state };
    },
  },
};

function anyAction(state, seat) {
  if (rules.sample) return rules.sample(state, seat, chance);
  const actions = rules.legalActions(state, seat);
  return actions[chance.pick(actions.length)];
}

function byRules(seed) {
  chance = seeded(seed);
  const state = rules.setup(chance);
  let decisions = 0;
  for (;;) {
    const [seat] = rules.actors(state);
    if (seat === undefined) return { decisions, state };
    rules.play(state, seat, anyAction(state, seat), chance);
    decisions += 1;
  }
}

function byReducer(seed) {
  chance = seeded(seed);
  const reducer = CreateGameReducer({ game: definition });
  let store = InitializeGame({ game: definition, numPlayers: seats });
  let decisions = 0;
  for (;;) {
    const { state } = store.G;
    const [seat] = rules.actors(state);
    if (seat === undefined) return { decisions, state };
    const action = anyAction(state, seat);
    const payload = { type: "act", args: [seat, action], playerID: String(seat), credentials: undefined };
    const next = reducer(store, { type: "MAKE_MOVE", payload });
    if (next.G.state === state) throw new Error(`boardgame.io did not play ${game.notation.write(action)}`);
    store = next;
    decisions += 1;
  }
}

function speed(playGame) {
  const begun = performance.now();
  let decisions = 0;
  let games = 0;
  do {
    decisions += playGame(mixSeed(3, games)).decisions;
    games += 1;
  } while (performance.now() - begun < 1000 * Number(seconds));
  const elapsed = (performance.now() - begun) / 1000;
  return {
    decisionsPerSecond: Math.round(decisions / elapsed),
    gamesPerSecond: Number((games / elapsed).toPrecision(4)),
  };
}

const [one, other] = [byRules(11), byReducer(11)];
if (JSON.stringify(one.state) !== JSON.stringify(other.state)) throw new Error("the two ways play different games");
byReducer(12);
const peer = speed(byReducer);
const ours = speed(byRules);
const ratio = Number((ours.decisionsPerSecond / peer.decisionsPerSecond).toPrecision(3));
process.stdout.write(`${JSON.stringify({ game: id, seats, ours, "boardgame.io": peer, ratio })}\n`);
