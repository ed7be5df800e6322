import type { Browser } from "playwright-core";
import type { Catalog } from "../../../src/catalog/types";

/**
 * The problems of a first visit. It opens the first page, searches for "multi select" by keyboard, opens the
 * component with that alias, and copies its example of a required field.
 */
export async function checkJourney(browser: Browser, url: string, catalog: Catalog): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const page = await context.newPage();
    await page.goto(url);
    const site = page.frameLocator("#storybook-preview-iframe");
    // Key presses go to the frame that was clicked last.
    await site.getByRole("heading", { level: 1, name: /Kerf/ }).click();
    await page.keyboard.press("/");
    await page.keyboard.type("multi select");
    await site.locator("[data-gallery] h3").first().getByText("Combobox").waitFor();
    await page.keyboard.press("Enter");
    await site.getByRole("heading", { level: 1, name: "Combobox" }).waitFor();
    await site
      .getByRole("button", { name: /^Show \d+ more$/ })
      .first()
      .click();
    await site.getByRole("article", { name: "Required" }).getByRole("button", { name: "Copy" }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    // `npm run prove -- snippets` checks that it compiles, renders and looks as shown.
    const examples = catalog.components.Combobox?.examples ?? [];
    return examples.includes(copied) && copied.includes(" multiple") && copied.includes(" required")
      ? []
      : [`the copied code is not the example:\n${copied}`];
  } finally {
    await context.close();
  }
}
