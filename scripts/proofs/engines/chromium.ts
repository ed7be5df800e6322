import { chromium } from "playwright-core";
import { findBrowser } from "../../lib/browser";
import { contextOptions } from "../../visual/capture/prepare-page";
import type { EnginePage } from "./engine";

/** Opens a page in the pinned Chromium, with which the other engines are compared. */
export async function openChromium(timeZone: string): Promise<EnginePage> {
  const { name, launch } = await findBrowser();
  const browser = await chromium.launch(launch);
  const page = await browser.newPage({ ...contextOptions, timezoneId: timeZone });
  return {
    browser: name,
    open: async (url) => void (await page.goto(url)),
    call: (name, ...args) =>
      page.evaluate(([name, args]) => window.kerfEngines[name as "run"](...(args as [string])), [
        name,
        args,
      ] as const),
    pressShift: () => page.keyboard.press("Shift"),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
