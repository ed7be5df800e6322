import { join } from "node:path";
import { type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { findBrowser } from "../../lib/browser";
import { root } from "../../package/build/paths";
import { contextOptions, openPreview, prepareContext } from "../../visual/snapshots/prepare-page";
import { buildSite, type IndexEntry, serveSite, storiesOf } from "./site";

export interface Visit {
  /** The folder of the built Storybook. Builds one by default. */
  site?: string;
  wanted: (story: IndexEntry) => boolean;
  /** The number of pages at a time. */
  workers: number;
  /** Code that runs before each page's own scripts. */
  scripts: readonly string[];
  options?: BrowserContextOptions;
  /** Checks a story that has run to its end, and returns its faults. */
  check: (page: Page, story: IndexEntry) => Promise<string[]>;
}

/**
 * Opens stories in the pinned browser, several to a page, and prints the faults of each. Sets the process's exit code
 * to 1 if there is one. A story that throws or hangs has that as its fault, and the next one gets a new page.
 */
export async function visitStories({
  wanted,
  workers,
  scripts,
  options,
  check,
  ...visit
}: Visit): Promise<void> {
  const site = visit.site ?? join(root, ".cache/visited-site");
  if (!visit.site) await buildSite(join(root, ".storybook"), site);
  const stories = (await storiesOf(site)).filter(wanted);
  const { url, close } = await serveSite(site, stories);
  const { launch, name } = await findBrowser();
  const browser = await chromium.launch(launch);

  let failed = 0;
  const queue = [...stories];
  await Promise.all(
    Array.from({ length: workers }, async () => {
      let page = await openPage();
      for (let story = queue.shift(); story; story = queue.shift()) {
        const faults = await faultsOf(page, story).catch(async (error) => {
          await page.context().close();
          page = await openPage();
          return [String(error)];
        });
        if (faults.length === 0) continue;
        failed++;
        console.error(`${story.title}/${story.name}\n${faults.map((fault) => `  ${fault}`).join("\n")}`);
      }
    }),
  );
  await browser.close();
  close();
  console.log(`${stories.length - failed} passed, ${failed} failed, in ${name}`);
  if (failed > 0) process.exitCode = 1;

  async function openPage(): Promise<Page> {
    const context = await browser.newContext({ ...contextOptions, ...options });
    await prepareContext(context);
    for (const content of scripts) await context.addInitScript({ content });
    const page = await context.newPage();
    await openPreview(page, url);
    return page;
  }

  async function faultsOf(page: Page, story: IndexEntry): Promise<string[]> {
    await page.evaluate((storyId) => {
      window.__STORYBOOK_ADDONS_CHANNEL__.emit("setCurrentStory", { storyId, viewMode: "story" });
    }, story.id);
    await page.waitForFunction((id) => window.kerf.finished()?.id === id, story.id, { timeout: 120_000 });
    return check(page, story);
  }
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, data: unknown): void };
  }
}
