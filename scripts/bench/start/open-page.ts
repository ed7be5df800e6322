import type { BrowserContext, ConsoleMessage, Page } from "playwright-core";
import { networkIdle, watchNetwork } from "../../lib/network-idle";

/** The maximum time of a page on a busy machine, in ms. */
const LONGEST = 300_000;

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
  watchNetwork(page);
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
  let requests = 0;
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === "error") errors.push(message.text());
  };
  const onPageError = (error: Error) => {
    errors.push(error.message);
  };
  const onRequest = () => {
    requests += 1;
  };
  page.on("console", onConsole).on("pageerror", onPageError).on("request", onRequest);
  await go();
  const shown = page.frameLocator("#storybook-preview-iframe").locator(target.shows).first();
  await shown.waitFor({ timeout: LONGEST });
  // Waits until the page's main thread is free, so that it can respond to a click.
  await shown.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const seconds = (performance.now() - since) / 1000;
  // A dev server that discovers a package late reloads the whole page.
  await networkIdle(page, LONGEST);
  page.off("console", onConsole).off("pageerror", onPageError).off("request", onRequest);
  return { seconds, requests, errors };
}
