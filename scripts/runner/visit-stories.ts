import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { job, pattern, wholeNumber } from "../lib/job";
import { root } from "../lib/paths";
import { launchBrowser } from "../lib/with-page";
import { contextOptions, openPreview, prepareContext } from "../visual/index";
import { buildSite, type IndexEntry, serveSite, storiesOf } from "./site";

declare global {
  interface Window {
    /** Storybook's channel inside the page of a preview. */
    __STORYBOOK_ADDONS_CHANNEL__: {
      on(event: string, listener: (data: never) => void): void;
      off(event: string, listener: (data: never) => void): void;
      emit(event: string, data: unknown): void;
    };
  }
}

/** The options of a job that visits stories. */
interface VisitOptions {
  /** The folder of the built Storybook. Builds one by default. */
  site?: string;
  /** Only stories whose "Title/Name" or id matches. */
  stories?: RegExp;
  /** The number of pages at a time. */
  workers: number;
}

interface StoryVisit extends VisitOptions {
  /** Only these stories. Default: all. */
  selects?: (story: IndexEntry) => boolean;
  /** Code that runs before each page's own scripts. */
  scripts?: readonly string[];
  /** Settings of the browser that differ from those of the story tests. */
  context?: BrowserContextOptions;
  /** Checks a story that has run to its end, and returns its faults. */
  check: (page: Page, story: IndexEntry) => Promise<string[]>;
}

/** The command line of the job that a module runs. The module may add options, and parses them. */
export function visitCommand(url: string) {
  return job(url)
    .option("--site <dir>", "Use this built Storybook instead of building one.")
    .option("--stories <pattern>", 'Only stories whose id or "Title/Name" matches.', pattern)
    .option("--workers <n>", "The number of pages at a time.", wholeNumber(1), 2);
}

/**
 * Opens stories in the pinned browser, several to a page, and prints the faults of each. Sets the process's exit code
 * to 1 if there is one. A story that throws or hangs has that as its fault, and the next one gets a new page.
 */
export async function visitStories({ scripts = [], context, check, ...visit }: StoryVisit): Promise<void> {
  const site = visit.site ?? join(root, ".cache/visited-site");
  if (!visit.site) await buildSite(join(root, ".storybook"), site);
  const { selects = () => true, stories: wanted = /(?:)/ } = visit;
  const stories = (await storiesOf(site)).filter(
    (story) => selects(story) && (wanted.test(`${story.title}/${story.name}`) || wanted.test(story.id)),
  );
  const { url, close } = await serveSite(site, stories);
  const { browser, name } = await launchBrowser();
  let failed = 0;
  const queue = [...stories];
  await Promise.all(
    Array.from({ length: visit.workers }, async () => {
      let page = await openPage();
      for (let story = queue.shift(); story; story = queue.shift()) {
        const faults = await faultsOf(page, story).catch(async (error) => {
          await page.context().close();
          page = await openPage();
          return [String(error)];
        });
        if (faults.length === 0) continue;
        failed++;
        console.log(`${story.title}/${story.name}\n${faults.map((fault) => `  ${fault}`).join("\n")}`);
      }
    }),
  );
  await browser.close();
  close();
  console.log(`${stories.length - failed} passed, ${failed} failed, in ${name}`);
  if (failed > 0) process.exitCode = 1;

  async function openPage(): Promise<Page> {
    const opened = await browser.newContext({ ...contextOptions, ...context });
    await prepareContext(opened);
    for (const content of scripts) await opened.addInitScript({ content });
    const page = await opened.newPage();
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
