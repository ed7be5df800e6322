import type { Page } from "playwright-core";

/** Waits until all code on a page is highlighted, which happens when the browser is idle. */
export async function codeHighlighted(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector("[data-slot=code-block]:not([data-highlighted])"));
}
