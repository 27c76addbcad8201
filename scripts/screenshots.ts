// Takes the pictures of apps/web/e2e/scenes.ts; see HELP.
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Browser, openBrowser } from "../apps/web/e2e/browser.ts";
import { startServer } from "../apps/web/e2e/online.ts";
import { SCENES, type Scene, type SceneLanguage, SIZES, type SizeName, type Theme } from "../apps/web/e2e/scenes.ts";

const HELP = `Takes pictures of the web client: apps/web/e2e/scenes.ts lists them, docs/screenshots keeps them.

Usage: npm run screenshots [-- --only NAME …]

  --only NAME   only this scene; may be repeated
  --help        this text

Scenes: ${SCENES.map(({ name }) => name).join(", ")}
`;

const folder = fileURLToPath(new URL("../docs/screenshots/", import.meta.url));

interface Shot {
  readonly scene: Scene;
  readonly size: SizeName;
  readonly theme: Theme;
  readonly language: SceneLanguage;
}

function shotsOf(scene: Scene): Shot[] {
  return scene.languages.flatMap((language) =>
    scene.themes.flatMap((theme) => scene.sizes.map((size) => ({ scene, size, theme, language }))),
  );
}

/** Light and English are what a picture shows if its name says nothing. */
function fileOf({ scene, size, theme, language }: Shot): string {
  const parts = [scene.name, size, theme === "light" ? "" : theme, language === "en" ? "" : language];
  return `${parts.filter((part) => part !== "").join("-")}.png`;
}

async function take(shot: Shot, browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: SIZES[shot.size],
    hasTouch: shot.size === "390",
    colorScheme: shot.theme,
    locale: shot.language,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto(shot.scene.path, { waitUntil: "networkidle" });
  await shot.scene.steps?.(page);
  await page.evaluate(() => document.fonts.ready);
  // The camera draws sharp when it has come to rest.
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${folder}${fileOf(shot)}` });
  process.stdout.write(`docs/screenshots/${fileOf(shot)}\n`);
  // Whoever else took part leaves too.
  for (const each of browser.contexts()) await each.close();
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { only: { type: "string", multiple: true }, help: { type: "boolean", short: "h" } },
  });
  const wanted = SCENES.filter(({ name }) => values.only?.includes(name) ?? true);
  if (values.help || wanted.length === 0) {
    process.stdout.write(HELP);
    return values.help ? 0 : 2;
  }
  mkdirSync(folder, { recursive: true });
  const server = await startServer();
  const browser = await openBrowser();
  try {
    for (const shot of wanted.flatMap(shotsOf)) await take(shot, browser, server.address);
  } finally {
    await browser.close();
    await server.stop();
  }
  return 0;
}

process.exitCode = await main();
