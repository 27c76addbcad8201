import { findGame } from "@gatehouse/catalogue";
import type { AnyGame, GameTypes, Rules } from "@gatehouse/engine";
import { startTransition, useEffect, useState } from "react";
import type { BoardModule } from "../boards/board.ts";
import { loadBoard } from "../boards/registry.ts";
import type { LinkFault, MatchLink } from "../match/link.ts";
import { openLocal } from "../match/local/link.ts";

/** A match with all that is needed to show it. */
export interface OpenMatch {
  readonly link: MatchLink;
  readonly game: AnyGame;
  readonly rules: Rules<GameTypes>;
  readonly board: BoardModule<GameTypes>;
}

export type Opening =
  | { readonly state: "opening" }
  | { readonly state: "open"; readonly match: OpenMatch }
  | { readonly state: "fault"; readonly fault: PageFault };

/** Why there is no table to be shown. */
export type PageFault = LinkFault | { readonly code: "no-board" };

// One after the other: the worker has one match open at a time, and a page that comes and goes quickly must not overtake itself.
let queue: Promise<unknown> = Promise.resolve();

function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const done = queue.then(task, task);
  queue = done.catch(() => undefined);
  return done;
}

/** Opens a match of this browser while the page shows it; `takeOver` takes it from another tab. */
export function useOpenMatch(id: string): readonly [opening: Opening, takeOver: () => void] {
  const [opening, setOpening] = useState<Opening>({ state: "opening" });
  const [attempt, setAttempt] = useState({ takesOver: false });
  useEffect(() => {
    let isGone = false;
    setOpening({ state: "opening" });
    const opened = inTurn(() => openTable(id, attempt.takesOver));
    // As a transition: the texts have been loaded early, and showing a wait for them would cost the time of that wait.
    opened.then((result) => isGone || startTransition(() => setOpening(result)));
    return () => {
      isGone = true;
      void inTurn(async () => {
        const result = await opened;
        if (result.state === "open") result.match.link.close();
      });
    };
  }, [id, attempt]);
  return [opening, () => setAttempt({ takesOver: true })];
}

async function openTable(id: string, takesOver: boolean): Promise<Opening> {
  try {
    const opened = await openLocal(id, takesOver);
    if (!opened.ok) return { state: "fault", fault: opened.error };
    const link = opened.value;
    const [game, board] = await Promise.all([findGame(link.info.game), loadBoard(link.info.game)]);
    const rules = game?.open(link.info.options);
    if (!game || !rules?.ok || !board) {
      link.close();
      return { state: "fault", fault: { code: "no-board" } };
    }
    return { state: "open", match: { link, game, rules: rules.value, board } };
  } catch {
    // The worker or a chunk could not be loaded: offline before the first visit was complete, or a new version is out.
    return { state: "fault", fault: { code: "link-lost" } };
  }
}
