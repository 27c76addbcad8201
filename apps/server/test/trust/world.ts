import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type App, makeApp } from "../../src/app.ts";
import { serve } from "../../src/http/server.ts";
import { readSettings } from "../../src/settings.ts";

/** A server in this process for a campaign, inside or outside of a test. */
export interface World {
  readonly app: App;
  readonly address: string;
  close(): Promise<void>;
}

/** Opens a server on a folder of its own, behind a proxy: each request may come from an address of its own. */
export async function openWorld(
  environment: { readonly [name: string]: string } = {},
  now?: () => number,
): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), "gatehouse-trust-"));
  const settings = readSettings({
    PORT: "0",
    HOST: "127.0.0.1",
    LOG_LEVEL: "silent",
    DATA_DIR: folder,
    REQUESTS_PER_MINUTE: "1000000000",
    TABLES_PER_GUEST: "1000000",
    BOT_THREADS: "1",
    TRUST_PROXY: "1",
    ...environment,
  });
  const app = await makeApp(settings, { now });
  const running = await serve(app, null);
  return {
    app,
    address: `http://127.0.0.1:${running.port}`,
    async close() {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

let addresses = 0;

/** The header of a request from an address that nobody else has. */
export function fromElsewhere(): { readonly "x-forwarded-for": string } {
  addresses += 1;
  return { "x-forwarded-for": `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}` };
}
