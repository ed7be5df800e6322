import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { build } from "vite";
import { serve } from "../lib/serve";
import { withBrowser } from "../lib/with-page";
import { type Consumer, createConsumer } from "./consumer";

export interface PackedPage {
  /** The module that the page runs. */
  module: URL;
  /** The global variable that the module sets when it is ready. */
  ready: string;
}

/** Opens the page in a new tab. */
export type OpenPage = () => Promise<Page>;

/** Headers for cross-origin isolation, in which browser clocks have a resolution of 5 µs instead of 100 µs. */
const isolated = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
};

/**
 * Packs and installs Kerf, and builds a page with it as an application is built for production. Removes everything when
 * the work is done. The page has `gc()`.
 */
export async function withPackedPage(
  { module, ready }: PackedPage,
  work: (open: OpenPage, browser: string) => Promise<void>,
): Promise<void> {
  const consumer = await createConsumer();
  try {
    const { url, close } = await serve(await buildPage(consumer, module), { headers: isolated });
    await withBrowser(async ({ browser, name }) => {
      const open = async () => {
        const page = await browser.newPage();
        page.on("pageerror", (error) => console.error(error));
        await page.goto(`${url}page.html`);
        await page.waitForFunction((global) => global in globalThis, ready);
        return page;
      };
      await work(open, name);
    }, "--js-flags=--expose-gc").finally(close);
  } finally {
    await consumer.remove();
  }
}

async function buildPage(consumer: Consumer, module: URL): Promise<string> {
  const outDir = join(consumer.folder, "page");
  const input = join(consumer.folder, "page.html");
  await mkdir(outDir, { recursive: true });
  await writeFile(input, `<!doctype html><title>Kerf</title><script type="module" src="/@page"></script>`);
  await build({
    root: consumer.folder,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    oxc: { jsx: { runtime: "automatic", development: false } },
    resolve: {
      alias: [
        { find: "/@page", replacement: fileURLToPath(module) },
        // Otherwise, its name would resolve to the project's own sources.
        { find: /^@kerf\/react$/, replacement: `${consumer.installed}/dist/index.js` },
        { find: /^@kerf\/react(?=\/.*\.css$)/, replacement: `${consumer.installed}/dist` },
      ],
    },
    build: { outDir, target: "esnext", rolldownOptions: { input } },
  });
  return outDir;
}
