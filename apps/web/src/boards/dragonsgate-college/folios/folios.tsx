import { useCollege } from "../college.ts";
import { useDrag } from "../use-drag.tsx";
import { BoardsFolio } from "./boards-folio.tsx";
import { CareerFolio } from "./career-folio.tsx";
import type { FolioName } from "./folio.ts";
import { ImmediateFolio } from "./immediate-folio.tsx";
import { Market } from "./market.tsx";

/** What lies over the parchment now. */
export function OpenFolio({ name }: { readonly name: FolioName }) {
  const drag = useDrag(useCollege());
  switch (name) {
    case "market":
      return <Market onDrag={drag} />;
    case "career":
      return <CareerFolio />;
    case "boards":
      return <BoardsFolio />;
    case "immediate":
      return <ImmediateFolio />;
  }
}
