import { SetUpPage } from "./set-up-page.tsx";

/** Alone against bots. */
export function PlayPage({ game }: { readonly game: string }) {
  return <SetUpPage mode="play" game={game} />;
}
