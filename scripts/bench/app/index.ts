/**
 * npm run bench -- app: a page with every example of every component. Measures its render time, its layout shifts, the
 * heap after 50 changes between it and an empty page, and the cost of many toasts. Exits with 1 if something moves or
 * leaks, or if toasts block the page.
 */
import type { CDPSession, Page } from "playwright-core";
import { codeHighlighted } from "../../lib/code-highlighted";
import { heapOf } from "../../lib/heap-of";
import { networkIdle, watchNetwork } from "../../lib/network-idle";
import { withPages } from "../render/with-pages";
import { type AppFigures, renderApp } from "./report";

const LOADS = 5;
/** The numbers of toasts to open at once: as many as are visible, and a flood. */
const FEW = 3;
const FLOOD = 1000;
const CHANGES = 50;
/** The first changes fill permanent caches, and the engine optimizes the code during them. */
const WARM_UPS = 30;

await withPages({ minify: true, page: new URL("page.tsx", import.meta.url) }, async (open, browser) => {
  const loads: AppFigures["loads"] = [];
  for (let load = 0; load < LOADS; load++) {
    const { shift: lateFontShift } = await first(await open());
    loads.push({ ...(await first(await withFonts(await open()))), lateFontShift });
  }
  const { page, ...heap } = await change(await open());
  const toasts = { flood: FLOOD, few: [] as number[], many: [] as number[] };
  for (let load = 0; load < LOADS; load++) {
    toasts.few.push(await toastScript(await open(), FEW));
    toasts.many.push(await toastScript(await open(), FLOOD));
  }
  const { text, problems } = renderApp({ loads, toasts, ...heap, ...(await sizesOf(page)) });
  console.log(`${text}\n\n${browser}, production build of the packed package.`);
  if (problems.length > 0) {
    console.error(problems.join("\n"));
    process.exitCode = 1;
  }
});

/** Loads the fonts before anything is rendered, as in an application that preloads them. */
async function withFonts(page: Page): Promise<Page> {
  // Fallback fonts come from the system and may be missing, so failures are ignored.
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())));
  return page;
}

/** The cost of the first render. */
async function first(page: Page): Promise<Omit<AppFigures["loads"][number], "lateFontShift">> {
  const session = await measured(page);
  const before = await metrics(session);
  await showAll(page);
  const after = await metrics(session);
  const { longTasks, shifts } = await page.evaluate(() => appBench.observed);
  await page.close();
  return {
    script: after.script - before.script,
    layout: after.layout - before.layout,
    longTasks,
    shift: shifts.reduce((sum, score) => sum + score, 0),
  };
}

/** Milliseconds of script to open `count` toasts at once on a page that hasn't shown one yet. */
async function toastScript(page: Page, count: number): Promise<number> {
  const session = await measured(page);
  await page.evaluate(() => appBench.go("toasts"));
  const before = await metrics(session);
  await page.evaluate((toasts) => appBench.flood(toasts), count);
  const after = await metrics(session);
  await page.close();
  return after.script - before.script;
}

/** The heap before and after the route changes. */
async function change(page: Page): Promise<Pick<AppFigures, "before" | "after"> & { page: Page }> {
  const session = await measured(page);
  const between = async (times: number) => {
    for (let time = 0; time < times; time++) {
      await page.evaluate(() => appBench.go("everything"));
      await page.evaluate(() => appBench.go("nothing"));
    }
    await idle(page);
    for (let time = 0; time < 3; time++) await session.send("HeapProfiler.collectGarbage");
    return { ...(await metrics(session)), heap: await heapOf(session) };
  };
  // Grammars for highlighting are loaded once and stay in memory.
  await showAll(page);
  const before = await between(WARM_UPS);
  return { page, before, after: await between(CHANGES) };
}

/** Shows every example, and waits for everything that the examples load. */
async function showAll(page: Page): Promise<void> {
  watchNetwork(page);
  await page.evaluate(() => appBench.go("everything"));
  await networkIdle(page);
  await codeHighlighted(page);
  await page.evaluate(() => document.fonts.ready);
  await idle(page);
}

/** Waits until the page is idle: observers have been called, and deferred work is done. */
function idle(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve())));
}

async function measured(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  return session;
}

async function metrics(session: CDPSession) {
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    script: of("ScriptDuration") * 1000,
    layout: (of("LayoutDuration") + of("RecalcStyleDuration")) * 1000,
    nodes: of("Nodes"),
    listeners: of("JSEventListeners"),
  };
}

function sizesOf(page: Page) {
  return page.evaluate(() => ({ components: appBench.components, examples: appBench.examples }));
}
