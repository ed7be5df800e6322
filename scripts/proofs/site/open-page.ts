import type { Page } from "playwright-core";
import { codeHighlighted } from "../../lib/code-highlighted";
import { networkIdle, watchNetwork } from "../../lib/network-idle";

/** The toolbar's settings, as the URL contains them. */
export type Globals = Record<string, string>;

/** Opens a documentation page, and waits until it has loaded and rendered completely. */
export async function openDocs(page: Page, url: string, id: string, globals: Globals): Promise<void> {
  const chosen = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  const address = new URL(`iframe.html?viewMode=docs&id=${id}&globals=${chosen.join(";")}`, url);
  watchNetwork(page);
  await page.goto(address.href, { waitUntil: "load" });
  await page.waitForSelector("#storybook-docs h1", { timeout: 30_000 });
  await settle(page);
}

/** Waits until a watched page has no pending requests, and has rendered. */
export async function settle(page: Page): Promise<void> {
  await networkIdle(page);
  await codeHighlighted(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}
