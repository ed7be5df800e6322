import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { compareSnapshot } from "../../baselines/compare-snapshot";
import type { Snapshot } from "../../baselines/snapshot";
import type { Mode } from "../../capture/modes";
import { saveReport } from "../../report/make";
import type { Change, Detail } from "../../report/model";
import {
  certify,
  construct,
  decided,
  exportPage,
  longTimeout,
  openPage,
  press,
  type Run,
  start,
  stop,
} from "./harness";

const accent: Detail = { slot: "button", property: "background-color", before: "blue", after: "purple" };
const padding: Detail = { slot: "dialog", property: "padding", before: "8px", after: "12px" };
const text: Detail = { slot: "button", property: "text", before: "Save", after: "Store" };

/** The differences of twelve changes: a group of six, a group of two, and four changes without a group. */
const details = [
  ...Array.from({ length: 6 }, () => [accent]),
  ...[[padding], [padding], [accent, text]],
  ...[undefined, undefined, undefined],
];
const SIX = [0, 1, 2, 3, 4, 5];
const TWO = [6, 7];
/** The number of rows in the list: two groups and four single changes. */
const ROWS = 6;

async function constructGroups(name: string): Promise<Run> {
  const made = await construct(name, details.length);
  for (const [at, each] of details.entries()) {
    const change = made.report.changes[at];
    if (change && each) change.details = each;
  }
  await saveReport(made.folder, made.report);
  return made;
}

/** The indexes of the changes whose new picture is the baseline. */
async function approved({ report, baselines }: Run): Promise<number[]> {
  const found: number[] = [];
  for (const [at, { storyId, mode, hash }] of report.changes.entries()) {
    if ((await baselines.read(storyId, mode))?.hash === hash) found.push(at);
  }
  return found;
}

const says = (page: Page, text: string) =>
  expect.poll(() => page.getByRole("status").textContent(), longTimeout).toContain(text);
const rows = (page: Page) => page.locator("[role=option]").count();
/** The row of one change. */
const rowOf = (page: Page, { key }: Change) => page.locator(`[id="row-${key}"]`);

test("a group is one row, which is approved by one key", async () => {
  const made = await constructGroups("group");
  const { child, url } = await start(made);
  const page = await openPage(url);
  expect(await rows(page)).toBe(ROWS);
  await press(page, "a");
  await says(page, "Approved 6 pictures.");
  await expect.poll(() => approved(made), longTimeout).toEqual(SIX);
  await press(page, "u");
  await says(page, "Undid 6 pictures.");
  expect(await approved(made)).toEqual([]);
  await stop(child);
  await page.close();
});

test("a change taken out of its group has its own row, and isn't approved with the group", async () => {
  const made = await constructGroups("ungrouped");
  const [first] = made.report.changes as [Change];
  const { child, url } = await start(made);
  let page = await openPage(url);
  expect(await rowOf(page, first).count()).toBe(0);
  // The picture on show is the group's first.
  await press(page, "ta");
  await says(page, "Approved 5 pictures.");
  await expect.poll(() => approved(made), longTimeout).toEqual(SIX.slice(1));
  const standsAlone = async () => {
    expect(await rows(page)).toBe(ROWS + 1);
    expect(await rowOf(page, first).getByRole("img").getAttribute("aria-label")).toBe("open");
  };
  await standsAlone();
  await page.reload();
  await page.locator("[role=option]").first().waitFor();
  await standsAlone();
  await page.close();
  await stop(child);

  page = await openPage((await start(made)).url);
  await standsAlone();
  expect(await decided(page)).toBe("5 of 12");
  // Back in the group, it is the group's only change without a decision.
  await rowOf(page, first).click();
  await press(page, "t");
  await expect.poll(() => rows(page), longTimeout).toBe(ROWS);
  await page.close();
});

test("comments survive a restart of the server", async () => {
  const made = await constructGroups("comments");
  const { child, url } = await start(made);
  let page = await openPage(url);
  await press(page, "c");
  await page.keyboard.type("a Too purple? Ask Ada.");
  await page.keyboard.press("Control+Enter");
  await says(page, "Comment saved.");
  // Typing in a field makes no decision.
  expect(await decided(page)).toBe("0 of 12");
  await stop(child);
  await page.close();

  page = await openPage((await start(made)).url);
  const comment = page.getByRole("textbox", { name: "Comment" });
  expect(await comment.inputValue()).toBe("a Too purple? Ask Ada.");
  expect(await page.locator("[role=option]").first().textContent()).toContain("comment");
  await press(page, "j");
  await expect.poll(() => comment.inputValue(), longTimeout).toBe("");
  await page.close();
});

test("selected rows are approved at once, and no others", async () => {
  const made = await constructGroups("selection");
  const page = await openPage((await start(made)).url);
  // Selects the second group, and the second single change.
  await press(page, "jxjjx");
  expect(await page.locator("[role=option][aria-selected=true]").count()).toBe(2);
  expect(await page.getByRole("button", { name: /^Approve/ }).textContent()).toBe("Approve 3");
  await press(page, "a");
  await says(page, "Approved 3 pictures.");
  await expect.poll(() => approved(made), longTimeout).toEqual([...TWO, 9]);
  expect(await page.locator("[role=option][aria-selected=true]").count()).toBe(1);
  await page.close();
});

test("a picture links to its story in the same mode", async () => {
  const made = await constructGroups("story");
  const site = join(made.out, "stories-site");
  await mkdir(site);
  await writeFile(join(site, "iframe.html"), "<title>The story</title>");
  const page = await openPage((await start(made)).url);
  // The second picture of the first story, which is the dark one.
  await press(page, "oj");
  await page.keyboard.press("j");
  const [story] = await Promise.all([page.waitForEvent("popup"), press(page, "s")]);
  await story.waitForLoadState();
  expect(await story.title()).toBe("The story");
  const { searchParams } = new URL(story.url());
  expect(searchParams.get("id")).toBe(made.report.changes[1]?.storyId);
  expect(searchParams.get("globals")).toBe("theme:dark");
  const link = page.getByRole("link", { name: "Open the story" });
  expect(await link.evaluate((anchor: HTMLAnchorElement) => anchor.href)).toBe(story.url());
  await page.close();
});

/** The changes of a later run: the first picture is the same again, and the second differs once more. */
function laterChanges({ report }: Run): [same: Change, other: Change] {
  const [same, second] = report.changes as [Change, Change];
  const after = { ...(second.after as Snapshot), hash: "f".repeat(20) };
  return [same, { ...second, after, hash: after.hash }];
}

test("an approval applies in the next run to the same picture, and to no other", async () => {
  const made = await constructGroups("next-run");
  const { child, url } = await start(made);
  let page = await openPage(url);
  await press(page, "a");
  await expect.poll(() => approved(made), longTimeout).toEqual(SIX);
  await stop(child);
  await page.close();

  // The next run compares with the baselines that the approval has written.
  const changes: Change[] = [];
  for (const change of laterChanges(made)) {
    const { storyId, mode, after } = change;
    const baseline = await made.baselines.read(storyId, mode);
    const result = compareSnapshot(mode as Mode, after as Snapshot, { baseline, light: undefined });
    if (result.outcome !== "same") changes.push({ ...change, ...(baseline && { before: baseline }) });
  }
  expect(changes.map(({ mode }) => mode)).toEqual(["dark"]);
  await rm(join(made.folder, "decisions"), { recursive: true });
  const next = { ...made, report: { ...made.report, id: "next", changes } };
  await saveReport(next.folder, next.report);
  await certify(next);
  page = await openPage((await start(next)).url);
  expect(await decided(page)).toBe("0 of 1");
  await page.close();
});

test("a page without a server keeps its marks for the same picture, but for no other", async () => {
  const made = await constructGroups("next-artifact");
  const address = pathToFileURL(join(made.folder, "index.html")).href;
  await exportPage(made);
  const page = await openPage(address);
  await press(page, "a");
  expect(await decided(page)).toBe("6 of 12");
  await saveReport(made.folder, { ...made.report, id: "next", changes: laterChanges(made) });
  await exportPage(made);
  await page.reload();
  await page.locator("[role=option]").first().waitFor();
  expect(await decided(page)).toBe("1 of 2");
  const marks = await page.evaluate(() => localStorage.getItem("kerf-review-marks"));
  expect(JSON.parse(marks ?? "[]").flat()).toHaveLength(6);
  await page.close();
});
