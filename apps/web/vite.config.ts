import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { completeSite } from "./build/complete-site.ts";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react(), completeSite()],
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
    // It would complain that compressing takes its time.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
