import "./design/base.css";
import { StrictMode } from "react";
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

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

applySettings();
loadEarly(location.pathname);
const faces = Promise.allSettled(FACES.map((face) => document.fonts.load(face)));
const patience = new Promise((end) => setTimeout(end, PATIENCE_MS));
// Before React asks for them: faces, texts and page then arrive together.
await Promise.all([shellMessages(settings().language), Promise.race([faces, patience])]);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
