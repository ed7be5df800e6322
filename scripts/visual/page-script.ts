import { fileURLToPath } from "node:url";
import { build } from "esbuild";

let script: Promise<string> | undefined;

/** The code that runs inside the page, as one classic script that defines `window.kerf`. */
export function pageScript(): Promise<string> {
  script ??= bundle();
  return script;
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("in-page/index.ts", import.meta.url))],
    bundle: true,
    format: "iife",
    target: "chrome123",
    write: false,
  });
  return outputFiles[0].text;
}
