/** Runs `told_of_logs.py` in the Python of the page: `node told_in_page.mjs ENGINE SOURCES < logs`. */

import { readFileSync } from "node:fs";

const logs = readFileSync(0, "utf8");
const [engine, sources] = process.argv.slice(2);
const { loadPyodide } = await import(`${engine}/pyodide.mjs`);
const python = await loadPyodide({ indexURL: `${engine}/` });
python.unpackArchive(new Uint8Array(readFileSync(`${engine}/reihum.zip`)), "zip", { extractDir: "/lib/python3.14/site-packages" });
for (const [place, folder] of [["/sources", sources], ["/support", import.meta.dirname]]) python.mountNodeFS(place, folder);
python.runPython(`
  import sys
  sys.dont_write_bytecode = True
  sys.path[:0] = ["/sources", "/support"]
`);
process.stdout.write(await python.pyimport("told_of_logs").told_of_all(logs));
