import type { BrowserContext, Page } from "playwright-core";
import { networkIsQuiet, watchNetwork } from "../../lib/network-is-quiet";

/** So long a page may take on a busy machine, in ms. */
const LONGEST = 300_000;

/** A page of the workshop, and what is on it once it can be used. */
export interface Place {
  name: string;
  /** What follows the server's address. */
  address: string;
  /** In the frame with the stories. */
  shows: string;
}

/** How a page opened. */
export interface Visit {
  seconds: number;
  requests: number;
  /** What was written to the console as an error, or thrown. */
  errors: string[];
}

/** Opens a page as somebody would who follows a link to it, and waits until nothing is on its way any more. */
export async function visit(
  context: BrowserContext,
  url: string,
  place: Place,
  since = performance.now(),
): Promise<Visit & { page: Page }> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  let requests = 0;
  page.on("request", () => {
    requests += 1;
  });
  watchNetwork(page);
  await page.goto(`${url}${place.address}`, { waitUntil: "commit" });
  const shown = page.frameLocator("#storybook-preview-iframe").locator(place.shows).first();
  await shown.waitFor({ timeout: LONGEST });
  // The page's own thread is free, so that it answers a click.
  await shown.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const seconds = (performance.now() - since) / 1000;
  // A dev server that finds a package late loads the whole page again.
  await networkIsQuiet(page, LONGEST);
  return { page, seconds, requests, errors };
}
