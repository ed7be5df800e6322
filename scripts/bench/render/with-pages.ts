import { chromium, type Page } from "playwright-core";
import { findBrowser } from "../../lib/browser";
import { createConsumer } from "../../package/build/consumer";
import { buildPage, type PageOptions, serve } from "./site";

/** Opens the benchmark's page in a new tab. */
export type OpenPage = () => Promise<Page>;

/**
 * Packs and installs Kerf, builds the benchmark page with it, and removes everything when the work is done.
 */
export async function withPages(
  options: PageOptions,
  work: (open: OpenPage, browser: string) => Promise<void>,
): Promise<void> {
  const consumer = await createConsumer();
  try {
    const { url, close } = await serve(await buildPage(consumer, options));
    const { launch, name } = await findBrowser();
    const browser = await chromium.launch({
      ...launch,
      args: [...(launch.args ?? []), "--js-flags=--expose-gc"],
    });
    const open = async () => {
      const page = await browser.newPage();
      page.on("pageerror", (error) => console.error(error));
      await page.goto(`${url}/bench.html`);
      await page.waitForFunction(() =>
        ["bench", "inputsBench", "mapBench", "leaks", "appBench"].some((name) => name in globalThis),
      );
      return page;
    };
    try {
      await work(open, name);
    } finally {
      await browser.close();
      close();
    }
  } finally {
    await consumer.remove();
  }
}
