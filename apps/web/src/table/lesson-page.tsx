import { findGame } from "@gatehouse/catalogue";
import { Suspense, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation } from "wouter";
import { loadBoard } from "../boards/registry.ts";
import { LessonLink } from "../match/lesson/lesson-link.ts";
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
  const names = [1, 2, 3, 4].map((number) => texts.text(`lesson.player.${number}`));
  const person = settings().name || texts.text("lesson.you");
  const players = useRef<readonly string[]>([]);
  players.current = [person, ...names];
  useEffect(() => {
    let link: LessonLink | null = null;
    let isGone = false;
    const open = async () => {
      const opened = await openLesson(id, players.current, () => pace.current);
      if ("link" in opened) link = opened.link;
      if (isGone) link?.close();
      else setLesson(opened);
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
      <MatchTable match={lesson.match} onTakeOver={() => undefined} aside={<LessonGuide link={lesson.link} />} />
    </Suspense>
  );
}

async function openLesson(id: string, names: readonly string[], pace: () => number): Promise<OpenLesson | PageFault> {
  const [game, board] = await Promise.all([findGame(id), loadBoard(id)]);
  if (!game || !board?.lesson) return { code: "no-board" };
  const { lesson } = board;
  const others = names.slice(1);
  const players = Array.from({ length: lesson.seats }, (_, seat) =>
    seat === lesson.seat ? { name: names[0] ?? "", bot: null } : { name: others.shift() ?? "", bot: "greedy" },
  );
  const begun = await LessonLink.begin(game, lesson, players, pace);
  const rules = begun.ok && game.open(begun.value.info.options);
  if (!begun.ok || !rules || !rules.ok) return { code: "no-board" };
  return { link: begun.value, match: { link: begun.value, game, board, rules: rules.value } };
}

/** What the lesson says now; at its end the match can be played on. */
function LessonGuide({ link }: { readonly link: LessonLink }) {
  const subscribe = useCallback((changed: () => void) => link.subscribe(changed), [link]);
  const page = useSyncExternalStore(subscribe, () => link.page());
  const [, navigate] = useLocation();
  const playOn = async () => {
    const brought = await localMatches().bring(await link.record(), link.info.players);
    if (brought.ok) navigate(`/table/${brought.value}`);
  };
  return <LessonLeaf page={page} onNext={() => link.next()} onPlayOn={() => void playOn()} />;
}
