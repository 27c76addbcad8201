import type { MouseEvent } from "react";
import { useTexts } from "../texts/context.tsx";
import { useControl } from "./control.ts";
import styles from "./rule-link.module.css";

/** The number of a clause. A plain click opens the rules over the table, so that nothing that is chosen gets lost. */
export function RuleLink({ clause }: { readonly clause: string }) {
  const { table, openRules } = useControl();
  const texts = useTexts();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    openRules(clause);
  };
  return (
    <a
      className={styles["clause"]}
      href={`/rules/${table.game.id}#${clause}`}
      onClick={open}
      aria-label={texts.text("clauses.clause", { clause })}
    >
      {clause.replace("-", " ")}
    </a>
  );
}
