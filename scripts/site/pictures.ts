import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { decode } from "../visual/image";
import { Judge, type Verdict } from "../visual/judge";
import type { Mode } from "../visual/modes";
import { PictureFolder } from "../visual/picture-folder";
import { encode } from "../visual/png";
import { contextOptions, prepareContext } from "../visual/prepare-page";
import { type Globals, openDocs, settle } from "./open-page";

/** One page of each kind. */
export const pictured = [
  "kerf-welcome--docs",
  "components-meter--docs",
  "foundations-writing--docs",
  "patterns-sign-up--docs",
  "decisions-the-site-from-the-catalog--docs",
];

/** How a page is looked at. The toolbar's choices come by the address, as they do to a reader. */
const views: Partial<Record<Mode, { globals?: Globals; width?: number }>> = {
  light: {},
  dark: { globals: { theme: "dark" } },
  rtl: { globals: { direction: "rtl" } },
  narrow: { width: 320 },
};

const usual = { width: 1280, height: 900 };

/** Takes a page's pictures, whole, and holds them against its baselines or makes them so. */
export async function picturesOf(
  browser: Browser,
  url: string,
  id: string,
  { update, baselines, out }: { update: boolean; baselines: string; out: string },
): Promise<Verdict[]> {
  const folders = { baselines: new PictureFolder(baselines), review: new PictureFolder(join(out, "visual")) };
  const judge = new Judge(id, folders);
  const verdicts: Verdict[] = [];
  for (const [mode, { globals = {}, width = usual.width }] of Object.entries(views)) {
    const context = await browser.newContext({
      ...contextOptions,
      viewport: { width, height: usual.height },
    });
    await prepareContext(context);
    const page = await context.newPage();
    await openDocs(page, url, id, { theme: "light", ...globals });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    // What is only drawn in view is in view now.
    await page.setViewportSize({ width, height });
    await settle(page);
    const png = await still(page);
    if (update) await folders.baselines.write(id, mode, encode(decode(png)));
    else verdicts.push(await judge.judge(mode as Mode, png));
    await context.close();
  }
  return verdicts;
}

/** A picture that is the same twice: nothing moves any more. */
async function still(page: Page): Promise<Buffer> {
  let last: Buffer | undefined;
  for (let tries = 0; tries < 12; tries++) {
    const png = await page.screenshot({ caret: "hide", animations: "disabled" });
    if (last?.equals(png)) return png;
    last = png;
    await settle(page);
  }
  throw new Error("The page does not come to rest.");
}
