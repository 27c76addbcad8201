import { type Browser, chromium } from "@playwright/test";
import { findBrowser } from "../../../scripts/browser.ts";
import { buildSite, isSiteFresh, siteFolder } from "../build/site.ts";
import { siteServer } from "../serve.ts";

export type { Browser };

/** Opens the browser for a script; a test gets it from Playwright. `args` are flags of Chromium. */
export function openBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: [...args] });
}

/** Serves the site as it is now, on any free port, until `close` is called. */
export async function openSite(): Promise<{ readonly address: string; close(): void }> {
  if (!isSiteFresh()) await buildSite();
  const server = siteServer(siteFolder);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const found = server.address();
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://localhost:${typeof found === "object" ? found?.port : found}`, close };
}
