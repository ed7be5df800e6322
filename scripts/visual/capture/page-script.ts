import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { buildTargets } from "../../lib/browser-targets";

let script: Promise<string> | undefined;

/** The code that runs inside the page, as one classic script that defines `window.kerf`. */
export function pageScript(): Promise<string> {
  script ??= bundled(new URL("in-page/in-page.ts", import.meta.url));
  return script;
}

/** Bundles a module and everything that it imports into one classic script. */
export async function bundled(module: URL): Promise<string> {
  const {
    outputFiles: [script],
  } = await build({
    entryPoints: [fileURLToPath(module)],
    bundle: true,
    format: "iife",
    target: buildTargets,
    write: false,
  });
  if (!script) throw new Error(`esbuild produced no output for ${module}.`);
  return script.text;
}
