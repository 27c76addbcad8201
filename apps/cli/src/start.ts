// Runs the program in this process.
import { main } from "./main.ts";
import { processSystem } from "./system.ts";

const system = processSystem();

// Whoever reads our output may stop reading (`| head`, a closed window): that is no error of ours.
const NOBODY_READS = ["EPIPE", "EIO"];
for (const stream of [system.stdout, system.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (!NOBODY_READS.includes(error.code ?? "")) throw error;
    process.exit(0);
  });
}

process.exitCode = await main(process.argv.slice(2), system);
