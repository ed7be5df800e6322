/**
 * npm run prove -- hydration: renders every story on the server, and hydrates it in StrictMode in Chromium
 * with React's development build. Exits with 1 if React reports a mismatch, or if a component writes to the
 * console.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { build } from "vite";
import { findBrowser } from "../../lib/browser";
import { root } from "../../lib/paths";
import { serve } from "../../lib/serve";

// Only React's development build explains mismatches, and server and client must use the same build.
process.env.NODE_ENV = "development";
process.env.TZ = "UTC";

const pageHtml =
  '<!doctype html><html lang="en"><link rel="stylesheet" href="page.css"><script type="module" src="page.js"></script></html>';
const folder = await mkdtemp(join(root, ".cache/hydration-"));
try {
  await bundle("server.tsx", true);
  await bundle("page.tsx", false);
  await writeFile(join(folder, "client/index.html"), pageHtml);
  const { renderStories } = await import(pathToFileURL(join(folder, "server/server.js")).href);
  const failed = await hydrateAll(renderStories());
  for (const [name, said] of failed) console.error(`✗ ${name}\n  ${said.join("\n  ")}\n`);
  if (failed.length > 0) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function bundle(entry: string, isServer: boolean): Promise<void> {
  await build({
    root,
    mode: "development",
    publicDir: false,
    logLevel: "error",
    build: {
      outDir: join(folder, isServer ? "server" : "client"),
      ssr: isServer,
      minify: false,
      rolldownOptions: {
        input: join(root, "scripts/proofs/hydration", entry),
        output: { entryFileNames: "[name].js", assetFileNames: "[name][extname]" },
      },
    },
  });
}

/** React's messages for each story that caused any. */
async function hydrateAll(markup: Record<string, string>): Promise<[string, string[]][]> {
  const { launch, name: browserName } = await findBrowser();
  const { url, close } = await serve(join(folder, "client"));
  const browser = await chromium.launch(launch);
  try {
    const page = await browser.newPage({ reducedMotion: "reduce" });
    await page.goto(url);
    await page.waitForFunction(() => "hydrate" in globalThis);
    const failed: [string, string[]][] = [];
    for (const [name, html] of Object.entries(markup)) {
      const said = await page.evaluate(([story, text]) => hydrate(story, text), [name, html] as const);
      if (said.length > 0) failed.push([name, said]);
    }
    const count = Object.keys(markup).length;
    console.log(`${count - failed.length} of ${count} stories hydrate without problems, in ${browserName}.`);
    return failed;
  } finally {
    await browser.close();
    close();
  }
}
