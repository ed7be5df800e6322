import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import type {} from "./in-page/api";
import { followLoads } from "./loads";
import { pageScript } from "./page-script";

/** The viewport, which grows only for a story that doesn't fit. */
export const viewport = { width: 1024, height: 768 };

/**
 * Everything that a page can learn about its environment, so that it is the same on every machine. The time
 * zone is set for each story.
 */
export const contextOptions: BrowserContextOptions = {
  viewport,
  deviceScaleFactor: 1,
  locale: "en-US",
  colorScheme: "light",
  reducedMotion: "reduce",
  forcedColors: "none",
};

/** Injects Kerf's script into every page of a context, and notes what the pages load. */
export async function prepareContext(context: BrowserContext): Promise<void> {
  context.on("page", followLoads);
  await context.addInitScript({ content: await pageScript() });
}

/** Opens a Storybook's preview, and clears everything that earlier pages stored. */
export async function openPreview(page: Page, storybookUrl: string): Promise<void> {
  await page.goto(new URL("iframe.html", storybookUrl).href, { waitUntil: "load" });
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    await window.kerf.connect();
  });
}
