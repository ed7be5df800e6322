/**
 * npm run prove -- leaks: opens and closes each overlay 200 times, and mounts and unmounts it 200 times.
 * Exits with 1 if the page, its nodes or listeners have changed afterwards.
 */
import type { CDPSession, Page } from "playwright-core";
import { withPackedPage } from "../../package";
import { type Result, type Retained, renderLeaks } from "./report";

/** Rounds that aren't measured, because they fill permanent caches. */
const WARM_UPS = 100;
const TIMES = 200;

const module = new URL("page.tsx", import.meta.url);
await withPackedPage({ module, ready: "leaks" }, async (open, browser) => {
  const results: Result[] = [];
  const page = await open();
  // Narrow, so that Sidebar is a drawer.
  await page.setViewportSize({ width: 640, height: 720 });
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  for (const name of await page.evaluate(() => leaks.names)) {
    for (const work of ["open", "mount"] as const) {
      await repeat(page, name, work, WARM_UPS);
      const before = await held(page, session);
      await repeat(page, name, work, TIMES);
      results.push({ name, work, before, after: await held(page, session) });
    }
  }
  const { text, leaking } = renderLeaks(results);
  console.log(`${text}\n\n${browser}, production build, after garbage collection.`);
  if (leaking.length > 0) {
    console.error(`Leaking: ${leaking.join(", ")}.`);
    process.exitCode = 1;
  }
});

function repeat(page: Page, name: string, work: "open" | "mount", times: number): Promise<void> {
  return page.evaluate(([subject, kind, count]) => leaks[kind](subject, count), [name, work, times] as const);
}

async function held(page: Page, session: CDPSession): Promise<Retained> {
  // Objects that finalizers and weak references release are collected only by the next garbage collection.
  for (let time = 0; time < 3; time++) await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  const state = await page.evaluate(() => leaks.state());
  return { nodes: of("Nodes"), listeners: of("JSEventListeners"), state };
}
