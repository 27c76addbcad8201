import { serve } from "../../apps/cli/src/threads.ts";
import type { PlayMatch } from "./match.ts";
import { matchAt, type Order } from "./series.ts";

const GAMES: Readonly<Record<string, () => Promise<{ readonly play: PlayMatch }>>> = {
  "dragon-island": () => import("./dragon-island/play.ts"),
  "dragonsgate-college": () => import("./dragonsgate-college/play.ts"),
};

// Plays the matches that it is asked for by number, one after the other.
serve(async ({ game, series }: Order) => {
  const played = await GAMES[game]?.();
  if (!played) throw new Error(`no matches of ${game}`);
  return (number) => {
    const { of, index } = matchAt(series, number);
    return played.play(of.lineup, index);
  };
});
