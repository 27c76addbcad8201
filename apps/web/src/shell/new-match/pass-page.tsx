import { SetUpPage } from "./set-up-page.tsx";

/** Several people around one screen. */
export function PassPage({ game }: { readonly game: string }) {
  return <SetUpPage mode="pass" game={game} />;
}
