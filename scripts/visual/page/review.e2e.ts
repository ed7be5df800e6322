import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Server } from "../../lib/serve";
import { launchBrowser } from "../../lib/with-page";
import { constructReport } from "../report/constructed-report";
import { reportFolder } from "../report/report-file";
import type { Detail } from "../report/report-format";
import { Approvals } from "./approvals";
import { buildPage, writeStaticPage } from "./build-page";
import { serveReview } from "./review-server";

type Run = Awaited<ReturnType<typeof constructReport>>;

/** Long enough for busy machines. */
const timeout = { timeout: 30_000 };

const accent: Detail = { slot: "button", property: "background-color", before: "blue", after: "purple" };
const padding: Detail = { slot: "dialog", property: "padding", before: "8px", after: "12px" };
/** The differences of twelve changes: a group of six, a group of two, and four changes without a group. */
const details = [...Array.from({ length: 6 }, () => [accent]), [padding], [padding]];

let out: string;
let browser: Browser;
let server: Server | undefined;
beforeAll(async () => {
  await mkdir(".cache", { recursive: true });
  out = resolve(await mkdtemp(".cache/review-"));
  await buildPage(reportFolder({ out }));
  ({ browser } = await launchBrowser());
}, 60_000);
afterEach(() => server?.close());
afterAll(async () => {
  await browser?.close();
  await rm(out, { recursive: true, force: true });
});

async function construct(name: string, count = 12): Promise<Run> {
  const made = await constructReport(out, join(out, name), count);
  for (const [index, each] of details.entries())
    Object.assign(made.report.changes[index] ?? {}, { details: each });
  return made;
}

/** Opens the page as `npm run review` does. */
async function review({ report, baselines }: Run): Promise<Page> {
  server?.close();
  const approvals = new Approvals(report, baselines);
  server = await serveReview({ report, approvals, folder: reportFolder({ out }), port: 0 });
  return openPage(server.url);
}

async function openPage(url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on("pageerror", (error) => {
    throw error;
  });
  await page.goto(url);
  await rows(page).first().waitFor();
  return page;
}

const rows = (page: Page) => page.locator("[role=option]");
const says = (page: Page, text: string) =>
  expect.poll(() => page.getByRole("status").textContent(), timeout).toContain(text);
const decided = (page: Page) => page.getByText(/^\d+ of \d+ approved$/).textContent();

async function press(page: Page, keys: string): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** The keys of the changes whose new picture is the baseline. */
const approved = ({ report, baselines }: Run) => new Approvals(report, baselines).approved();

test("approves a change or a group by one key, and shows what is saved after a restart or an error", async () => {
  const made = await construct("group");
  let page = await review(made);
  expect(await rows(page).count()).toBe(6);
  // One of the six changes in the first group.
  await press(page, "oja");
  await says(page, "Approved components-");
  await expect.poll(async () => (await approved(made)).length, timeout).toBe(1);
  await page.close();

  page = await review(made);
  expect(await decided(page)).toBe("1 of 12 approved");
  // Someone else writes the baseline of a change in the group.
  const { storyId = "", mode = "", before } = made.report.changes[5] ?? {};
  await made.baselines.write(storyId, mode, { width: 1, height: 1, hash: "f".repeat(20) });
  await press(page, "a");
  await says(page, "has changed since the run");
  expect(await decided(page)).toBe("1 of 12 approved");
  expect((await approved(made)).length).toBe(1);
  await made.baselines.write(storyId, mode, before);
  // Back to the group, after which the page has gone on.
  await press(page, "ka");
  await says(page, "Approved 5 pictures.");
  await expect
    .poll(() => approved(made), timeout)
    .toEqual(made.report.changes.slice(0, 6).map(({ key }) => key));
  await page.close();
});

test("shows side by side, swipe and diff, and links to the story in the same mode", async () => {
  const made = await construct("views");
  const page = await review(made);
  const shown = async () => {
    const pictures = page.getByRole("figure").getByRole("img");
    const loaded = (all: HTMLImageElement[]) =>
      Promise.all(all.map((image) => image.decode().then(() => image.alt)));
    return pictures.evaluateAll(loaded as (all: Element[]) => Promise<string[]>);
  };
  const key = made.report.changes[0]?.key;
  expect(await shown()).toEqual([`Baseline of ${key}`, `New of ${key}`]);
  await press(page, "2");
  expect(await shown()).toEqual([`Baseline of ${key}`, `New of ${key}`]);
  await page.getByRole("slider", { name: "Divider" }).fill("20");
  await page.getByRole("tab", { name: "Diff" }).click();
  expect(await shown()).toEqual([`Difference of ${key}`]);
  await press(page, "z");
  await expect
    .poll(() => page.locator("[data-scroller]").evaluate((each) => each.scrollLeft), timeout)
    .toBeGreaterThan(0);
  // The second picture of the first story, which is the dark one.
  const link = page.getByRole("link", { name: "Open the story" });
  await press(page, "ojj");
  await expect.poll(() => link.getAttribute("href"), timeout).toContain("&globals=theme:dark");
  await page.close();
});

test("a page with 2,000 changes scrolls to the current one", async () => {
  const page = await review(await construct("many", 2000));
  await press(page, "j".repeat(40));
  const current = page.locator("[aria-selected=true][role=option]");
  expect(await current.evaluate((row) => [...(row.parentElement?.children ?? [])].indexOf(row))).toBe(40);
  const isInView = (row: Element) => row.getBoundingClientRect().bottom <= innerHeight;
  expect(await current.evaluate(isInView)).toBe(true);
  await page.close();
});

test("approves all that remains after listing it, except what is unstable", async () => {
  const made = await construct("rest");
  Object.assign(made.report.changes[11] ?? {}, { unstable: true });
  const page = await review(made);
  await page.getByRole("button", { name: "Approve all remaining" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Approve all 11 remaining changes?" });
  expect(await dialog.getByRole("listitem").first().textContent()).toContain("2 stories");
  // Keys of the page do nothing below the dialog.
  await press(page, "a");
  expect(await decided(page)).toBe("0 of 12 approved");
  await dialog.getByRole("button", { name: "Approve 11" }).click();
  await says(page, "Approved 11 pictures.");
  await expect.poll(async () => (await approved(made)).length, timeout).toBe(11);
  await page.close();
});

test("the page of an artifact opens from disk, and approves nothing", async () => {
  const made = await construct("static");
  await writeStaticPage(reportFolder({ out }), made.report);
  const page = await openPage(pathToFileURL(join(reportFolder({ out }), "index.html")).href);
  const picture = page.getByRole("figure").getByRole("img").first();
  const width = (image: HTMLImageElement) => image.decode().then(() => image.naturalWidth);
  expect(await picture.evaluate(width as (element: Element) => Promise<number>)).toBe(320);
  expect(await page.getByRole("button", { name: /Approve/ }).count()).toBe(0);
  await press(page, "a");
  expect(await approved(made)).toEqual([]);
  expect(await page.getByText("To approve, run").isVisible()).toBe(true);
  await page.close();
});
