import { setTimeout as wait } from "node:timers/promises";
import type { Page, Request } from "playwright-core";

/** So long nothing may have come or gone, in ms. */
const QUIET = 500;
const LONGEST = 30_000;

/** What is on its way to a page and its frames, and when something last came or went, in ms. */
interface Network {
  pending: Set<Request>;
  last: number;
}

const watched = new WeakMap<Page, Network>();

/** Watches, from now on, what is on its way to a page: call it before the page's address is opened. */
export function watchNetwork(page: Page): void {
  const network: Network = { pending: new Set(), last: performance.now() };
  watched.set(page, network);
  page.on("request", (request) => {
    network.pending.add(request);
    network.last = performance.now();
  });
  const end = (request: Request) => {
    network.pending.delete(request);
    network.last = performance.now();
  };
  page.on("requestfinished", end);
  page.on("requestfailed", end);
}

/**
 * Resolves once nothing has been on its way to a watched page for half a second. It stands in for Playwright's
 * `networkidle`, which may never come for a frame that was idle once and then asks for something.
 *
 * @param longest How long to wait at most, in ms: half a minute if left out.
 * @throws An Error after that time, with the addresses of what is still on its way.
 */
export async function networkIsQuiet(page: Page, longest = LONGEST): Promise<void> {
  const network = watched.get(page);
  if (!network) throw new Error("Nobody watches this page. Call watchNetwork(page) before it is opened.");
  const begin = performance.now();
  while (network.pending.size > 0 || performance.now() - Math.max(begin, network.last) < QUIET) {
    if (performance.now() - begin > longest) {
      const addresses = [...network.pending].map((request) => request.url());
      throw new Error(`The page still loads: ${addresses.join(", ") || "one request after another"}.`);
    }
    await wait(50);
  }
}
