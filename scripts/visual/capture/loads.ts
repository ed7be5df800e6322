import { setTimeout as sleep } from "node:timers/promises";
import type { Page, Request } from "playwright-core";

/** The kinds of files that a picture may show. Data isn't among them: a story may be about its loading. */
const SHOWN = ["document", "font", "image", "other", "stylesheet", "texttrack"];

/** Longer than any file of a sound story takes to load, on a loaded machine. */
const LIMIT_MS = 10_000;

/** The files that each page loads, with the end of each load. */
const loads = new WeakMap<Page, Map<Request, Promise<void>>>();

/** Notes the files that a page loads: images, backgrounds, masks, posters, parts of SVG files, fonts, frames. */
export function followLoads(page: Page): void {
  const open = new Map<Request, Promise<void>>();
  loads.set(page, open);
  page.on("request", (request) => {
    if (!SHOWN.includes(request.resourceType())) return;
    const ended = request.response().then((response) => response?.finished());
    open.set(request, ended.then(remove, remove));
    function remove(): void {
      open.delete(request);
    }
  });
}

/**
 * Waits for the files that the page loads now. A file that fails to load ends the wait: the browser writes an error to the
 * console.
 *
 * @returns whether there were any.
 * @throws if one takes too long.
 */
export async function waitForLoads(page: Page): Promise<boolean> {
  const open = loads.get(page);
  if (!open || open.size === 0) return false;
  const requests = [...open.keys()];
  await Promise.race([Promise.all(open.values()), sleep(LIMIT_MS, undefined, { ref: false })]);
  const late = requests.find((request) => open.has(request));
  if (!late) return true;
  open.clear();
  throw new Error(
    `${late.url()} is still loading after ${LIMIT_MS / 1000} s. A picture needs every file that the story shows.`,
  );
}
