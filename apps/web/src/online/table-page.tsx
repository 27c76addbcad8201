import { findGame } from "@gatehouse/catalogue";
import { startTransition, useEffect, useState } from "react";
import { loadBoard } from "../boards/registry.ts";
import { gameOfMatch } from "../match/local/order.ts";
import { OnlineLink } from "../match/online/link.ts";
import { OnlineTable } from "../match/online/table.ts";
import { FaultPage } from "../table/fault-page.tsx";
import { MatchTable } from "../table/match-table.tsx";
import { useOnlineState } from "../table/online-signs.tsx";
import type { OpenMatch, PageFault } from "../table/open-match.ts";
import { OpeningPage } from "../table/opening-page.tsx";
import { WaitingRoom } from "./waiting-room.tsx";

/** A table of the server: its waiting room, and as soon as the match has begun its board. */
export function OnlineTablePage({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<OnlineTable | PageFault | null>(null);
  useEffect(() => {
    let table: OnlineTable | null = null;
    let isGone = false;
    setOpened(null);
    void OnlineTable.open(id).then((answer) => {
      table = answer.ok ? answer.value : null;
      if (isGone) table?.close();
      else setOpened(answer.ok ? answer.value : answer.error);
    });
    return () => {
      isGone = true;
      table?.close();
    };
  }, [id]);
  if (opened === null) return <OpeningPage />;
  if ("code" in opened) return <FaultPage fault={opened} onTakeOver={() => undefined} />;
  return <Opened table={opened} />;
}

function Opened({ table }: { readonly table: OnlineTable }) {
  const { table: info, confirmed, fault } = useOnlineState(table);
  const [match, setMatch] = useState<OpenMatch | PageFault | null>(null);
  const hasBegun = confirmed !== null;
  useEffect(() => {
    if (!hasBegun) return;
    const cannotLoad = (): PageFault => ({ code: "link-lost" });
    void openMatch(table)
      .catch(cannotLoad)
      .then((opened) => startTransition(() => setMatch(opened)));
  }, [table, hasBegun]);
  if (fault) return <FaultPage fault={fault} onTakeOver={() => undefined} />;
  if (info.phase === "gathering" || info.phase === "salting" || info.phase === "closed")
    return <WaitingRoom table={table} />;
  if (match === null) return <OpeningPage />;
  if ("code" in match) return <FaultPage fault={match} onTakeOver={() => undefined} />;
  return <MatchTable match={match} onTakeOver={() => undefined} />;
}

async function openMatch(table: OnlineTable): Promise<OpenMatch | PageFault> {
  const id = gameOfMatch(table.info.id);
  const [game, board] = await Promise.all([findGame(id), loadBoard(id)]);
  const rules = game?.open(table.info.options);
  const { confirmed } = table.state;
  if (!game || !rules?.ok || !board || !confirmed) return { code: "no-board" };
  return { link: new OnlineLink(table, game, rules.value, confirmed), game, rules: rules.value, board };
}
