import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { completeSite } from "./build/complete-site.ts";

/**
 * The development server answers JSON as a module of JavaScript, which a browser refuses where the import says `with { type:
 * "json" }`. Our libraries say so because Node insists on it.
 */
function plainJsonImports(): Plugin {
  return {
    name: "gatehouse:plain-json-imports",
    apply: "serve",
    transform: (code, id) =>
      /\.tsx?$/.test(id)
        ? code.replaceAll(/(\.json")(?:,| with) \{ (?:with: \{ )?type: "json" \}(?: \})?/g, "$1")
        : null,
  };
}

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react(), plainJsonImports(), completeSite()],
  worker: { format: "es" },
  build: {
    target: "baseline-widely-available",
    // The size check and the tests find the chunks of a route in it.
    manifest: true,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    // A picture inside a style sheet or a script would be fetched again whenever those change.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // It would complain that compressing takes its time.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // What the first page needs in any case is one script and one style sheet, not thirty of each.
            { name: "first", tags: ["$initial"], priority: 2 },
            // What is wanted only later stays apart: online play, and the end of a match.
            {
              name: "table",
              test: /apps\/web\/src\/(?:table|match)\/(?!online\/|result|ceremony|course-chart|chart-scale|source-bars)/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
