import { type Browser, type CDPSession, chromium, type Page } from "playwright-core";
import { findBrowser } from "../../../lib/browser";
import type { Fact } from "../../../lib/fact";
import { serve } from "../../../lib/serve";
import { contextOptions } from "../../../visual/capture/prepare-page";
import type { FuzzResult } from "./page";
import { buildFuzzPage, fuzzPage } from "./site";

/** The number of pages that run in parallel. */
const PAGES = 2;
/** The time after which a page counts as hanging, in ms. The cases of a component never take this long. */
const LIMIT_MS = 60_000;

/** How many rounds of the same cases must each leave more behind before that counts as a leak. */
const LEAK_ROUNDS = 3;

export interface FuzzOptions {
  /** A pattern for the names of components and parts to try. */
  names: RegExp;
  /** The number of cases of each. */
  runs: number;
  seed: number;
  /** The path of a single case, as a failure prints it. */
  path?: string;
}

/** Renders every component and part with random props, and checks that they leave nothing behind. */
export async function fuzzFacts(options: FuzzOptions): Promise<Fact[]> {
  const folder = ".cache/fuzz";
  await buildFuzzPage(folder);
  const [site, { launch }] = [await serve(folder), await findBrowser()];
  const browser = await chromium.launch(launch);
  try {
    const open = () => openPage(browser, `${site.url}${fuzzPage}`);
    const first = await open();
    const queue = byComponent(
      (await first.evaluate(() => fuzz.names)).filter((name) => options.names.test(name)),
    );
    await first.context().close();
    const work = async (): Promise<Fact[]> => {
      const facts: Fact[] = [];
      for (let names = queue.shift(); names; names = queue.shift()) {
        const found = await tryAll(names, open, options);
        console.log(`${found.some(({ problem }) => problem) ? "✗" : "✓"} ${names[0]} (${names.length})`);
        facts.push(...found);
      }
      return facts;
    };
    const facts = await Promise.all(Array.from({ length: PAGES }, work));
    return facts.flat();
  } finally {
    await browser.close();
    site.close();
  }
}

/** The names of a component and its parts together. */
function byComponent(names: readonly string[]): string[][] {
  const rootOf = (name: string) => name.split(".")[0];
  return [...new Set(names.map(rootOf))].map((root) => names.filter((name) => rootOf(name) === root));
}

/** Tries a component and its parts on a separate page, which nothing from other components can affect. */
async function tryAll(
  names: readonly string[],
  open: () => Promise<Page>,
  options: FuzzOptions,
): Promise<Fact[]> {
  let page = await open();
  const facts: Fact[] = [];
  for (const name of names) {
    let last = "";
    page.on("console", (message) => {
      if (message.type() === "debug") last = message.text();
    });
    const outcome = await withinLimit(page.evaluate(run, { name, ...options, names: undefined }));
    if (outcome === "hangs") {
      facts.push({ kind: "fuzz", subject: name, problem: `The page hangs.\nSEED=${options.seed}\n${last}` });
      await page.context().close();
      page = await open();
      continue;
    }
    facts.push({ kind: "fuzz", subject: name, ...(outcome.failure && { problem: describe(outcome) }) });
  }
  facts.push(await leakFact(page, names, options));
  await page.context().close();
  return facts;
}

function run({ name, seed, runs, path }: { name: string; seed: number; runs: number; path?: string }) {
  return fuzz.run(name, { seed, runs, path });
}

async function withinLimit(result: Promise<FuzzResult>): Promise<FuzzResult | "hangs"> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<"hangs">((resolve) => {
    timer = setTimeout(() => resolve("hangs"), LIMIT_MS);
  });
  const outcome = await Promise.race([result.catch(() => "hangs" as const), limit]);
  clearTimeout(timer);
  return outcome;
}

function describe({ failure }: FuzzResult): string {
  if (!failure) return "";
  const { problem, seed, path, snippet } = failure;
  return `${problem}\nSEED=${seed} … --path ${path}\n${snippet}`;
}

/**
 * Checks a component for leaks. After garbage collection, running the same cases again must not have added an
 * element or a listener for each case. A leak adds them in every round. A timer or an idle callback may still
 * reference the last root, which has hundreds of listeners. Their number doesn't grow from round to round.
 */
async function leakFact(page: Page, names: readonly string[], options: FuzzOptions): Promise<Fact> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const cases = options.runs * names.length;
  let problem = "";
  for (let round = 0; round < LEAK_ROUNDS; round++) {
    const before = await held(session);
    for (const name of names) await withinLimit(page.evaluate(run, { name, ...options, names: undefined }));
    const after = await held(session);
    const grown = (["nodes", "listeners"] as const).filter((kind) => after[kind] - before[kind] >= cases);
    problem = grown
      .map((kind) => `${after[kind] - before[kind]} more ${kind} after ${cases} cases, in every round`)
      .join(", ");
    if (!problem) break;
  }
  return { kind: "fuzz leaks", subject: names[0] ?? "", ...(problem && { problem }) };
}

async function held(session: CDPSession): Promise<{ nodes: number; listeners: number }> {
  for (let time = 0; time < 2; time++) await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { nodes: of("Nodes"), listeners: of("JSEventListeners") };
}

async function openPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext(contextOptions);
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => "fuzz" in globalThis);
  return page;
}
