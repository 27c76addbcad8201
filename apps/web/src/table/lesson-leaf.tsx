import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { Button } from "../design/button.tsx";
import { Heading } from "../design/heading.tsx";
import { Leaf } from "../design/leaf.tsx";
import type { LessonPage } from "../match/lesson/lesson-link.ts";
import { useTexts } from "../texts/context.tsx";
import styles from "./lesson-leaf.module.css";

interface LessonLeafProps {
  readonly page: LessonPage | null;
  onNext(): void;
  onPlayOn(): void;
}

/** The page of a lesson: what is explained, what is asked, and how far it is. */
export function LessonLeaf({ page, onNext, onPlayOn }: LessonLeafProps) {
  const texts = useTexts();
  const [, navigate] = useLocation();
  const leaf = useRef<HTMLElement>(null);
  const id = page?.id;
  useEffect(() => {
    // A new page is read out, and keys begin at its button.
    if (id !== undefined)
      leaf.current?.querySelector<HTMLElement>("[data-lesson-text]")?.focus({ preventScroll: true });
  }, [id]);
  return (
    <section ref={leaf} className={styles["place"]} aria-label={texts.text("lesson.label")} aria-live="polite">
      <Leaf as="div" tone="gilt" className={styles["leaf"]}>
        {page ? (
          <>
            <p className={styles["count"]}>{texts.text("lesson.count", { number: page.number, of: page.of })}</p>
            <Heading level={2} size={20}>
              {texts.text(`lesson.${page.id}.title`)}
            </Heading>
            <p className={styles["text"]} data-lesson-text="" tabIndex={-1}>
              {texts.text(`lesson.${page.id}.text`)}
            </p>
            <div className={styles["verbs"]}>
              {page.isLast ? (
                <>
                  <Button kind="primary" onClick={onPlayOn}>
                    {texts.text("lesson.play-on")}
                  </Button>
                  <Button onClick={() => navigate("/")}>{texts.text("lesson.leave")}</Button>
                </>
              ) : (
                !page.isTask && (
                  <Button kind="primary" onClick={onNext}>
                    {texts.text("lesson.next")}
                  </Button>
                )
              )}
              {page.isTask && <span className={styles["task"]}>{texts.text("lesson.task")}</span>}
            </div>
          </>
        ) : (
          <p className={styles["text"]}>{texts.text("lesson.watch")}</p>
        )}
      </Leaf>
    </section>
  );
}
