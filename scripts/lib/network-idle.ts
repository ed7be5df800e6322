import { setTimeout as wait } from "node:timers/promises";
import type { Page, Request } from "playwright-core";

/** How long the network must be idle, in ms. */
const IDLE_MS = 500;
const LONGEST = 30_000;

/** The pending requests of a page and its iframes, and when the last one started or ended, in ms. */
interface Network {
  pending: Set<Request>;
  last: number;
}

const watched = new WeakMap<Page, Network>();

/** Records requests of a page from now on. Call it before opening the page's URL. */
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
 * Resolves once a watched page has had no pending request for half a second. It replaces Playwright's `networkidle`,
 * which may never fire for an iframe that was idle once and then loads something else.
 *
 * @param longest The maximum time to wait, in ms. Defaults to 30 s.
 * @throws An Error after that time, with the URLs of pending requests.
 */
export async function networkIdle(page: Page, longest = LONGEST): Promise<void> {
  const network = watched.get(page);
  if (!network) throw new Error("This page isn't watched. Call watchNetwork(page) before you open it.");
  const begin = performance.now();
  while (network.pending.size > 0 || performance.now() - Math.max(begin, network.last) < IDLE_MS) {
    if (performance.now() - begin > longest) {
      const addresses = [...network.pending].map((request) => request.url());
      throw new Error(`The page is still loading: ${addresses.join(", ") || "one request after another"}.`);
    }
    await wait(50);
  }
}
