import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { BrowserContext, ConsoleMessage, Page, Request } from "playwright-core";
import { root } from "../../lib/paths";

/** The maximum time of a page on a busy machine, in ms. */
const LONGEST = 300_000;
/** How long the network must be idle, in ms. */
const IDLE_MS = 500;

/** A page of the site. */
export interface SitePage {
  /** Its id in Storybook's index. */
  id: string;
  /** A selector in the preview frame for an element of this page that the page before it lacks. */
  shows: string;
}

/** The result of opening a page. */
export interface Opening {
  seconds: number;
  requests: number;
  /** Errors, thrown or written to the console. */
  errors: string[];
}

/** Opens a page by its URL in a new tab. */
export async function openPage(
  context: BrowserContext,
  url: string,
  target: SitePage,
  since?: number,
): Promise<Opening & { page: Page }> {
  const page = await context.newPage();
  const address = `${url}?path=/${target.id.endsWith("--docs") ? "docs" : "story"}/${target.id}`;
  const opened = await openBy(page, () => page.goto(address, { waitUntil: "commit" }), target, since);
  return { page, ...opened };
}

/** Opens a page from the sidebar of an open tab. */
export async function followSidebar(page: Page, target: SitePage): Promise<Opening> {
  const link = page.locator(`[id="${target.id}"]`);
  const [component] = target.id.split("--");
  if (!(await link.isVisible())) await page.locator(`[id="${component}"]`).click();
  await link.waitFor();
  return openBy(page, () => link.click(), target);
}

/** Goes to a page, and waits until it responds and its network requests have ended. */
async function openBy(
  page: Page,
  go: () => Promise<unknown>,
  target: SitePage,
  since = performance.now(),
): Promise<Opening> {
  const errors: string[] = [];
  const pending = new Set<Request>();
  let [requests, last] = [0, performance.now()];
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === "error") errors.push(message.text());
  };
  const onPageError = (error: Error) => void errors.push(error.message);
  const onRequest = (request: Request) => {
    requests += 1;
    last = performance.now();
    pending.add(request);
  };
  const onEnd = (request: Request) => {
    last = performance.now();
    pending.delete(request);
  };
  page.on("console", onConsole).on("pageerror", onPageError).on("request", onRequest);
  page.on("requestfinished", onEnd).on("requestfailed", onEnd);
  await go();
  const shown = page.frameLocator("#storybook-preview-iframe").locator(target.shows).first();
  await shown.waitFor({ timeout: LONGEST });
  // Waits until the page's main thread is free, so that it can respond to a click.
  await shown.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const seconds = (performance.now() - since) / 1000;
  // A dev server that discovers a package late reloads the whole page. Playwright's `networkidle` may never fire for a
  // frame that was idle once.
  while (pending.size > 0 || performance.now() - last < IDLE_MS) {
    if (performance.now() - since > LONGEST) throw new Error(`${target.id} is still loading.`);
    await wait(50);
  }
  page.off("console", onConsole).off("pageerror", onPageError).off("request", onRequest);
  page.off("requestfinished", onEnd).off("requestfailed", onEnd);
  return { seconds, requests, errors };
}

const recipe = join(root, "src/components/button/button.recipe.ts");
const before = "k:font-medium";
/** Adds a class that nothing else uses, so that its CSS must be generated, too. */
const after = "k:font-medium k:tracking-[7px]";

const story = {
  id: "components-button--playground",
  shows: "#storybook-root button",
};

/**
 * Edits the recipe of Button while its story is open, and restores it.
 *
 * @returns Seconds until the button has the new style.
 * @throws If the story is reloaded, because typed text and open popups would be lost.
 */
export async function editRecipe(context: BrowserContext, url: string): Promise<number> {
  const { page } = await openPage(context, url, story);
  const code = readFileSync(recipe, "utf8");
  const restore = () => writeFileSync(recipe, code);
  const end = () => {
    restore();
    process.exit(1);
  };
  process.once("SIGINT", end).once("SIGTERM", end);
  const button = page.frameLocator("#storybook-preview-iframe").locator(story.shows).first();
  const element = await button.elementHandle();
  try {
    const start = performance.now();
    writeFileSync(recipe, code.replace(before, after));
    // The same element must change. A replaced element would mean a reload.
    await element?.evaluate(async (button) => {
      while (getComputedStyle(button).letterSpacing !== "7px") {
        if (!button.isConnected) throw new Error("The edited recipe was shown by a new element.");
        await new Promise(requestAnimationFrame);
      }
    });
    return (performance.now() - start) / 1000;
  } finally {
    restore();
    process.off("SIGINT", end).off("SIGTERM", end);
    await page.close();
  }
}
