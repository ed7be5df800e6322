import type { Page } from "playwright-core";

/** Waits for the colours of all code on a page, which come when the browser has time for them. */
export async function codeIsColored(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector("[data-slot=code-block]:not([data-highlighted])"));
}
