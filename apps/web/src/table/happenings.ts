import type { GameTypes } from "@gatehouse/engine";
import { useEffect, useEffectEvent, useRef } from "react";
import { useTexts } from "../texts/context.tsx";
import { useControl } from "./control.ts";
import { useAnnounce } from "./live-region.tsx";
import { play } from "./sound.ts";

/** Tells what has happened since the last look, by voice for those who listen and by sound for those who want it. */
export function useHappenings(isQuiet: (event: GameTypes["Event"]) => boolean): void {
  const { table, sight } = useControl();
  const texts = useTexts();
  const announce = useAnnounce();
  const seen = useRef(sight.history.length);
  const wasAsked = useRef(false);
  const { rules, seat } = table;

  const tell = useEffectEvent(() => {
    const { history, viewer, view } = sight;
    const fresh = history.slice(seen.current);
    const isTakenBack = history.length < seen.current;
    seen.current = history.length;
    const events = fresh.flatMap((step) => step.events).filter((event) => !isQuiet(event));
    const isAsked = viewer !== null && seat !== null;
    const sentences = [
      ...(isTakenBack ? [texts.text("live.taken-back")] : []),
      ...events.map((event) => texts.say(rules.words.event(event))),
      ...(isAsked ? [texts.say(rules.words.prompt(view, seat))] : []),
    ];
    if (sentences.length > 0) announce(sentences.join(" "));
    const isMyTurn = isAsked && !wasAsked.current;
    wasAsked.current = isAsked;
    const [before, after] = [history.at(-1 - fresh.length)?.scores, history.at(-1)?.scores];
    const hasScored = after?.some((points, index) => points > (before?.[index] ?? points)) ?? false;
    if (isMyTurn) play("bell");
    else if (fresh.length > 0) play(hasScored ? "coin" : "tap");
    else if (isTakenBack) play("slide");
  });
  const { seq } = sight;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever anything happens, and only then
  useEffect(() => tell(), [seq]);
}
