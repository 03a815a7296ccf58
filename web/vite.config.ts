import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { engineInfo, withEngine } from "./engine/plugin.mjs";

/** It is found at an address of its own, which does not change, for all of the page. */
const WORKER = "service-worker";
const locales = new URL("../src/reihum/locales", import.meta.url).pathname;
const games = new URL("../src/reihum/games", import.meta.url).pathname;

export default defineConfig(({ command }) => ({
  base: "./",
  plugins: [svelte(), withEngine()],
  define: {
    ENGINE: JSON.stringify(engineInfo(command)),
  },
  worker: { format: "es" },
  resolve: { alias: { $locales: locales, $games: games } },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    rolldownOptions: {
      input: { index: "index.html", [WORKER]: `src/${WORKER}.ts` },
      output: { entryFileNames: ({ name }) => (name === WORKER ? "[name].js" : "assets/[name]-[hash].js") },
    },
  },
  server: {
    fs: { allow: [".", locales, games] },
    proxy: { "/api": { target: "http://127.0.0.1:8011", ws: true }, "/games": "http://127.0.0.1:8011" },
  },
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"], isolate: false, maxWorkers: 1, testTimeout: 60_000 },
}));
