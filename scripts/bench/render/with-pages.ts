import type { Page } from "playwright-core";
import { serve } from "../../lib/serve";
import { withBrowser } from "../../lib/with-page";
import { createConsumer } from "../../package/build/consumer";
import { buildPage, isolated, type PageOptions } from "./site";

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
    const { url, close } = await serve(await buildPage(consumer, options), { headers: isolated });
    await withBrowser(async ({ browser, name }) => {
      const open = async () => {
        const page = await browser.newPage();
        page.on("pageerror", (error) => console.error(error));
        await page.goto(`${url}bench.html`);
        await page.waitForFunction(() =>
          ["bench", "inputsBench", "mapBench", "leaks", "appBench"].some((name) => name in globalThis),
        );
        return page;
      };
      await work(open, name);
    }, "--js-flags=--expose-gc").finally(close);
  } finally {
    await consumer.remove();
  }
}
