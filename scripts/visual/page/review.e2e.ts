import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../../lib/with-page";
import { constructReport } from "../report/constructed-report";
import { saveReport } from "../report/report-file";
import type { Detail } from "../report/report-format";
import { reportFolder } from "../story-pictures";

type Run = Awaited<ReturnType<typeof constructReport>>;

/** Long enough for busy machines. */
const timeout = { timeout: 30_000 };

const accent: Detail = { slot: "button", property: "background-color", before: "blue", after: "purple" };
const padding: Detail = { slot: "dialog", property: "padding", before: "8px", after: "12px" };
/** The differences of twelve changes: a group of six, a group of two, and four changes without a group. */
const details = [...Array.from({ length: 6 }, () => [accent]), [padding], [padding]];
const SIX = [0, 1, 2, 3, 4, 5];

let folder: string;
let browser: Browser;
beforeAll(async () => {
  await mkdir(".cache", { recursive: true });
  folder = resolve(await mkdtemp(".cache/review-"));
  ({ browser } = await launchBrowser());
});
afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Servers that are still running. They are stopped after each test, even if it fails. */
const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
  running.clear();
});

/** The folder of the report that the page was built for. Other reports get a copy. */
let built: string | undefined;

async function construct(name: string, count = 12): Promise<Run> {
  const out = join(folder, name);
  const made = await constructReport(out, join(out, "baselines"), count);
  for (const [index, each] of details.entries())
    Object.assign(made.report.changes[index] ?? {}, { details: each });
  await saveReport(made, made.report);
  return made;
}

/** Starts `npm run review`, and returns the first line of its output that matches. */
async function start({ out, baselines }: Run, line: RegExp, ...options: string[]): Promise<string> {
  const module = "scripts/visual/page/review.ts";
  const args = ["--import", "tsx", module, "--out", out, "--baselines", baselines.folder, ...options];
  if (built) args.push("--page", built);
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  running.add(child);
  let output = "";
  for await (const chunk of child.stdout) {
    output += chunk;
    const [found] = line.exec(output) ?? [];
    if (found === undefined) continue;
    if (options.includes("--static") && child.exitCode === null) await once(child, "exit");
    built ??= reportFolder({ out });
    return found;
  }
  throw new Error(`npm run review ended early:\n${output}`);
}

async function openPage(url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on("pageerror", (error) => {
    throw error;
  });
  await page.goto(url);
  await page.locator("[role=option]").first().waitFor();
  return page;
}

const review = async (run: Run) => openPage(await start(run, /http:\/\/\S+/));
const rows = (page: Page) => page.locator("[role=option]");
const says = (page: Page, text: string) =>
  expect.poll(() => page.getByRole("status").textContent(), timeout).toContain(text);
const decided = async (page: Page) => (await page.getByText(/^\d+ of \d+$/).allTextContents())[0];

async function press(page: Page, keys: string): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** The indexes of the changes whose new picture is the baseline. */
async function approved({ report, baselines }: Run): Promise<number[]> {
  const found: number[] = [];
  for (const [index, { storyId, mode, hash }] of report.changes.entries()) {
    if ((await baselines.read(storyId, mode))?.hash === hash) found.push(index);
  }
  return found;
}

test("approves a group by one key, undoes it, and shows what is saved after a restart or an error", async () => {
  const made = await construct("group");
  let page = await review(made);
  expect(await rows(page).count()).toBe(6);
  await press(page, "a");
  await says(page, "Approved 6 pictures.");
  await expect.poll(() => approved(made), timeout).toEqual(SIX);
  await press(page, "u");
  await says(page, "Undid 6 pictures.");
  await expect.poll(() => approved(made), timeout).toEqual([]);
  // One of the six, in the open group.
  await press(page, "oja");
  await says(page, "Approved components-");
  await expect.poll(async () => (await approved(made)).length, timeout).toBe(1);
  await page.close();

  page = await review(made);
  expect(await decided(page)).toBe("1 of 12");
  // Someone else writes the baseline of a change in the group.
  const { storyId = "", mode = "" } = made.report.changes[5] ?? {};
  await made.baselines.write(storyId, mode, { width: 1, height: 1, hash: "f".repeat(20) });
  await press(page, "a");
  await says(page, "has changed since the run");
  expect(await decided(page)).toBe("1 of 12");
  expect((await approved(made)).length).toBe(1);
  await page.close();
});

test("shows side by side, swipe and diff, and links to the story in the same mode", async () => {
  const made = await construct("views");
  const site = join(made.out, "stories-site");
  await mkdir(site);
  await writeFile(join(site, "iframe.html"), "<title>The story</title>");
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
  await page.locator("body").click({ position: { x: 2, y: 2 } });
  await press(page, "z");
  await expect
    .poll(() => page.locator("[data-scroller]").evaluate((each) => each.scrollLeft), timeout)
    .toBeGreaterThan(0);

  // The second picture of the first story, which is the dark one.
  await press(page, "ojj");
  const [story] = await Promise.all([page.waitForEvent("popup"), press(page, "s")]);
  await story.waitForLoadState();
  expect(await story.title()).toBe("The story");
  expect(new URL(story.url()).search).toContain(`id=${made.report.changes[1]?.storyId}&globals=theme:dark`);
  await page.close();
});

test("a page with 2,000 changes scrolls to the current one, and filters them", async () => {
  const page = await review(await construct("many", 2000));
  await press(page, "j".repeat(40));
  const current = page.locator("[aria-selected=true][role=option]");
  expect(await current.evaluate((row) => [...(row.parentElement?.children ?? [])].indexOf(row))).toBe(40);
  const isInView = (row: Element) => row.getBoundingClientRect().bottom <= innerHeight;
  expect(await current.evaluate(isInView)).toBe(true);
  await page.getByRole("tab", { name: "Removed 100" }).click();
  await expect.poll(() => rows(page).count(), timeout).toBe(100);
  await page.close();
});

test("the page of an artifact opens from disk, and approves nothing", async () => {
  const made = await construct("static");
  const path = await start(made, /\S+index\.html/, "--static");
  const page = await openPage(pathToFileURL(path).href);
  const picture = page.getByRole("figure").getByRole("img").first();
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(320);
  expect(await page.getByRole("button", { name: /Approve/ }).count()).toBe(0);
  await press(page, "a");
  expect(await approved(made)).toEqual([]);
  expect(await page.getByText("To approve, run").isVisible()).toBe(true);
  await page.close();
});
