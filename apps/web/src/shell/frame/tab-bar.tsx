import { lazy, Suspense, useState } from "react";
import { Link } from "wouter";
import { Icon } from "../../design/icons.tsx";
import { useTexts } from "../../texts/context.tsx";
import { useMatches } from "../matches/known-matches.ts";
import { isYourTurn } from "../matches/summary.ts";
import styles from "./tab-bar.module.css";

const MenuSheet = lazy(async () => ({ default: (await import("./menu-sheet.tsx")).MenuSheet }));

/** The way around on phones, where a thumb reaches it. */
export function TabBar({ path }: { readonly path: string }) {
  const { text } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const waiting = useMatches().filter(isYourTurn).length;
  const here = (href: string) => (path === href ? "page" : undefined);
  return (
    <nav className={styles["bar"]} aria-label={text("frame.tabs")}>
      <Link href="/" aria-current={here("/")}>
        <Icon name="medieval-gate" size={22} />
        {text("frame.games")}
      </Link>
      <Link href="/matches" aria-current={here("/matches")}>
        <Icon name="tied-scroll" size={22} />
        {text("frame.matches")}
        {waiting > 0 && (
          <span className={styles["count"]}>
            {waiting}
            <span className="visually-hidden"> {text("match.your-turn")}</span>
          </span>
        )}
      </Link>
      <Link href="/learn" aria-current={here("/learn")}>
        <Icon name="light-bulb" size={22} />
        {text("frame.learn")}
      </Link>
      <button type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <Icon name="hamburger-menu" size={22} />
        {text("frame.menu")}
      </button>
      {isOpen && (
        <Suspense>
          <MenuSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </nav>
  );
}
