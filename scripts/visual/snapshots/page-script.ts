import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { buildTargets } from "../../package/browsers/floor";

let script: Promise<string> | undefined;

/** The code that runs inside the page, as one classic script that defines `window.kerf`. */
export function pageScript(): Promise<string> {
  script ??= bundle();
  return script;
}

async function bundle(): Promise<string> {
  const {
    outputFiles: [script],
  } = await build({
    entryPoints: [fileURLToPath(new URL("in-page/index.ts", import.meta.url))],
    bundle: true,
    format: "iife",
    target: buildTargets,
    write: false,
  });
  if (!script) throw new Error("esbuild made nothing of scripts/visual/snapshots/in-page/index.ts.");
  return script.text;
}
