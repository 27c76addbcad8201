// Starts the server, which also serves the web client; see HELP.
import { createServer } from "node:net";
import { parseArgs } from "node:util";
import { buildSite, isSiteFresh, siteFolder } from "../web/build/site.ts";
import { siteHandler } from "../web/serve.ts";
import { BadSetting, makeApp, readSettings, type Settings, serve } from "./src/index.ts";

const HELP = `Gatehouse: the server and the table in the browser. The page is built first if its sources have changed.

Usage: npm start [-- --port PORT]

  --port PORT   the port to listen on; otherwise the variable PORT, otherwise 8080. 0 takes any free one.
  --help        this text

  DATA_DIR      where matches are kept, otherwise ./data
  DATABASE_URL  postgres://…: keep them in PostgreSQL instead, for as many processes as you want
  PUBLIC_URL    where people reach the server, for example https://games.example.org
  Further variables: docs/server.md

Examples:
  npm start
  PORT=3000 DATA_DIR=/var/lib/gatehouse npm start

In the terminal instead: npm run gatehouse -- play
`;

const WRONG_CALL = 2;

type Call = { readonly settings: Settings } | { readonly help: true } | { readonly problem: string };

function readCall(): Call {
  try {
    const { values } = parseArgs({ options: { port: { type: "string" }, help: { type: "boolean", short: "h" } } });
    if (values.help) return { help: true };
    return { settings: readSettings({ ...process.env, ...(values.port !== undefined && { PORT: values.port }) }) };
  } catch (error) {
    return { problem: error instanceof BadSetting ? error.message : "That is no option of this command." };
  }
}

/** Why the port cannot be had, or `null`. Asked first: else a second start would only hear that the data is in use. */
function portProblem({ port, host }: Settings): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      const why = error.code === "EACCES" ? "is reserved by the system" : "is taken by another program";
      const isPort = error.code === "EACCES" || error.code === "EADDRINUSE";
      const advice = `Choose another one, for example: PORT=${port < 1024 ? 8080 : port + 1} npm start`;
      resolve(isPort ? `Port ${port} ${why}. ${advice}` : `The server cannot listen on ${host}: ${error.message}`);
    });
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}

async function start(settings: Settings): Promise<void> {
  if (!isSiteFresh()) {
    process.stdout.write("Building the page (only after changes, a few seconds) …\n");
    await buildSite();
  }
  const taken = await portProblem(settings);
  if (taken !== null) throw new Error(taken);
  const running = await serve(await makeApp(settings), siteHandler(siteFolder));
  const kept = settings.databaseUrl === null ? `in ${settings.dataFolder}` : "in PostgreSQL";
  const address = settings.publicUrl ?? `http://localhost:${running.port}`;
  process.stdout.write(`\n  Gatehouse is open:  ${address}\n  Matches are kept ${kept}.\n\n  Ctrl+C closes it.\n`);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => void running.stop());
}

const call = readCall();
if ("help" in call) process.stdout.write(HELP);
else if ("problem" in call) {
  process.stderr.write(`${call.problem}\n\n${HELP}`);
  process.exitCode = WRONG_CALL;
} else
  await start(call.settings).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  });
