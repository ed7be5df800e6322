import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { buildTargets } from "../../lib/browser-targets";
import type {} from "./in-page/in-page";
import { followLoads } from "./loads";

/** The viewport, which grows only for a story that doesn't fit. */
export const viewport = { width: 1024, height: 768 };

/**
 * Everything that a page can learn about its environment, so that it is the same on every machine. The time
 * zone is set for each story.
 */
export const contextOptions: BrowserContextOptions = {
  viewport,
  deviceScaleFactor: 1,
  locale: "en-US",
  colorScheme: "light",
  reducedMotion: "reduce",
  forcedColors: "none",
};

/** Injects Kerf's script into every page of a context, and notes what the pages load. */
export async function prepareContext(context: BrowserContext): Promise<void> {
  context.on("page", followLoads);
  await context.addInitScript({ content: await pageScript() });
}

/** Opens a Storybook's preview, and clears everything that earlier pages stored. */
export async function openPreview(page: Page, storybookUrl: string): Promise<void> {
  await page.goto(new URL("iframe.html", storybookUrl).href, { waitUntil: "load" });
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    await window.kerf.connect();
  });
}

let script: Promise<string> | undefined;

/** The code that runs inside the page, as one classic script that defines `window.kerf`. */
export function pageScript(): Promise<string> {
  script ??= bundled(new URL("in-page/in-page.ts", import.meta.url));
  return script;
}

/** Bundles a module and everything that it imports into one classic script. */
export async function bundled(module: URL): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(module)],
    bundle: true,
    format: "iife",
    target: buildTargets,
    write: false,
  });
  const [script] = outputFiles;
  if (!script) throw new Error(`esbuild produced no output for ${module}.`);
  return script.text;
}
