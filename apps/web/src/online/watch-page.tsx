import { useEffect } from "react";
import { useLocation } from "wouter";
import { keepPass } from "../match/online/pass.ts";
import { useFragment } from "./join-page.tsx";

/** Where a link to watch leads: to the table, with the pass that it brings. */
export function WatchPage({ match }: { readonly match: string }) {
  const pass = useFragment();
  const [, navigate] = useLocation();
  useEffect(() => {
    if (pass !== "") keepPass(match, pass);
    navigate(`/table/${match}${location.search}`, { replace: true });
  }, [match, pass, navigate]);
  return null;
}
