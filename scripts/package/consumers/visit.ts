import { chromium, type Page } from "playwright-core";
import { findBrowser } from "../../lib/browser";
import { networkIdle, watchNetwork } from "../../lib/network-idle";

/** A page in Chromium with its console output, including violations of its content security policy. */
export interface Visit {
  page: Page;
  console: string[];
}

/** Opens a URL, and closes the browser when `work` is done. */
export async function visit<Result>(url: string, work: (visit: Visit) => Promise<Result>): Promise<Result> {
  const { launch } = await findBrowser();
  const browser = await chromium.launch(launch);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 1000 }, reducedMotion: "reduce" });
    const written: string[] = [];
    page.on("console", (message) => written.push(`${message.type()}: ${message.text()}`));
    page.on("pageerror", (error) => written.push(`thrown: ${error.stack}`));
    watchNetwork(page);
    await page.goto(url);
    await networkIdle(page);
    return await work({ page, console: written });
  } finally {
    await browser.close();
  }
}
