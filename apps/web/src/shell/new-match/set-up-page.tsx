import { useTexts } from "../../texts/context.tsx";
import { Page } from "../frame/page.tsx";
import { shownGame } from "../games.ts";
import { useGameWords } from "../parts/game-words.ts";
import { NotFoundPage } from "../parts/not-found-page.tsx";
import type { Mode } from "./set-up.ts";
import { SetUpForm } from "./set-up-form.tsx";

/** A new match of a game. */
export function SetUpPage({ mode, game }: { readonly mode: Mode; readonly game: string }) {
  return shownGame(game)?.isPlayable ? <Choosing mode={mode} game={game} /> : <NotFoundPage />;
}

function Choosing({ mode, game }: { readonly mode: Mode; readonly game: string }) {
  const { text } = useTexts();
  const { name } = useGameWords(game);
  return (
    <Page title={text(`new.${mode}-title`, { name })} game={game} lead={text(`new.${mode}-lead`)}>
      <SetUpForm mode={mode} id={game} key={`${mode} ${game}`} />
    </Page>
  );
}
