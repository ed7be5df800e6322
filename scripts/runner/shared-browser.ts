import { type BrowserContext, chromium } from "playwright-core";
import { findBrowser } from "../lib/browser";
import { contextOptions, prepareContext } from "../visual/capture/prepare-page";
import { Session } from "./session";

/** A page keeps what its stories loaded and left in memory, so it is renewed after this many. */
const MOST_STORIES = 100;

/** Rendering leaves much garbage. At V8's own initial size, 1 MB, it would be collected many times a second. */
const HEAP = "--js-flags=--min-semi-space-size=16 --max-semi-space-size=32";

/** How long the browser stays open after a spec if no other follows. A worker is also notified of its end. */
const LINGER_MS = process.send ? 10_000 : 200;

/** The type of the message with which Jest ends a worker. Jest regards a worker that stays alive as hung. */
const END_OF_WORKER = 2;

interface OpenBrowser {
  context: BrowserContext;
  session: Session;
  close(): Promise<void>;
}

let opened: Promise<OpenBrowser> | undefined;
let closing: NodeJS.Timeout | undefined;

/**
 * Returns the one page of this worker. Opening the preview for each spec would cost more than a second of CPU:
 * everything is loaded again, and runs unoptimized at first.
 */
export async function borrowSession(): Promise<Session> {
  clearTimeout(closing);
  opened ??= open();
  const { session } = await opened;
  return session.page.isClosed() || session.stories >= MOST_STORIES ? renewSession() : session;
}

/** Replaces a page that a failed story may have left in any state. */
export async function renewSession(): Promise<Session> {
  const browser = await opened;
  if (!browser) throw new Error("There is no browser whose page could be renewed.");
  await browser.session.page.close();
  browser.session = await Session.open(browser.context);
  return browser.session;
}

/** Ends the use of the page. The browser closes soon, unless the page is borrowed again. */
export function returnSession(): void {
  closing = setTimeout(closeBrowser, LINGER_MS);
}

/** Closes the browser, if it is open. */
export async function closeBrowser(): Promise<void> {
  clearTimeout(closing);
  const browser = await opened;
  opened = undefined;
  await browser?.close();
}

function onMessage(message: unknown): void {
  if (!Array.isArray(message) || message[0] !== END_OF_WORKER) return;
  process.off("message", onMessage);
  void closeBrowser();
}
if (process.send) process.on("message", onMessage);

async function open(): Promise<OpenBrowser> {
  const { launch } = await findBrowser();
  const browser = await chromium.launch({ ...launch, args: [...(launch.args ?? []), HEAP] });
  const context = await browser.newContext(contextOptions);
  await prepareContext(context);
  return { context, session: await Session.open(context), close: () => browser.close() };
}
