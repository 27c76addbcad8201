import { useEffect, useRef } from "react";
import { useTexts } from "../texts/context.tsx";
import { useControl } from "./control.ts";
import styles from "./rules-text.module.css";

interface Clause {
  readonly id: string;
  readonly text: string;
}

/** All clauses of the game at hand over the table, open at the one that was cited. */
export function RulesText() {
  const { clause, table } = useControl();
  const texts = useTexts();
  const cited = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which React would take for a clean-up.
    cited.current?.scrollIntoView({ block: "center" });
  }, []);
  const clauses = texts.keys("rule.").map((key) => ({ id: key.slice("rule.".length), text: texts.text(key) }));
  return (
    <div className={styles["rules"]}>
      {clauses.map(({ id, text }: Clause) => {
        if (!id.includes(".")) return <h3 key={id}>{text}</h3>;
        const isCited = id === clause;
        return (
          <p key={id} ref={isCited ? cited : undefined} data-cited={isCited || undefined}>
            <b>{id.replace("-", " ")}</b>
            <span>{text}</span>
          </p>
        );
      })}
      <a href={`/rules/${table.game.id}${clause ? `#${clause}` : ""}`} target="_blank" rel="noopener">
        {texts.text("clauses.page")}
      </a>
    </div>
  );
}
