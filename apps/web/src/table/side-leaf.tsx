import type { ReactNode } from "react";
import { Chevron } from "../design/icons.tsx";
import { Leaf } from "../design/leaf.tsx";
import { useTexts } from "../texts/context.tsx";
import { useControl } from "./control.ts";
import { useLayout } from "./layout.ts";
import { Log, type LogProps } from "./log.tsx";
import styles from "./side-leaf.module.css";

interface SideLeafProps extends LogProps {
  readonly aside: ReactNode;
}

/** The leaf beside the board: what the game has to say about the place of play, and the log. A drawer where there is less room. */
export function SideLeaf({ aside, ...log }: SideLeafProps) {
  const { sheet, open, guide } = useControl();
  const texts = useTexts();
  const isDrawer = useLayout() === "middle";
  const isOpen = !isDrawer || sheet === "log";
  return (
    <aside className={styles["side"]} data-open={isOpen || undefined} aria-label={texts.text("side.label")}>
      {isDrawer && (
        <button
          type="button"
          className={styles["handle"]}
          aria-expanded={isOpen}
          aria-label={texts.text(isOpen ? "side.close" : "side.open")}
          onClick={() => open(isOpen ? null : "log")}
        >
          <Chevron to={isOpen ? "right" : "left"} size={18} />
        </button>
      )}
      {!isDrawer && guide}
      <Leaf as="div" className={styles["leaf"]} inert={!isOpen}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keys */}
        <section className={styles["scroll"]} tabIndex={0} aria-label={texts.text("side.label")}>
          {aside}
          <Log {...log} />
        </section>
      </Leaf>
    </aside>
  );
}
