import { type ComponentType, lazy, Suspense, useDeferredValue } from "react";
import { Route, Switch, useLocation } from "wouter";
import { PieceDefs } from "./design/defs.tsx";
import { ErrorBoundary } from "./shell/frame/error-boundary.tsx";
import { ShellFrame } from "./shell/frame/shell-frame.tsx";
import { UpdateNotice } from "./shell/frame/update-notice.tsx";
import { HomePage } from "./shell/home/home-page.tsx";
import { TextsProvider } from "./texts/context.tsx";

/** What a page of a game gets from its address. */
type GamePage = ComponentType<{ readonly game: string }>;

const TablePage = lazy(async () => ({ default: (await import("./table/table-page.tsx")).TablePage }));
const LessonPage: GamePage = lazy(async () => ({ default: (await import("./table/lesson-page.tsx")).LessonPage }));
const PlayPage: GamePage = lazy(async () => ({ default: (await import("./shell/new-match/play-page.tsx")).PlayPage }));
const PassPage: GamePage = lazy(async () => ({ default: (await import("./shell/new-match/pass-page.tsx")).PassPage }));
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
