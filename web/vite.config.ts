import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** It is found at an address of its own, which does not change, for all of the page. */
const WORKER = "service-worker";
const locales = new URL("../src/reihum/locales", import.meta.url).pathname;
const games = new URL("../src/reihum/games", import.meta.url).pathname;

export default defineConfig({
  base: "./",
  plugins: [svelte()],
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
    proxy: { "/api": { target: "http://127.0.0.1:8011", ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"], isolate: false, maxWorkers: 1, testTimeout: 60_000 },
});
