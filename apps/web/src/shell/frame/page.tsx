import { type ReactNode, Suspense } from "react";
import { cx } from "../../design/cx.ts";
import { Heading } from "../../design/heading.tsx";
import { useTexts } from "../../texts/context.tsx";
import styles from "./page.module.css";
import { useArrival } from "./scroll.ts";

interface PageProps {
  readonly title: string;
  /** One or two sentences under the title. */
  readonly lead?: ReactNode;
  /** The game whose colours the page has. */
  readonly game?: string;
  readonly width?: "text" | "wide";
  readonly children: ReactNode;
}

/** A page of the shell other than home: a title, and what is below it. */
export function Page({ title, lead, game, width = "text", children }: PageProps) {
  const { text } = useTexts();
  useArrival(text("page.title", { title }));
  return (
    <div className={cx(styles["page"], width === "wide" && styles["wide"])} data-game={game}>
      <header className={styles["head"]}>
        <Heading level={1} initial="framed" size={30}>
          {title}
        </Heading>
        {lead !== undefined && <p className={styles["lead"]}>{lead}</p>}
      </header>
      {/* The title is there at once; what has to be fetched follows, and nothing below it moves. */}
      <Suspense fallback={<div className={styles["coming"]} />}>{children}</Suspense>
    </div>
  );
}
