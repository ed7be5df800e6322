import { writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext } from "playwright-core";
import { root } from "../../lib/paths";
import { openPage } from "./open-page";

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
export async function recipeEdit(context: BrowserContext, url: string): Promise<number> {
  const { page } = await openPage(context, url, story);
  const code = await readFile(recipe, "utf8");
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
    await writeFile(recipe, code.replace(before, after));
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
