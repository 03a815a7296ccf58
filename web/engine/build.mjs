/** Builds what a table on this device needs: Python for browsers, and the engine, compiled for it.
 *
 * The result is one folder whose name changes with its contents, in `engine/built`. `vite.config.ts` puts it
 * beside the page. `hatch_build.py` has fetched the wheel of msgspec before.
 */

import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const PYODIDE = join(HERE, "..", "node_modules", "pyodide");
const SOURCES = join(HERE, "..", "..", "src");
const WHEELS = join(HERE, "wheels");
const BUILT = join(HERE, "built");
const COPIED = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];
/** Pyodide wants a list of its packages. None of them is needed. */
const LOCK = "pyodide-lock.json";
const PACKED = [LOCK, "python_stdlib.zip", "reihum.zip"];
/** Compressing takes half a minute, and most files do not change. */
const CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "reihum", "compressed");

const hash = (...parts) => parts.reduce((sum, part) => sum.update(part), createHash("sha256")).digest("hex").slice(0, 12);

const wheel = existsSync(WHEELS) ? readdirSync(WHEELS).find((name) => name.endsWith(".whl")) : undefined;
if (!wheel) {
  console.error("No wheel of msgspec in web/engine/wheels: `uv sync --reinstall-package reihum` fetches it.");
  process.exit(1);
}

const inputs = hash(...inputFiles().map((file) => readFileSync(file)));
if (!existsSync(join(BUILT, "engine.json")) || read("engine.json").inputs !== inputs) await build();

/** Everything that the result depends on. */
function inputFiles() {
  const sources = readdirSync(join(SOURCES, "reihum"), { recursive: true })
    .filter((name) => name.endsWith(".py"))
    .map((name) => join(SOURCES, "reihum", name));
  return [...sources.sort(), join(HERE, "build.mjs"), join(HERE, "pack.py"), join(WHEELS, wheel), join(PYODIDE, "package.json")];
}

function read(name) {
  return JSON.parse(readFileSync(join(BUILT, name), "utf8"));
}

async function build() {
  rmSync(BUILT, { recursive: true, force: true });
  const scratch = join(BUILT, "scratch");
  mkdirSync(scratch, { recursive: true });
  for (const name of COPIED) copyFileSync(join(PYODIDE, name), join(scratch, name));
  const { info } = JSON.parse(readFileSync(join(PYODIDE, LOCK), "utf8"));
  writeFileSync(join(scratch, LOCK), JSON.stringify({ info, packages: {} }));
  await pack(scratch);
  const names = [...COPIED, ...PACKED];
  const folder = `engine-${hash(...names.map((name) => readFileSync(join(scratch, name))))}`;
  const files = names.map((name) => compress(scratch, name));
  renameSync(scratch, join(BUILT, folder));
  writeFileSync(join(BUILT, "engine.json"), JSON.stringify({ inputs, folder, files }));
}

async function pack(to) {
  const { loadPyodide } = await import(join(PYODIDE, "pyodide.mjs"));
  const python = await loadPyodide({ indexURL: `${PYODIDE}/` });
  python.unpackArchive(new Uint8Array(readFileSync(join(WHEELS, wheel))), "wheel");
  const places = { "/sources": SOURCES, "/wheels": WHEELS, "/pyodide": PYODIDE, "/to": to, "/engine": HERE };
  for (const [place, folder] of Object.entries(places)) python.mountNodeFS(place, folder);
  python.runPython(`
    import sys
    sys.dont_write_bytecode = True
    sys.path.append("/engine")
    from pack import pack
    pack("/sources", "/pyodide/python_stdlib.zip", "/wheels/${wheel}", "/to")
  `);
}

/** Puts compressed copies beside a file, and returns its sizes. */
function compress(folder, name) {
  const data = readFileSync(join(folder, name));
  const sizes = {};
  for (const [ending, squeeze] of [["br", brotli], ["gz", (plain) => gzipSync(plain, { level: 9 })]]) {
    const kept = join(CACHE, `${hash(data)}.${ending}`);
    if (!existsSync(kept)) {
      mkdirSync(CACHE, { recursive: true });
      const unfinished = `${kept}.${process.pid}`;
      writeFileSync(unfinished, squeeze(data));
      renameSync(unfinished, kept);
    }
    copyFileSync(kept, join(folder, `${name}.${ending}`));
    sizes[ending] = readFileSync(kept).length;
  }
  return { name, bytes: data.length, ...sizes };
}

function brotli(data) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotliCompressSync(data, {
    params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_SIZE_HINT]: data.length },
  });
}
