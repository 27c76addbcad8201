// A server as a process of its own, without the web client, for tests and measurements.
import { makeApp, readSettings, serve } from "../src/index.ts";

const running = await serve(await makeApp(readSettings(process.env)), null);
process.stdout.write(`listening ${running.port}\n`);
process.once("SIGTERM", () => void running.stop());
// Measurements want to know what is in use, not what waits to be collected.
process.on("SIGUSR2", () => globalThis.gc?.());
