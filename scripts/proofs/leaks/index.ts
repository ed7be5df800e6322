/**
 * npm run prove -- leaks: opens and closes each overlay 200 times, and mounts and unmounts it 200 times. The page, its
 * listeners and the heap must be as they were. Ends with 1 where one is not.
 */
import type { CDPSession, Page } from "playwright-core";
import { withPages } from "../../bench/render/with-pages";
import { heapOf } from "../../lib/heap-of";
import { type Result, type Retained, renderLeaks } from "./report";

/** The first times fill caches that stay. */
const WARM_UPS = 100;
const TIMES = 200;

await withPages({ minify: true, page: new URL("page.tsx", import.meta.url) }, async (open, browser) => {
  const results: Result[] = [];
  const page = await open();
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
  console.log(`${text}\n\n${browser}, production build, after a collection of the garbage.`);
  if (leaking.length > 0) {
    console.error(`Leaking: ${leaking.join(", ")}.`);
    process.exitCode = 1;
  }
});

function repeat(page: Page, name: string, work: "open" | "mount", times: number): Promise<void> {
  return page.evaluate(([subject, kind, count]) => leaks[kind](subject, count), [name, work, times] as const);
}

async function held(page: Page, session: CDPSession): Promise<Retained> {
  // Objects released by finalizers and weak references are collected the next time.
  for (let time = 0; time < 3; time++) await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  const state = await page.evaluate(() => leaks.state());
  return { nodes: of("Nodes"), listeners: of("JSEventListeners"), bytes: await heapOf(session), state };
}
