import { type PointerEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Point } from "./camera-math.ts";

/** What a board does while a piece of the hand is dragged over it. Places are named as their `data-cell` says. */
interface DragTarget<Piece> {
  /** The piece is lifted: it is chosen from now on. */
  lift(piece: Piece): void;
  /** It is over this place now, or over none. */
  over(piece: Piece, cell: string | null): void;
  drop(piece: Piece, cell: string): void;
}

interface Dragged<Piece> extends Point {
  readonly piece: Piece;
  /** The place under it. */
  readonly cell: string | null;
}

/** A press on a piece that trembles a little is still a press. */
const DRAG_FROM_PX = 8;

/** Drags pieces from the hand onto the board, by mouse or finger. Whoever only presses a piece clicks it as usual. */
export function useDragging<Piece>({ lift, over, drop }: DragTarget<Piece>) {
  const begun = useRef<Point | null>(null);
  const wasDragged = useRef(false);
  const [dragged, setDragged] = useState<Dragged<Piece> | null>(null);
  const end = (piece: Piece) => {
    begun.current = null;
    setDragged(null);
    over(piece, null);
  };
  return {
    dragged,
    props: (piece: Piece) => ({
      onPointerDown: ({ clientX, clientY, isPrimary, currentTarget, pointerId }: PointerEvent) => {
        wasDragged.current = false;
        if (!isPrimary) return;
        begun.current = { x: clientX, y: clientY };
        // From the start: a quick pointer has left the piece before its first move is told.
        currentTarget.setPointerCapture(pointerId);
      },
      onPointerMove: ({ clientX: x, clientY: y, buttons }: PointerEvent) => {
        if (!begun.current) return;
        // A piece that was taken away while it was held was not seen to be let go.
        if (buttons === 0) return end(piece);
        if (!dragged && Math.hypot(x - begun.current.x, y - begun.current.y) < DRAG_FROM_PX) return;
        if (!dragged) {
          wasDragged.current = true;
          // Drawn at once: on a busy machine a quick hand lets go directly after its first move was told.
          flushSync(() => {
            lift(piece);
            setDragged({ piece, x, y, cell: null });
          });
        }
        const cell = cellAt(x, y);
        setDragged({ piece, x, y, cell });
        over(piece, cell);
      },
      onPointerUp: ({ clientX, clientY }: PointerEvent) => {
        const cell = dragged && cellAt(clientX, clientY);
        end(piece);
        if (cell !== null) drop(piece, cell);
      },
      onPointerCancel: () => end(piece),
      onClickCapture: (event: { stopPropagation(): void }) => {
        // The press that ends a drag is not a choice of its own.
        if (wasDragged.current) event.stopPropagation();
        wasDragged.current = false;
      },
    }),
  };
}

function cellAt(x: number, y: number): string | null {
  const found = document.elementsFromPoint(x, y).find((element) => element.hasAttribute("data-cell"));
  return found?.getAttribute("data-cell") ?? null;
}
