import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { readConfigureGlobal } from "fast-check";
import type { Page } from "playwright-core";
import { build } from "vite";
import { aliasesIn } from "../../../lib/aliases";
import { buildTargets } from "../../../lib/browser-targets";
import type { Fact } from "../../../lib/fact";
import { geoJson } from "../../../lib/geo-json";
import { root } from "../../../lib/paths";
import { serve } from "../../../lib/serve";
import { withBrowser } from "../../../lib/with-page";
import "../../../lib/fixed-seed";
import type { FuzzOptions, FuzzResult } from "./page";

/** The page's path, in the project and on the server. */
const PAGE = "scripts/checks/catalog-conformance/fuzz/fuzz.html";

/** The time after which a page counts as hanging, in ms. The cases of a component never take this long. */
const LIMIT_MS = 60_000;

/** Renders every component and part with random props, and checks that they leave nothing behind. */
export async function fuzzFacts(names: RegExp, options: Omit<FuzzOptions, "seed">): Promise<Fact[]> {
  // `SEED=random` configures no seed.
  const seed = readConfigureGlobal().seed ?? Math.floor(Math.random() * 2 ** 31);
  const folder = ".cache/fuzz";
  await buildPage(folder);
  const { url, close } = await serve(folder);
  const facts = await withBrowser(async ({ browser }) => {
    const open = async () => {
      const page = await browser.newPage({ reducedMotion: "reduce" });
      await page.goto(`${url}${PAGE}`);
      await page.waitForFunction(() => "fuzz" in globalThis);
      return page;
    };
    let page = await open();
    const found: Fact[] = [];
    let component = "";
    for (const name of await page.evaluate(() => fuzz.names)) {
      if (!names.test(name)) continue;
      // Each component has a page of its own, which nothing from other components can affect.
      const [root = ""] = name.split(".");
      if (root !== component) {
        await page.close();
        page = await open();
        component = root;
      }
      const problem = await tryOne(page, name, { ...options, seed });
      // The page may hang.
      if (problem) component = "";
      console.log(`${problem ? "✗" : "✓"} ${name}`);
      found.push({ kind: "fuzz", subject: name, ...(problem && { problem: `${problem}\nSEED=${seed}` }) });
    }
    return found;
  });
  close();
  return facts;
}

async function tryOne(page: Page, name: string, options: FuzzOptions): Promise<string | undefined> {
  let last = "";
  page.on("console", (message) => {
    if (message.type() === "debug") last = message.text();
  });
  const limit = AbortSignal.timeout(LIMIT_MS);
  const hangs = new Promise<FuzzResult>((resolve) => {
    limit.addEventListener("abort", () => resolve({ problem: `The page hangs.\n${last}` }));
  });
  const result = page.evaluate(([name, options]) => fuzz.run(name, options), [name, options] as const);
  const { problem } = await Promise.race([result.catch((error) => ({ problem: String(error) })), hangs]);
  return problem;
}

/** Builds the page from the sources, with React's development build: its warnings are problems, too. */
async function buildPage(folder: string): Promise<void> {
  await build({
    root,
    base: "./",
    configFile: false,
    publicDir: false,
    logLevel: "error",
    mode: "development",
    define: { "process.env.NODE_ENV": '"development"' },
    plugins: [react(), tailwindcss(), geoJson()],
    resolve: { alias: aliasesIn(root) },
    build: {
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      target: buildTargets,
      // The stories must stay in the bundle. They register fixtures, but nothing imports their exports.
      rolldownOptions: { input: `${root}/${PAGE}`, treeshake: false },
    },
  });
}
