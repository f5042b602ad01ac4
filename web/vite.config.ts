import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { catalogues } from "./catalogues.ts";
import { planting } from "./tests/mutants.ts";

// Where a server of this machine listens while the client is worked on: `rockfall serve`.
const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), catalogues(), ...(process.env.VITEST ? [planting()] : [])],
  build: {
    outDir: "../src/rockfall/server/client",
    emptyOutDir: true,
    target: "es2023",
    // The server's policy allows files of its own only: nothing is inlined, no polyfill is added.
    assetsInlineLimit: 0,
    // Styles come in one piece with the page: a part that is fetched when the line was bad is never without its own.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: "index.html", sw: "src/sw.ts" },
      // A service worker looks after what lies beside it, and its name must stay.
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        // A phone fetches six files at a time: what every visit needs comes in one piece, and so does
        // what several screens share.
        codeSplitting: {
          groups: [
            { name: "page", tags: ["$initial"], test: (id) => !id.endsWith("sw.ts"), priority: 1 },
            { name: "shared", minShareCount: 4, test: (id) => !id.endsWith("sw.ts") },
          ],
        },
      },
    },
  },
  server: {
    // The catalogues lie with the Python package: both sides speak from the same files.
    fs: { allow: [".."] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  // Tests run the browser's half of Svelte, where runes react.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    // Those that need a server are run by who starts one.
    include: process.env.ROCKFALL_SERVER ? ["live/*.test.ts"] : ["tests/**/*.test.ts", "src/**/*.test.ts"],
    environment: "./tests/browser.ts",
    // Modules are loaded once for many files: whatever a test changes in them it puts back.
    isolate: false,
  },
});
