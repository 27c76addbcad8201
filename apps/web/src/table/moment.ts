import type { GameTypes, Viewer } from "@gatehouse/engine";
import { useCallback, useEffect, useRef, useState } from "react";
import type { MatchLink, Sight } from "../match/link.ts";
import type { Moment } from "./table.ts";

interface Looked {
  readonly step: number;
  readonly viewer: Viewer;
  readonly view: GameTypes["View"];
}

interface Looking {
  readonly moment: Moment | null;
  show(step: number | null): void;
  /** Goes on by some steps, or back. */
  showNext(by: number): void;
}

/** The moment of the past that is looked at, and how to look at another; `null` is the newest. The address names it. */
export function useMoment(link: MatchLink, sight: Sight): Looking {
  const [looked, setLooked] = useState<Looked | null>(null);
  const request = useRef(0);
  /** The step that was asked for last; keys pressed in a row go on from it, not from what is drawn yet. */
  const wanted = useRef<number | null>(null);
  const { viewer, history } = sight;
  const last = history.length - 1;

  const show = useCallback(
    (step: number | null) => {
      request.current += 1;
      const mine = request.current;
      if (step === null || step >= last) {
        wanted.current = null;
        setLooked(null);
        writeStep(null);
        return;
      }
      const target = Math.max(0, Math.trunc(step));
      wanted.current = target;
      // Whoever drags on before the answer is there wants only the newest.
      link.viewAt(target).then(
        (view) => {
          if (mine !== request.current) return;
          setLooked({ step: target, viewer, view });
          writeStep(target);
        },
        () => {
          if (mine !== request.current) return;
          wanted.current = null;
          setLooked(null);
        },
      );
    },
    [link, last, viewer],
  );
  // An answer that comes when the table has been left must not write into the address of another page.
  useEffect(
    () => () => {
      request.current += 1;
    },
    [],
  );

  const first = useRef({ show, sight });
  useEffect(() => {
    const linked = linkedStep(first.current.sight);
    if (linked !== null) first.current.show(linked);
  }, []);

  // After an undo, or through other eyes, what was looked at is not there any more.
  const isValid = looked !== null && looked.viewer === viewer && looked.step < last;
  const isGone = looked !== null && !isValid;
  useEffect(() => {
    if (isGone) show(null);
  }, [isGone, show]);
  return {
    moment: isValid ? looked : null,
    show,
    showNext: (by) => show((wanted.current ?? last) + by),
  };
}

/** The step that the address asks for: by its number, or by its entry in the log of a server. */
function linkedStep({ history, viewer }: Sight): number | null {
  const asked = new URLSearchParams(location.search);
  const numberOf = (name: string) => (/^\d+$/.test(asked.get(name) ?? "") ? Number(asked.get(name)) : null);
  const entry = numberOf("seq");
  if (entry === null) return numberOf("step");
  const step = history.findLastIndex(({ seq = 0 }) => seq <= entry);
  // Who has not decided since is still asked the same: then the newest moment is the right one.
  return history.slice(step + 1).some(({ seat }) => seat === viewer) ? step : null;
}

function writeStep(step: number | null): void {
  const address = new URL(location.href);
  for (const name of ["seq", "seat"]) address.searchParams.delete(name);
  if (step === null) address.searchParams.delete("step");
  else address.searchParams.set("step", String(step));
  if (address.href !== location.href) history.replaceState(history.state, "", address);
}
