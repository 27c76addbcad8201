import { Suspense } from "react";
import { useTexts } from "../../texts/context.tsx";
import { Page } from "../frame/page.tsx";
import { useBoard } from "../parts/boards.ts";
import { ButtonLink } from "../parts/button-link.tsx";
import { GameList } from "../parts/game-list.tsx";
import styles from "./learn-page.module.css";

/** How to get into a game. */
export function LearnPage() {
  const { text } = useTexts();
  return (
    <Page title={text("learn.title")} lead={text("learn.lead")} width="wide">
      <GameList>
        {({ id, isPlayable }, name) =>
          isPlayable ? (
            <Suspense fallback={<p className={styles["coming"]} />}>
              <Lesson game={id} name={name} />
            </Suspense>
          ) : (
            <p>{text("home.being-built")}</p>
          )
        }
      </GameList>
    </Page>
  );
}

function Lesson({ game, name }: { readonly game: string; readonly name: string }) {
  const { text } = useTexts();
  const lesson = useBoard(game)?.lesson;
  const steps = lesson?.beats.filter((beat) => !("play" in beat)).length ?? 0;
  return (
    <>
      <p>{lesson ? text("learn.guided", { steps }) : text("learn.about")}</p>
      <div className={styles["verbs"]}>
        {lesson && (
          <ButtonLink
            href={`/learn/${game}`}
            kind="primary"
            label={text("verb-for", { verb: text("learn.begin"), name })}
          >
            {text("learn.begin")}
          </ButtonLink>
        )}
        <ButtonLink
          href={`/rules/${game}`}
          icon="rule-book"
          label={text("verb-for", { verb: text("frame.rules"), name })}
        >
          {text("frame.rules")}
        </ButtonLink>
      </div>
    </>
  );
}
