import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { FrameLocator, Page } from "playwright-core";
import { job, wholeNumber } from "../../lib/job";
import { root } from "../../lib/paths";
import { withBrowser } from "../../lib/with-page";
import { median, report } from "../report";

const { turns } = job(import.meta.url)
  .option("--turns <n>", "The number of starts.", wholeNumber(1), 3)
  .parse()
  .opts();

const PORT = 6106;
/** The maximum time of a page on a busy machine, in ms. */
const LONGEST = 120_000;

/** The maximum seconds of each step on an idle machine with two cores. */
const limits = { "landing page": 10, "first story": 2, "page of a component": 2, "edited recipe shows": 1 };
type Step = keyof typeof limits;

const cache = join(root, ".cache/bench-start");
/** The seconds of each step, in each turn. */
const seconds = new Map<string, number[]>();

const browserName = await withBrowser(async ({ browser, name }) => {
  for (let turn = 0; turn < turns; turn++) {
    rmSync(cache, { recursive: true, force: true });
    for (const start of ["without cache", "again"]) {
      await withServer(async (began) => {
        const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
        await measure(page, began, (step, time) => {
          const key = `${step}, ${start}`;
          seconds.set(key, [...(seconds.get(key) ?? []), time]);
        });
        await page.close();
      });
    }
  }
  return name;
});
console.log(`Seconds, medians of ${turns} turns, in ${browserName}.`);
report(
  [...seconds].map(([name, times]) => {
    const most = limits[name.split(",")[0] as Step];
    return { name, figures: { seconds: median(times), "at most": most }, isOver: median(times) > most };
  }),
  true,
);

/** Runs `npm start` until the work is done. The work gets the time at which the command began. */
async function withServer(work: (began: number) => Promise<void>): Promise<void> {
  const began = performance.now();
  const args = ["start", "--", "--ci", "--exact-port", "--port", String(PORT)];
  // A process group of its own, so that npm's child processes can be stopped with it.
  const server = spawn("npm", args, {
    cwd: root,
    detached: true,
    env: { ...process.env, CACHE_DIR: cache },
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  const output: Buffer[] = [];
  server.stdout.on("data", (chunk) => output.push(chunk));
  server.stderr.on("data", (chunk) => output.push(chunk));
  const ended = once(server, "close");
  try {
    while (!(await fetch(`http://127.0.0.1:${PORT}/`).catch(() => undefined))?.ok) {
      if (server.exitCode !== null) throw new Error(`npm start ended:\n${Buffer.concat(output)}`);
      await wait(50);
    }
    await work(began);
  } finally {
    if (server.exitCode === null && server.pid) process.kill(-server.pid, "SIGTERM");
    await ended;
  }
}

/** Opens pages one after the other, and edits a recipe. */
async function measure(page: Page, began: number, add: (step: Step, seconds: number) => void): Promise<void> {
  page.setDefaultTimeout(LONGEST);
  const frame = page.frameLocator("#storybook-preview-iframe");
  await page.goto(`http://127.0.0.1:${PORT}/?path=/docs/kerf-welcome--docs`, { waitUntil: "commit" });
  add("landing page", await secondsUntil(frame, '#storybook-docs h1:has-text("Kerf")', began));
  for (const [step, id, shows] of [
    ["first story", "components-button--playground", "#storybook-root button"],
    ["page of a component", "components-dialog--docs", '#storybook-docs h1:has-text("Dialog")'],
  ] as const) {
    const link = await linkTo(page, id);
    const clicked = performance.now();
    await link.click();
    add(step, await secondsUntil(frame, shows, clicked));
  }
  // In an idle page. A dev server that discovers a package late reloads the whole page.
  await page.goto(`http://127.0.0.1:${PORT}/?path=/story/components-button--playground`, {
    waitUntil: "networkidle",
  });
  add("edited recipe shows", await editRecipe(frame));
}

/** The link to a story in the sidebar, whose component is opened first. */
async function linkTo(page: Page, id: string) {
  const link = page.locator(`[id="${id}"]`);
  if (!(await link.isVisible())) await page.locator(`[id="${id.split("--")[0]}"]`).click();
  await link.waitFor();
  return link;
}

/** Seconds until an element is shown, and the page's main thread can respond to a click. */
async function secondsUntil(frame: FrameLocator, selector: string, since: number): Promise<number> {
  const shown = frame.locator(selector).first();
  await shown.waitFor();
  await shown.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  return (performance.now() - since) / 1000;
}

/**
 * Edits the recipe of Button while its story is open, and restores it. Returns seconds until the button has the new style.
 *
 * @throws If the story is reloaded, because typed text and open popups would be lost.
 */
async function editRecipe(frame: FrameLocator): Promise<number> {
  const recipe = join(root, "src/components/button/button.recipe.ts");
  const code = readFileSync(recipe, "utf8");
  // A class that nothing else uses, so that its CSS must be generated, too.
  const edited = code.replace("tv({ base,", 'tv({ base: [base, "k:tracking-[7px]"],');
  if (edited === code) throw new Error(`${recipe} has no base classes to edit. Edit other code of it here.`);
  const restore = () => writeFileSync(recipe, code);
  process.once("exit", restore);
  const button = await frame.locator("#storybook-root button").first().elementHandle();
  try {
    const start = performance.now();
    writeFileSync(recipe, edited);
    await button?.evaluate(async (element, most) => {
      const end = performance.now() + most;
      while (getComputedStyle(element).letterSpacing !== "7px") {
        if (!element.isConnected) throw new Error("The edited recipe was shown by a new element.");
        if (performance.now() > end) throw new Error("The edited recipe isn't shown.");
        await new Promise(requestAnimationFrame);
      }
    }, LONGEST);
    return (performance.now() - start) / 1000;
  } finally {
    restore();
    process.off("exit", restore);
  }
}
