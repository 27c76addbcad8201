import type { GameTypes, Message, Seat } from "@gatehouse/engine";
import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { type House, houseOf } from "../design/seats.tsx";
import type { LinkFault } from "../match/link.ts";
import { settings } from "../settings/settings.ts";
import { MoreTexts, useGameTexts } from "../texts/context.tsx";
import type { Namer, Texts } from "../texts/texts.ts";
import { type Attempted, ControlProvider, type Sheet, type TableControl } from "./control.ts";
import { Curtain, useCurtain } from "./curtain.tsx";
import { FaultPage } from "./fault-page.tsx";
import { linkFaultMessage } from "./faults.ts";
import { useHint } from "./hint-state.ts";
import { LiveRegion } from "./live-region.tsx";
import { useMoment } from "./moment.ts";
import type { OpenMatch } from "./open-match.ts";
import { SeatName } from "./seat-name.tsx";
import { tableOf } from "./table.ts";

interface MatchTableProps {
  readonly match: OpenMatch;
  onTakeOver(): void;
  /** Who explains beside the board, in a lesson. */
  readonly guide?: ReactNode;
}

/** Finds the texts of a match; apart from the match itself, so that they stay the same while it goes on. */
export function MatchTable(props: MatchTableProps) {
  const { game, board } = props.match;
  const names = useNames(props.match);
  const texts = useGameTexts(game, board.messages).named(names.namer);
  return (
    <MoreTexts texts={texts}>
      <LiveRegion>
        <Room {...props} texts={texts} names={names} />
      </LiveRegion>
    </MoreTexts>
  );
}

interface RoomProps extends MatchTableProps {
  readonly texts: Texts;
  readonly names: Names;
}

/** One match: what its viewer sees, what the frame has open, and the game's own table with both. */
function Room({ match, onTakeOver, guide = null, texts, names }: RoomProps) {
  const { link, game, rules, board } = match;
  const { GameTable } = board;
  const subscribe = useCallback((changed: () => void) => link.subscribe(changed), [link]);
  const sight = useSyncExternalStore(subscribe, () => link.sight());
  const fault = useSyncExternalStore(subscribe, () => link.fault());

  const { moment, show, showNext } = useMoment(link, sight);
  const [proposal, setProposal] = useState<{
    readonly seq: number;
    readonly actions: readonly GameTypes["Action"][];
  } | null>(null);
  const [problem, setProblem] = useState<Message | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [clause, setClause] = useState<string | null>(null);
  const [isText, setIsText] = useState(false);
  const { hint, askHint, closeHint } = useHint(link, sight);
  const curtain = useCurtain(link, rules, sight);
  const sending = useRef<{ readonly seq: number; readonly what: Attempted; readonly done: Promise<unknown> } | null>(
    null,
  );
  // Somebody may have resigned, of which the rules know nothing.
  const isOver = (sight.outcome ?? null) !== null || rules.actors(sight.view).length === 0;
  // What was proposed for an earlier moment is an answer to another question.
  const proposed = proposal?.seq === sight.seq ? proposal.actions : null;

  /** Does one thing at a time: a second press in the same moment means the same, one in the next moment waits its turn. */
  const attempt: TableControl["attempt"] = async (task, what = "table") => {
    const before = sending.current;
    if (before?.seq === sight.seq && before.what === what) return;
    const mine = { seq: sight.seq, what, done: Promise.allSettled([before?.done]).then(task) };
    sending.current = mine;
    setProblem(null);
    try {
      const done = await mine.done;
      if (!done.ok) setProblem(linkFaultMessage(done.error, rules));
    } catch {
      setProblem({ key: "problem.link-lost" });
    } finally {
      if (sending.current === mine) sending.current = null;
    }
  };
  const send = (actions: readonly GameTypes["Action"][]) => {
    const { viewer } = sight;
    setProposal(null);
    if (viewer !== null) void attempt(() => link.submit(viewer, actions), "move");
  };
  const undo = () => {
    const { viewer } = sight;
    setSheet(null);
    if (viewer !== null) void attempt(() => link.undo(viewer), "move");
  };

  const table = tableOf(game, rules, {
    link,
    sight,
    moment,
    texts,
    houses: names.houses,
    proposed,
    hinted: hint && hint.depth !== "nudge" ? hint.action : (link.pointed?.() ?? null),
    choose: (...actions) => {
      if (settings().sending === "confirm") setProposal({ seq: sight.seq, actions });
      else send(actions);
    },
    nameOf: names.namer.plain,
    showSeat: names.namer.shown,
  });
  const control: TableControl = {
    table,
    link,
    sight,
    isOver,
    fault,
    problem,
    dismissProblem: () => setProblem(null),
    notice,
    notify: setNotice,
    attempt,
    show,
    showNext,
    confirm: () => proposed && send(proposed),
    dropProposal: () => {
      setProposal(null);
      return proposed !== null;
    },
    hint,
    askHint,
    closeHint,
    undo: () => {
      if (sight.undo === "free") undo();
      else if (sight.undo === "by-consent") setSheet("undo");
    },
    undoAgreed: undo,
    guide,
    sheet,
    open: setSheet,
    clause,
    openRules: (at) => {
      setClause(at);
      setSheet("rules");
    },
    isText,
    toggleText: () => setIsText((was) => !was),
  };

  useCeremony(isOver, setSheet);
  useRefused(sight.refused, (refused) => setProblem(linkFaultMessage(refused, rules)));

  if (fault?.code === "match-elsewhere" || fault?.code === "server-says")
    return <FaultPage fault={fault} onTakeOver={onTakeOver} />;
  if (curtain.awaited !== null)
    return <Curtain key={curtain.awaited} seat={curtain.awaited} table={table} onReady={curtain.admit} />;
  return (
    <ControlProvider value={control}>
      <GameTable table={table} />
    </ControlProvider>
  );
}

interface Names {
  readonly houses: readonly (readonly House[])[];
  readonly namer: Namer;
}

/** What players are called, and in which colours. */
function useNames({ link, board }: OpenMatch): Names {
  return useMemo(() => {
    const { players, options } = link.info;
    const houses = board.housesOf?.(options) ?? players.map((_, seat) => [houseOf(seat)]);
    const nameOf = (seat: Seat) => players[seat]?.name ?? String(seat + 1);
    const namer: Namer = {
      plain: nameOf,
      shown: (seat) => <SeatName key={seat} houses={houses[seat] ?? []} name={nameOf(seat)} />,
    };
    return { houses, namer };
  }, [link, board]);
}

/** Says it when something that already showed was not accepted after all. */
function useRefused(refused: LinkFault | null | undefined, say: (refused: LinkFault) => void) {
  const tell = useEffectEvent(say);
  useEffect(() => {
    if (refused) tell(refused);
  }, [refused]);
}

const LAST_MOVE_MS = 1100;

/** The ceremony begins when the last move has been seen; a match that was over before opens with it. */
function useCeremony(isOver: boolean, open: (sheet: Sheet) => void) {
  const wasOver = useRef(isOver);
  const begin = useEffectEvent(() => open("result"));
  useEffect(() => {
    if (!isOver) {
      wasOver.current = false;
      return;
    }
    const timer = setTimeout(begin, wasOver.current ? 0 : LAST_MOVE_MS);
    return () => clearTimeout(timer);
  }, [isOver]);
}
