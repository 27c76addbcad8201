import { type ComponentType, lazy, Suspense, use, useDeferredValue } from "react";
import { Route, Switch, useLocation } from "wouter";
import { PieceDefs } from "./design/defs.tsx";
import { lessonPage, tablePage } from "./early.ts";
import { ErrorBoundary } from "./shell/frame/error-boundary.tsx";
import { ShellFrame } from "./shell/frame/shell-frame.tsx";
import { UpdateNotice } from "./shell/frame/update-notice.tsx";
import { HomePage } from "./shell/home/home-page.tsx";
import { TextsProvider } from "./texts/context.tsx";

/** What a page of a game gets from its address. */
type GamePage = ComponentType<{ readonly game: string }>;

const PlayPage: GamePage = lazy(async () => ({ default: (await import("./shell/new-match/play-page.tsx")).PlayPage }));
const PassPage: GamePage = lazy(async () => ({ default: (await import("./shell/new-match/pass-page.tsx")).PassPage }));
const FriendsPage: GamePage = lazy(async () => ({
  default: (await import("./shell/new-match/friends-page.tsx")).FriendsPage,
}));
const LobbyPage = lazy(async () => ({ default: (await import("./online/lobby-page.tsx")).LobbyPage }));
const JoinPage = lazy(async () => ({ default: (await import("./online/join-page.tsx")).JoinPage }));
const InvitationPage = lazy(async () => ({ default: (await import("./online/join-page.tsx")).InvitationPage }));
const WatchPage = lazy(async () => ({ default: (await import("./online/watch-page.tsx")).WatchPage }));
const YouPage = lazy(async () => ({ default: (await import("./online/you-page.tsx")).YouPage }));
const NotificationsPage = lazy(async () => ({
  default: (await import("./online/notifications-page.tsx")).NotificationsPage,
}));
const ArrivalPage = lazy(async () => ({ default: (await import("./online/arrival-page.tsx")).ArrivalPage }));
const UploadPage = lazy(async () => ({ default: (await import("./online/upload-page.tsx")).UploadPage }));
const MatchesPage = lazy(async () => ({ default: (await import("./shell/matches/matches-page.tsx")).MatchesPage }));
const SettingsPage = lazy(async () => ({ default: (await import("./shell/settings/settings-page.tsx")).SettingsPage }));
const RulesIndexPage = lazy(async () => ({
  default: (await import("./shell/rules/rules-index-page.tsx")).RulesIndexPage,
}));
const RulesPage: GamePage = lazy(async () => ({ default: (await import("./shell/rules/rules-page.tsx")).RulesPage }));
const ComponentsIndexPage = lazy(async () => ({
  default: (await import("./shell/components/components-index-page.tsx")).ComponentsIndexPage,
}));
const ComponentsPage: GamePage = lazy(async () => ({
  default: (await import("./shell/components/components-page.tsx")).ComponentsPage,
}));
const LearnPage = lazy(async () => ({ default: (await import("./shell/learn/learn-page.tsx")).LearnPage }));
const CreditsPage = lazy(async () => ({ default: (await import("./shell/credits/credits-page.tsx")).CreditsPage }));
const NotFoundPage = lazy(async () => ({ default: (await import("./shell/parts/not-found-page.tsx")).NotFoundPage }));

export function App() {
  return (
    // Until the texts are here there is parchment: nothing that could jump when they come.
    <Suspense>
      <TextsProvider>
        <PieceDefs />
        <Pages />
        <UpdateNotice />
      </TextsProvider>
    </Suspense>
  );
}

function Pages() {
  const [now] = useLocation();
  // The page that is left stays until the next one has loaded.
  const path = useDeferredValue(now);
  if (/^\/(table|learn)\/./.test(path)) return <TableRoute path={path} />;
  return (
    <ShellFrame path={path}>
      <Switch location={path}>
        <Route path="/" component={HomePage} />
        <Route path="/play/:game">{({ game }) => <PlayPage game={game} />}</Route>
        <Route path="/pass/:game">{({ game }) => <PassPage game={game} />}</Route>
        <Route path="/friends/:game">{({ game }) => <FriendsPage game={game} />}</Route>
        <Route path="/lobby" component={LobbyPage} />
        <Route path="/join" component={JoinPage} />
        <Route path="/join/:match">{({ match }) => <InvitationPage match={match} />}</Route>
        <Route path="/watch/:match">{({ match }) => <WatchPage match={match} />}</Route>
        <Route path="/upload/:id">{({ id }) => <UploadPage id={id} />}</Route>
        <Route path="/you" component={YouPage} />
        <Route path="/notifications" component={NotificationsPage} />
        <Route path="/return">{() => <ArrivalPage way="return" key="return" />}</Route>
        <Route path="/device">{() => <ArrivalPage way="device" key="device" />}</Route>
        <Route path="/confirm">{() => <ArrivalPage way="confirm" key="confirm" />}</Route>
        <Route path="/matches" component={MatchesPage} />
        <Route path="/settings" component={SettingsPage} />
        <Route path="/rules" component={RulesIndexPage} />
        <Route path="/rules/:game">{({ game }) => <RulesPage game={game} />}</Route>
        <Route path="/components" component={ComponentsIndexPage} />
        <Route path="/components/:game">{({ game }) => <ComponentsPage game={game} />}</Route>
        <Route path="/learn" component={LearnPage} />
        <Route path="/credits" component={CreditsPage} />
        <Route component={NotFoundPage} />
      </Switch>
    </ShellFrame>
  );
}

/** Not `lazy`, which waits a moment even for what has been loaded early. */
function TablePage({ id }: { readonly id: string }) {
  const Page = use(tablePage());
  return <Page id={id} />;
}

function LessonPage({ game }: { readonly game: string }) {
  const Page = use(lessonPage());
  return <Page game={game} />;
}

/** A table has the window to itself: no header, no footer. */
function TableRoute({ path }: { readonly path: string }) {
  return (
    <ErrorBoundary path={path}>
      <Suspense>
        <Switch location={path}>
          <Route path="/table/:id">{({ id }) => <TablePage id={id} key={id} />}</Route>
          <Route path="/learn/:game">{({ game }) => <LessonPage game={game} key={game} />}</Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}
