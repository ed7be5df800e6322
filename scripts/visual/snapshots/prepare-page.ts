import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import type {} from "./in-page/api";
import { pageScript } from "./page-script";

/** The viewport of a story that fits in it. */
export const viewport = { width: 1024, height: 768 };

/**
 * Whatever a page can learn of the world around it is the same everywhere. Its time zone is set in
 * scripts/stories/run/time-zone.ts.
 */
export const contextOptions: BrowserContextOptions = {
  viewport,
  deviceScaleFactor: 1,
  locale: "en-US",
  colorScheme: "light",
  reducedMotion: "reduce",
  forcedColors: "none",
};

/** Injects Kerf's script into every page of a context. */
export async function prepareContext(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: await pageScript() });
}

/** Opens a Storybook's preview, with nothing left over from whatever was open before. */
export async function openPreview(page: Page, storybookUrl: string): Promise<void> {
  await page.goto(new URL("iframe.html", storybookUrl).href, { waitUntil: "load" });
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    await window.kerf.connect();
  });
}
