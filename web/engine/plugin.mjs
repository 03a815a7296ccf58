/** Puts what `build.mjs` has built beside the page. */

import { cpSync, existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const BUILT = fileURLToPath(new URL("built/", import.meta.url));

/** `null` where `build.mjs` has not run. */
const engine = existsSync(`${BUILT}engine.json`) ? JSON.parse(readFileSync(`${BUILT}engine.json`, "utf8")) : null;

/** Where the page finds the engine, and how large its files are. */
export function engineInfo(command) {
  if (!engine) return null;
  return { folder: `${command === "serve" ? "engine/built" : "assets"}/${engine.folder}`, files: engine.files };
}

/** Only compressed files: a server can send them, or unpack them. */
export function withEngine() {
  return {
    name: "engine",
    apply: "build",
    /** The page fetches these files before it goes offline. */
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      this.emitFile({ type: "asset", fileName: "offline.json", source: JSON.stringify(files) });
    },
    writeBundle({ dir }) {
      if (!engine || !dir) return;
      const filter = (path) => path.endsWith(engine.folder) || /\.(br|gz)$/.test(path);
      cpSync(`${BUILT}${engine.folder}`, `${dir}/assets/${engine.folder}`, { recursive: true, filter });
    },
  };
}
