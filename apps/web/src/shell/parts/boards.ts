import type { GameTypes } from "@gatehouse/engine";
import { use, useEffect, useState } from "react";
import type { BoardModule } from "../../boards/board.ts";
import { loadBoard } from "../../boards/registry.ts";
import { HOUSES, type House, houseOf } from "../../design/seats.tsx";

type AnyBoard = BoardModule<GameTypes>;

const boards = new Map<string, Promise<AnyBoard | null>>();
const loaded = new Map<string, AnyBoard | null>();

function boardOf(game: string): Promise<AnyBoard | null> {
  const loading = boards.get(game) ?? loadBoard(game);
  boards.set(game, loading);
  void loading.then((board) => loaded.set(game, board));
  return loading;
}

/** The board of a game; the page waits for it. */
export function useBoard(game: string): AnyBoard | null {
  return use(boardOf(game));
}

/**
 * The colours of every seat, or `null` until they are known. Only the board knows them; whoever lists matches of a game will
 * soon need its board anyway.
 */
export function useHouses(game: string, seats: number): readonly (readonly House[])[] | null {
  const [board, setBoard] = useState(loaded.get(game));
  useEffect(() => {
    let isGone = false;
    void boardOf(game).then((found) => !isGone && setBoard(found));
    return () => {
      isGone = true;
    };
  }, [game]);
  return board === undefined ? null : housesOf(board, seats);
}

/** The colours of every seat at a board: its own, or the usual ones. */
export function housesOf(board: AnyBoard | null, seats: number): readonly (readonly House[])[] {
  return board?.housesOf?.({ seats }) ?? Array.from({ length: seats }, (_, seat) => [houseOf(seat, HOUSES)]);
}
