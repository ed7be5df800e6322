import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { Baselines } from "../../visual/baselines/baselines";
import { compareSnapshot, type SnapshotResult } from "../../visual/baselines/compare-snapshot";
import { PictureFolder } from "../../visual/baselines/picture-folder";
import { SnapshotStore } from "../../visual/baselines/snapshot-store";
import type { Mode } from "../../visual/capture/modes";
import { contextOptions, prepareContext } from "../../visual/capture/prepare-page";
import { addPictures, type PicturedChange } from "../../visual/report/pictures";
import { type Globals, openDocs, settle } from "./open-page";

/** The ids of the pages to take pictures of: one of each kind. */
export const pictured = [
  "kerf-welcome--docs",
  "components-meter--docs",
  "foundations-writing--docs",
  "patterns-sign-up--docs",
  "decisions-the-site-from-the-catalog--docs",
];

/** The toolbar settings and viewport width of each mode. The URL contains the settings, as for a reader. */
const views: Partial<Record<Mode, { globals?: Globals; width?: number }>> = {
  light: {},
  dark: { globals: { theme: "dark" } },
  rtl: { globals: { direction: "rtl" } },
  narrow: { width: 320 },
};

const usual = { width: 1280, height: 900 };

/** Takes full-page pictures of a page. Compares them with its baselines, or stores them as baselines. */
export async function picturesOf(
  browser: Browser,
  url: string,
  id: string,
  { update, baselines: folder, out }: { update: boolean; baselines: string; out: string },
): Promise<SnapshotResult[]> {
  const baselines = new Baselines(folder);
  const store = await SnapshotStore.open(join(out, "snapshots"));
  const review = new PictureFolder(join(out, "visual"));
  const results: SnapshotResult[] = [];
  for (const [mode, { globals = {}, width = usual.width }] of Object.entries(views)) {
    const context = await browser.newContext({
      ...contextOptions,
      viewport: { width, height: usual.height },
    });
    await prepareContext(context);
    const page = await context.newPage();
    await openDocs(page, url, id, { theme: "light", ...globals });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    // At full height, elements that render only in view are rendered, too.
    await page.setViewportSize({ width, height });
    await settle(page);
    const snapshot = await store.add(await still(page));
    if (update) await baselines.write(id, mode, snapshot);
    else {
      const [baseline, light] = [
        await baselines.read(id, mode),
        results.find((each) => each.mode === "light"),
      ];
      results.push(
        await withPictures(id, compareSnapshot(mode as Mode, snapshot, { baseline, light }), store, review),
      );
    }
    await context.close();
  }
  return results;
}

/** Stores the pictures of a page that differs for review, and adds their path to its message. */
async function withPictures(
  id: string,
  result: SnapshotResult,
  store: SnapshotStore,
  review: PictureFolder,
): Promise<SnapshotResult> {
  const { mode, message, baseline } = result;
  if (!message) return result;
  const change: PicturedChange = {
    storyId: id,
    mode,
    message,
    after: result,
    ...(baseline && { before: baseline }),
  };
  await addPictures(change, store, review);
  const see = change.missing
    ? `the baseline can't be shown: ${change.missing}`
    : `see ${review.path(id, mode)}`;
  return { ...result, message: `${change.message}; ${see}` };
}

/** Takes pictures until two in a row are equal, which shows that nothing moves any more. */
async function still(page: Page): Promise<Buffer> {
  let last: Buffer | undefined;
  for (let tries = 0; tries < 12; tries++) {
    const png = await page.screenshot({ caret: "hide", animations: "disabled" });
    if (last?.equals(png)) return png;
    last = png;
    await settle(page);
  }
  throw new Error("The page keeps changing.");
}
