import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { findBrowser } from "./browser";

/** A running Chromium. */
export interface OpenBrowser {
  browser: Browser;
  /** The browser's name, for console output. */
  name: string;
  /** Whether this is the browser that made the baselines, so that pixels can be compared. */
  pinned: boolean;
}

/** Starts the browser that `findBrowser` finds, with more of Chromium's flags. The caller closes it. */
export async function launchBrowser(...flags: string[]): Promise<OpenBrowser> {
  const { launch, name, pinned } = await findBrowser();
  const browser = await chromium.launch({ ...launch, args: [...(launch.args ?? []), ...flags] });
  return { browser, name, pinned };
}

/** Starts the browser with more of Chromium's flags, and closes it when `run` has ended. */
export async function withBrowser<Result>(
  run: (open: OpenBrowser) => Promise<Result>,
  ...flags: string[]
): Promise<Result> {
  const open = await launchBrowser(...flags);
  try {
    return await run(open);
  } finally {
    await open.browser.close();
  }
}

export interface PageOptions extends BrowserContextOptions {
  /** Opens this address, and waits until the network is idle. */
  url?: string;
}

export interface OpenPage extends OpenBrowser {
  page: Page;
  /** The page's console messages and uncaught errors, such as `error: …` and `thrown: …`. */
  messages: string[];
}

/** Opens a page in a browser of its own, and closes both when `run` has ended. */
export function withPage<Result>(
  { url, ...options }: PageOptions,
  run: (open: OpenPage) => Promise<Result>,
): Promise<Result> {
  return withBrowser(async (open) => {
    const page = await open.browser.newPage(options);
    const messages: string[] = [];
    page.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
    page.on("pageerror", (error) => messages.push(`thrown: ${error.stack}`));
    if (url !== undefined) await page.goto(url, { waitUntil: "networkidle" });
    return run({ ...open, page, messages });
  });
}
