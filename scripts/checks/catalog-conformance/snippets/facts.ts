import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { findBrowser } from "../../../lib/browser";
import { buildTargets } from "../../../lib/browser-targets";
import type { Fact } from "../../../lib/fact";
import { type Consumer, createConsumer } from "../../../package";
import { buildSite, serveSite, storiesOf } from "../../../runner/site";
import { contextOptions, openPreview, prepareContext } from "../../../visual/capture/prepare-page";
import { bundleSnippets } from "./bundle";
import { checkSources } from "./check-sources";
import { checkTypes } from "./check-types";
import { Comparison } from "./compare";
import { gatherSnippets } from "./gather";
import type { Snippet } from "./snippet";

/** The number of pages that show snippets in parallel. */
const PAGES = 2;
/** The URL path at which the page finds the installed package's fonts. */
const PACKAGE_URL = "/kerf-package/";

export interface SnippetOptions {
  /** Only snippets of stories whose id matches. */
  stories: RegExp;
  /** A built Storybook. By default, the Storybook is built first. */
  site?: string;
  /** Whether to only compile the snippets and check them against the catalog. */
  types: boolean;
  /** Whether to only print the snippets. */
  list: boolean;
}

/** Gathers all code that the site offers for copying. Compares each piece with the package and its story. */
export async function snippetFacts(options: SnippetOptions): Promise<Fact[]> {
  const site = options.site ?? ".cache/snippets-site";
  if (!options.site) await buildSite(".storybook", site);
  const stories = await storiesOf(site);
  const [server, { launch }] = [await serveSite(site, stories), await findBrowser()];
  const browser = await chromium.launch(launch);
  try {
    const page = await openPage(await newContext(browser), server.url);
    const gathered = await gatherSnippets(page, stories);
    const snippets = gathered.filter(({ story }) => options.stories.test(story));
    console.log(`${gathered.length} of ${stories.length} stories offer code to copy.`);
    if (options.list) {
      for (const { story, code } of snippets) console.log(`\n// ${story}\n${code}`);
      return [];
    }
    return await check(snippets, options, browser, server.url);
  } finally {
    await browser.close();
    server.close();
  }
}

async function check(
  snippets: readonly Snippet[],
  { types }: SnippetOptions,
  browser: Browser,
  url: string,
): Promise<Fact[]> {
  const consumer = await createConsumer();
  try {
    const facts = [...(await checkTypes(consumer, snippets)), ...checkSources(snippets)];
    if (types) return facts;
    const scripts = [await stageScript(), await bundleSnippets(consumer, snippets)];
    const queue = [...snippets];
    const work = async (): Promise<Fact[]> => {
      const page = await styledPage(consumer, browser, url, scripts);
      const comparison = new Comparison(page);
      const found: Fact[] = [];
      for (let next = queue.shift(); next; next = queue.shift())
        found.push(...(await comparison.factsOf(next)));
      return found;
    };
    const shown = await Promise.all(Array.from({ length: PAGES }, work));
    return [...facts, ...shown.flat()];
  } finally {
    await consumer.remove();
  }
}

async function newContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ ...contextOptions, timezoneId: "UTC" });
  await prepareContext(context);
  return context;
}

async function openPage(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await openPreview(page, url);
  return page;
}

/** A preview that can also show snippets, in the installed package's own stylesheet. */
async function styledPage(
  consumer: Consumer,
  browser: Browser,
  url: string,
  scripts: readonly string[],
): Promise<Page> {
  const page = await openPage(await newContext(browser), url);
  const dist = join(consumer.installed, "dist");
  await page.route(`**${PACKAGE_URL}**`, (route) => {
    const path = join(dist, new URL(route.request().url()).pathname.slice(PACKAGE_URL.length));
    return route.fulfill({ path, contentType: extname(path) === ".woff2" ? "font/woff2" : undefined });
  });
  for (const content of scripts) await page.addScriptTag({ content });
  const styles = (await readFile(join(dist, "styles.css"), "utf8")).replaceAll(
    /url\((["']?)\.\//g,
    `url($1${PACKAGE_URL}`,
  );
  await page.evaluate((text) => kerfStage.dress(text), styles);
  return page;
}

async function stageScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("in-page.ts", import.meta.url))],
    bundle: true,
    format: "iife",
    target: buildTargets,
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}
