import { type BrowserContext, chromium } from "playwright-core";
import { findBrowser } from "../../lib/browser";
import { exposeFingerprints } from "../../visual/snapshots/fingerprint";
import { contextOptions, prepareContext } from "../../visual/snapshots/prepare-page";
import { Session } from "./session";

/**
 * How long the browser outlives its last spec. Jest has no end of a worker to hook into, and takes a
 * process that a browser keeps alive for one that hangs; between two specs less time than this goes by.
 */
const LINGER_MS = 200;

interface OpenBrowser {
  context: BrowserContext;
  session: Session;
  close(): Promise<void>;
}

let opened: Promise<OpenBrowser> | undefined;
let closing: NodeJS.Timeout | undefined;

/**
 * Lends the one page of this worker. A page of its own for each spec would cost half a second of CPU:
 * a process to start, and the whole preview to compile, which a page that merely navigates has cached.
 */
export async function borrowSession(): Promise<Session> {
  clearTimeout(closing);
  opened ??= open();
  const { session } = await opened;
  return session.page.isClosed() ? renewSession() : session;
}

/** Replaces a page that a failed story may have left in any state. */
export async function renewSession(): Promise<Session> {
  const browser = await opened;
  if (!browser) throw new Error("There is no browser whose page could be renewed.");
  await browser.session.page.close();
  browser.session = await Session.open(browser.context);
  return browser.session;
}

/** Gives the page back. */
export function returnSession(): void {
  closing = setTimeout(async () => {
    const browser = await opened;
    opened = undefined;
    await browser?.close();
  }, LINGER_MS);
}

async function open(): Promise<OpenBrowser> {
  const { launch } = await findBrowser();
  const browser = await chromium.launch(launch);
  const context = await browser.newContext(contextOptions);
  await prepareContext(context);
  await exposeFingerprints(context);
  return { context, session: await Session.open(context), close: () => browser.close() };
}
