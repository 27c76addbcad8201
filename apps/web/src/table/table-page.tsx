import { Suspense, use, useEffect } from "react";
import { onlineTablePage } from "../early.ts";
import { localMatches } from "../match/local/link.ts";
import { isOnlineMatch } from "../match/online/match-id.ts";
import { FaultPage } from "./fault-page.tsx";
import { MatchTable } from "./match-table.tsx";
import { useOpenMatch } from "./open-match.ts";
import { OpeningPage } from "./opening-page.tsx";
import { useReducedMotion } from "./reduced-motion.ts";

/** How long a bot waits before it acts, so that one can follow; nothing moves, nothing to wait for. */
const BOT_PACE_MS = 650;

/** The table of a match, wherever it is kept: its name tells. */
export function TablePage({ id }: { readonly id: string }) {
  if (!isOnlineMatch(id)) return <LocalTablePage id={id} />;
  return (
    <Suspense fallback={<OpeningPage />}>
      <OnlineTablePage id={id} />
    </Suspense>
  );
}

function OnlineTablePage({ id }: { readonly id: string }) {
  const Page = use(onlineTablePage());
  return <Page id={id} />;
}

/** The table of a match that is kept in this browser. */
function LocalTablePage({ id }: { readonly id: string }) {
  const [opening, takeOver] = useOpenMatch(id);
  const isReduced = useReducedMotion();
  useEffect(() => {
    void localMatches().setPace(isReduced ? 0 : BOT_PACE_MS);
  }, [isReduced]);
  return (
    <Suspense fallback={<OpeningPage />}>
      {opening.state === "opening" && <OpeningPage />}
      {opening.state === "fault" && <FaultPage fault={opening.fault} onTakeOver={takeOver} />}
      {opening.state === "open" && <MatchTable key={id} match={opening.match} onTakeOver={takeOver} />}
    </Suspense>
  );
}
