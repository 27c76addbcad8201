// Serves the game table in the browser; see HELP.
import { parseArgs } from "node:util";
import { buildSite, isSiteFresh, siteFolder } from "./build/site.ts";
import { siteServer } from "./serve.ts";

const HELP = `Gatehouse in the browser. The page is built first if its sources have changed.

Usage: npm start [-- --port PORT]

  --port PORT   the port to listen on; otherwise the variable PORT, otherwise 8080. 0 takes any free one.
  --help        this text

Examples:
  npm start
  npm start -- --port 3000
  PORT=3000 npm start

In the terminal instead: npm run gatehouse -- play
`;

const WRONG_CALL = 2;

function wantedPort(): number | "help" | null {
  try {
    const { values } = parseArgs({ options: { port: { type: "string" }, help: { type: "boolean", short: "h" } } });
    if (values.help) return "help";
    const port = Number(values.port ?? process.env["PORT"] ?? 8080);
    return Number.isInteger(port) && port >= 0 && port < 65_536 ? port : null;
  } catch {
    return null;
  }
}

async function serve(port: number): Promise<void> {
  if (!isSiteFresh()) {
    process.stdout.write("Building the page (only after changes, a few seconds) …\n");
    try {
      await buildSite();
    } catch (error) {
      process.stderr.write(`The page cannot be built. ${error instanceof Error ? error.message : error}\n`);
      process.exitCode = 1;
      return;
    }
  }
  const server = siteServer(siteFolder);
  server.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE" && error.code !== "EACCES") throw error;
    const why = error.code === "EACCES" ? "is reserved by the system" : "is taken by another program";
    process.stderr.write(
      `Port ${port} ${why}. Choose another one, for example: PORT=${port < 1024 ? 8080 : port + 1} npm start\n`,
    );
    process.exitCode = 1;
  });
  server.listen(port, () => {
    const address = server.address();
    const found = typeof address === "object" ? address?.port : port;
    process.stdout.write(`\n  Gatehouse is open:  http://localhost:${found}\n\n  Ctrl+C closes it.\n`);
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}

const port = wantedPort();
if (port === "help") process.stdout.write(HELP);
else if (port === null) {
  process.stderr.write(`That is no port or no option of this command.\n\n${HELP}`);
  process.exitCode = WRONG_CALL;
} else await serve(port);
