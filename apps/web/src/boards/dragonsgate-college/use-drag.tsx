import { type PointerEvent as ReactPointerEvent, useEffect, useEffectEvent, useRef } from "react";
import type { College } from "./college.ts";
import { buildingAsked, placementsOver } from "./house/placing.ts";

const DRAG_FROM_PX = 8;

/** A building that is dragged from the market: it is chosen as soon as it moves, held over the grounds, and placed where it falls. */
export function useDrag(college: College) {
  const begun = useRef<{ readonly building: number; readonly x: number; readonly y: number; isMoving: boolean } | null>(
    null,
  );

  const placementAt = (x: number, y: number) => {
    const asked = buildingAsked(college);
    const square = document.elementsFromPoint(x, y).find((element) => element.hasAttribute("data-square"));
    const [cellX, cellY] = (square?.getAttribute("data-square") ?? "").split(",").map(Number);
    if (asked === null || cellX === undefined || cellY === undefined) return null;
    const ways = placementsOver(college.printed, asked, college.choosing.turn, { x: cellX, y: cellY });
    return ways.find((way) => college.isLegal(way)) ?? null;
  };
  const move = useEffectEvent(({ clientX, clientY }: PointerEvent) => {
    const held = begun.current;
    if (!held) return;
    if (!held.isMoving && Math.hypot(clientX - held.x, clientY - held.y) < DRAG_FROM_PX) return;
    if (!held.isMoving) {
      held.isMoving = true;
      if (buildingAsked(college) === null) college.choosing.act({ type: "build", building: held.building });
    }
    college.choosing.consider(placementAt(clientX, clientY));
  });
  const drop = useEffectEvent(({ clientX, clientY }: PointerEvent) => {
    const wasMoving = begun.current?.isMoving === true;
    begun.current = null;
    const placement = wasMoving ? placementAt(clientX, clientY) : null;
    if (placement) college.choosing.act(placement);
  });
  useEffect(() => {
    const onMove = (event: PointerEvent) => move(event);
    const onUp = (event: PointerEvent) => drop(event);
    addEventListener("pointermove", onMove);
    addEventListener("pointerup", onUp);
    addEventListener("pointercancel", onUp);
    return () => {
      removeEventListener("pointermove", onMove);
      removeEventListener("pointerup", onUp);
      removeEventListener("pointercancel", onUp);
    };
  }, []);

  return (building: number, { isPrimary, clientX, clientY, pointerType }: ReactPointerEvent) => {
    if (!isPrimary || pointerType === "touch" || !college.isLegal({ type: "build", building })) return;
    begun.current = { building, x: clientX, y: clientY, isMoving: false };
  };
}
