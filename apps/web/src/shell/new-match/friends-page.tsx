import { SetUpPage } from "./set-up-page.tsx";

/** Each at their own screen. */
export function FriendsPage({ game }: { readonly game: string }) {
  return <SetUpPage mode="friends" game={game} />;
}
