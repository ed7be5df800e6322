import { join } from "node:path";
import { build } from "esbuild";
import { chromium } from "playwright-core";
import { aliasesIn } from "../../../lib/aliases";
import { findBrowser } from "../../../lib/browser";
import { buildTargets } from "../../../lib/browser-targets";
import { root } from "../../../lib/paths";
import type { Misuse } from "./misuse";
import type { Outcome } from "./page";

declare global {
  interface Window {
    misuses: Record<string, () => Promise<Outcome>>;
  }
}

/** The result of rendering each misuse, by id, in a browser with React's development build. */
export async function render(misuses: readonly Misuse[], folder: string): Promise<Map<string, Outcome>> {
  const script = await bundle(misuses, folder);
  const { launch } = await findBrowser();
  const browser = await chromium.launch(launch);
  try {
    const page = await browser.newPage();
    await page.setContent("<!doctype html><html lang=en><title>Misuses</title><body></body></html>");
    await page.addScriptTag({ content: script });
    const outcomes = new Map<string, Outcome>();
    for (const { id } of misuses) {
      outcomes.set(id, await page.evaluate((each) => window.misuses[each]?.() as Promise<Outcome>, id));
    }
    return outcomes;
  } finally {
    await browser.close();
  }
}

async function bundle(misuses: readonly Misuse[], folder: string): Promise<string> {
  const page = JSON.stringify(join(root, "scripts/checks/catalog-conformance/guides/page.tsx"));
  const entry = [
    `import { tryOut } from ${page};`,
    ...misuses.map(({ id }, index) => `import { Misuse as Misuse${index} } from "./${id}";`),
    "window.misuses = {",
    ...misuses.map(({ id }, index) => `  "${id}": () => tryOut(Misuse${index}),`),
    "};",
  ];
  const { outputFiles } = await build({
    stdin: { contents: entry.join("\n"), resolveDir: folder, loader: "ts" },
    bundle: true,
    format: "iife",
    jsx: "automatic",
    target: buildTargets,
    alias: aliasesIn(root),
    define: { "process.env.NODE_ENV": '"development"' },
    write: false,
    logLevel: "error",
  });
  return outputFiles[0]?.text ?? "";
}
