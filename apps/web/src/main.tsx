import "./design/base.css";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { loadEarly } from "./early.ts";
import { applySettings, settings } from "./settings/settings.ts";
import { shellMessages } from "./texts/context.tsx";

/** What the first page is set in, and how long it waits for it at most: words that come in another face would jump. */
const FACES = [
  "700 1em 'Cinzel Variable'",
  "500 1em 'Alegreya Sans'",
  "700 1em 'Alegreya Sans'",
  "800 1em 'Alegreya Sans'",
];
const PATIENCE_MS = 300;

applySettings();
// Not awaited by the module itself: pages are modules that wait for this one.
void start();

async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  // What does not come now is asked for again by the page, which says so.
  const page = loadEarly(location.pathname).catch(() => undefined);
  const faces = Promise.allSettled(FACES.map((face) => document.fonts.load(face)));
  const patience = new Promise((end) => setTimeout(end, PATIENCE_MS));
  // Before React asks for them: faces, texts and page then arrive together.
  await Promise.all([page, shellMessages(settings().language), Promise.race([faces, patience])]);
  const app = createRoot(root);
  // As a transition: what is here already is then shown without an empty page in between, which would stay for a while.
  startTransition(() =>
    app.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}
