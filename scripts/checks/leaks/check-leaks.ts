/** npm run check -- leaks: see scripts/lib/jobs.ts. Exits with 1 if a component leaves nodes or listeners behind. */
import type { CDPSession, Page } from "playwright-core";
import { job, pattern } from "../../lib/job";
import { withPackedPage } from "../../package/installed";

const options = job(import.meta.url)
  .option("--components <pattern>", "Only the components whose folder matches.", pattern)
  .parse()
  .opts();

/** Rounds that aren't measured, because they fill permanent caches. */
const WARM_UPS = 40;
const TIMES = 60;

/** The components whose popup must open. Otherwise, the check would measure nothing. */
const OVERLAYS = /^(command-palette|combobox|date-input|dialog|drawer|dropdown-menu|popover|select)$/;

/** The nodes, listeners and elements that the page retains after garbage collection. */
interface Retained {
  nodes: number;
  listeners: number;
  /** The outermost elements of the page as HTML, without their content. */
  state: string;
}

const module = new URL("page.tsx", import.meta.url);
await withPackedPage({ module, ready: "leaks" }, async (open, browser) => {
  const page = await open();
  // Narrow, so that Sidebar is a drawer.
  await page.setViewportSize({ width: 640, height: 720 });
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const table: Record<string, object> = {};
  const problems: string[] = [];
  const components = await page.evaluate(() => leaks.components);
  for (const component of components.filter((each) => options.components?.test(each) ?? true)) {
    for (const work of ["open", "mount"] as const) {
      const opened = await repeat(page, component, work, WARM_UPS);
      if (work === "open" && !opened && OVERLAYS.test(component)) problems.push(`${component} doesn't open`);
      if (work === "open" && !opened) continue;
      const before = await retained(page, session);
      await repeat(page, component, work, TIMES);
      const after = await retained(page, session);
      const [nodes, listeners] = [after.nodes - before.nodes, after.listeners - before.listeners];
      const isChanged = before.state !== after.state;
      table[`${component}, ${work}`] = { nodes, listeners, page: isChanged ? "changed" : "same" };
      // A leak grows with each round.
      if (nodes >= TIMES || listeners >= TIMES) problems.push(`${component} (${work}) leaks`);
      if (isChanged) problems.push(`${component} (${work}) changes the page:\n${after.state}`);
    }
  }
  console.table(table);
  console.log(`After ${TIMES} times, in ${browser}, production build, after garbage collection.`);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
});

function repeat(page: Page, component: string, work: "open" | "mount", times: number): Promise<boolean> {
  return page.evaluate(([name, kind, count]) => leaks[kind](name, count), [component, work, times] as const);
}

async function retained(page: Page, session: CDPSession): Promise<Retained> {
  // Objects that finalizers and weak references release are collected only by the next garbage collection.
  for (let time = 0; time < 3; time++) await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    nodes: of("Nodes"),
    listeners: of("JSEventListeners"),
    state: await page.evaluate(() => leaks.state()),
  };
}
