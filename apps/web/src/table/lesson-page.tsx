import { findGame } from "@gatehouse/catalogue";
import { Suspense, startTransition, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation } from "wouter";
import { loadBoard } from "../boards/registry.ts";
import { useOnce } from "../design/once.ts";
import { LessonLink } from "../match/lesson/lesson-link.ts";
import type { Player } from "../match/link.ts";
import { localMatches } from "../match/local/link.ts";
import { settings } from "../settings/settings.ts";
import { useTexts } from "../texts/context.tsx";
import { FaultPage } from "./fault-page.tsx";
import { LessonLeaf } from "./lesson-leaf.tsx";
import { MatchTable } from "./match-table.tsx";
import type { OpenMatch, PageFault } from "./open-match.ts";
import { OpeningPage } from "./opening-page.tsx";
import { useReducedMotion } from "./reduced-motion.ts";

/** Others in a lesson act at a pace that can be followed. */
const PACE_MS = 900;

interface OpenLesson {
  readonly match: OpenMatch;
  readonly link: LessonLink;
}

/** The guided first match of a game: its real board and real rules, with somebody beside it who explains. */
export function LessonPage({ game: id }: { readonly game: string }) {
  const [lesson, setLesson] = useState<OpenLesson | PageFault | null>(null);
  const isReduced = useReducedMotion();
  const pace = useRef(PACE_MS);
  pace.current = isReduced ? 0 : PACE_MS;
  const texts = useTexts();
  const name = useRef("");
  name.current = settings().name || texts.text("guest.name");
  useEffect(() => {
    let link: LessonLink | null = null;
    let isGone = false;
    const open = async () => {
      const opened = await openLesson(id, name.current, () => pace.current);
      if ("link" in opened) link = opened.link;
      if (isGone) link?.close();
      else startTransition(() => setLesson(opened));
    };
    void open();
    return () => {
      isGone = true;
      link?.close();
    };
  }, [id]);
  if (lesson === null) return <OpeningPage />;
  if ("code" in lesson) return <FaultPage fault={lesson} onTakeOver={() => undefined} />;
  return (
    <Suspense fallback={<OpeningPage />}>
      <MatchTable match={lesson.match} onTakeOver={() => undefined} guide={<LessonGuide link={lesson.link} />} />
    </Suspense>
  );
}

async function openLesson(id: string, name: string, pace: () => number): Promise<OpenLesson | PageFault> {
  const [game, board] = await Promise.all([findGame(id), loadBoard(id)]);
  if (!game || !board?.lesson) return { code: "no-board" };
  const { lesson } = board;
  const others = lesson.others.map((other): Player => ({ name: other, bot: "student" }));
  const players = others.toSpliced(lesson.seat, 0, { name, bot: null });
  const begun = await LessonLink.begin(game, lesson, players, pace);
  const rules = begun.ok ? game.open(begun.value.info.options) : null;
  if (!begun.ok || !rules?.ok) return { code: "no-board" };
  return { link: begun.value, match: { link: begun.value, game, board, rules: rules.value } };
}

/** What the lesson says now; at its end the match can be played on. */
function LessonGuide({ link }: { readonly link: LessonLink }) {
  const subscribe = useCallback((changed: () => void) => link.subscribe(changed), [link]);
  const page = useSyncExternalStore(subscribe, () => link.page());
  const [, navigate] = useLocation();
  const once = useOnce();
  const playOn = async () => {
    const brought = await localMatches().bring(await link.record(), link.info.players);
    if (brought.ok) navigate(`/table/${brought.value}`);
  };
  return <LessonLeaf page={page} onNext={() => link.next()} onPlayOn={() => void once(playOn)} />;
}
