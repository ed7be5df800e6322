import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { findBrowser } from "../../../lib/browser";
import { Certificates } from "../../../runner/certificates";
import { reportFolder } from "../../../runner/run-settings";
import { type Constructed, constructReport } from "./constructed";

/** A report like that of a real run, and the folder of the run's results. */
export interface Run extends Constructed {
  out: string;
}

/** Long enough for busy machines. */
export const longTimeout = { timeout: 30_000 };

let folder: string;
let browser: Browser;
beforeAll(async () => {
  await mkdir(".cache", { recursive: true });
  folder = resolve(await mkdtemp(".cache/review-"));
  browser = await chromium.launch((await findBrowser()).launch);
});
afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Servers that are still running. They are stopped after each test, even if it fails. */
const running = new Set<ChildProcess>();
afterEach(() => Promise.all([...running].map(stop)));

/** Creates a report with `count` changes and, as after a real run, their certificates. */
export async function construct(name: string, count: number): Promise<Run> {
  const out = join(folder, name);
  const made = { out, ...(await constructReport(reportFolder({ out }), join(out, "baselines"), count)) };
  await certify(made);
  return made;
}

/** Certifies all changes of a report. */
export async function certify({ out, report }: Run): Promise<void> {
  const certificates = await Certificates.read(out);
  for (const { key, hash } of report.changes) if (hash) certificates.grant(key, { hash, shots: 3 });
  await certificates.write();
}

/** The folder of the report that the page was built for. Other reports of the test file get a copy. */
let built: string | undefined;

/** Serves the review, as `npm run review` does. */
export async function start(run: Run): Promise<{ child: ChildProcess; url: string }> {
  const child = runReview(run);
  running.add(child);
  let output = "";
  for await (const chunk of child.stdout ?? []) {
    output += chunk;
    const [url] = /http:\/\/\S+/.exec(output) ?? [];
    if (!url) continue;
    built ??= run.folder;
    return { child, url };
  }
  throw new Error(`npm run review ended without a page:\n${output}`);
}

/** Exports the report as a page without a server, and returns the output of `npm run review -- --static`. */
export async function exportPage(run: Run): Promise<string> {
  let output = "";
  for await (const chunk of runReview(run, "--static").stdout ?? []) output += chunk;
  built ??= run.folder;
  return output;
}

function runReview({ out, baselines }: Run, ...options: string[]): ChildProcess {
  const args = ["--import", "tsx", "scripts/visual/page", "--out", out, "--baselines", baselines.folder];
  if (built) args.push("--page", built);
  return spawn(process.execPath, [...args, ...options], { stdio: ["ignore", "pipe", "inherit"] });
}

export async function stop(child: ChildProcess): Promise<void> {
  running.delete(child);
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

export async function openPage(url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on("pageerror", (error) => {
    throw error;
  });
  await page.goto(url);
  await page.locator("[role=option]").first().waitFor();
  return page;
}

export async function press(page: Page, keys: string): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** How many changes are decided: `2 of 12`. */
export function decided(page: Page): Promise<string | null> {
  return page
    .getByText(/^\d+ of \d+$/)
    .first()
    .textContent();
}
