import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build, type Plugin } from "vite";

/** What gains nothing from another compression. */
const COMPRESSED = /\.(?:png|woff2?|br|gz)$/;
/** What no page of a modern browser asks for, or the system keeps itself: it is not stored for offline use. */
const NOT_OFFLINE = /\.(?:woff|map|br|gz|ico|txt)$|^icons\/.*\.png$|^apple-touch-icon\.png$|^service-worker\.js$/;

/**
 * Completes a finished build: the service worker, which has to know every file of it by name, and each file in the
 * encodings that the server hands out.
 */
export function completeSite(): Plugin {
  let root = "";
  let folder = "";
  let isWritten = false;
  return {
    name: "gatehouse:complete-site",
    apply: "build",
    configResolved(config) {
      root = config.root;
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      isWritten = true;
    },
    async closeBundle() {
      // A build that failed is closed too, and its own error must be the one that is told.
      if (!isWritten) return;
      await buildServiceWorker(root, folder);
      await Promise.all(filesIn(folder).map((path) => compress(join(folder, path))));
    },
  };
}

/** The paths of all files that visitors may ask for; hidden ones are for our tools. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => !path.split("/").some((part) => part.startsWith(".")))
    .sort();
}

/** One self-contained script: a service worker shares no chunk with the pages, since it outlives them. */
async function buildServiceWorker(root: string, folder: string): Promise<void> {
  const files = filesIn(folder).filter((path) => !NOT_OFFLINE.test(path));
  const digest = createHash("sha256");
  for (const path of files) digest.update(path).update(readFileSync(join(folder, path)));
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: "warn",
    define: {
      SITE_FILES: JSON.stringify(files.map((path) => `/${path === "index.html" ? "" : path}`)),
      SITE_VERSION: JSON.stringify(digest.digest("hex").slice(0, 16)),
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: "baseline-widely-available",
      rolldownOptions: {
        input: join(root, "src/service-worker/worker.ts"),
        output: { format: "iife", entryFileNames: "service-worker.js" },
      },
    },
  });
}

async function compress(path: string): Promise<void> {
  if (COMPRESSED.test(path)) return;
  const content = readFileSync(path);
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(content, best));
  writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
}
