import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { watchNetwork } from "../../lib/network-idle";
import { settle } from "../../proofs/site/open-page";
import { servePlainly } from "../../proofs/site/serve";

/** The size of all files of a built site, in bytes. */
export async function sizeOf(site: string): Promise<number> {
  const files = await readdir(site, { recursive: true, withFileTypes: true });
  const sizes = files
    .filter((file) => file.isFile())
    .map(async (file) => (await stat(join(file.parentPath, file.name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** The size of all files that the first page loads, in bytes, gzipped as a server sends them. */
export async function firstPage(browser: Browser, site: string): Promise<number> {
  return withSite(browser, site, async (page, url) => {
    const asked = new Set<string>();
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (response.ok()) asked.add(pathname.slice(new URL(url).pathname.length) || "index.html");
    });
    watchNetwork(page);
    await page.goto(url);
    await page.frameLocator("#storybook-preview-iframe").locator("#storybook-docs h1").waitFor();
    await settle(page);
    const sizes = [...asked].map(async (path) => sent(path, await readFile(join(site, path))));
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  });
}

/** Milliseconds from opening a story's URL until it is rendered, with an empty cache. */
export async function firstStory(browser: Browser, site: string): Promise<number> {
  return withSite(browser, site, async (page, url) => {
    const start = performance.now();
    await page.goto(`${url}?path=/story/components-button--playground`, { waitUntil: "commit" });
    await page.frameLocator("#storybook-preview-iframe").locator("#storybook-root button").waitFor();
    return performance.now() - start;
  });
}

async function withSite<Result>(
  browser: Browser,
  site: string,
  work: (page: Page, url: string) => Promise<Result>,
): Promise<Result> {
  const { url, close } = await servePlainly(site);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    return await work(await context.newPage(), url);
  } finally {
    await context.close();
    close();
  }
}

/** The size of a file as sent. Fonts and images aren't gzipped, because they are already compressed. */
function sent(path: string, content: Buffer): number {
  return /\.(woff2?|png)$/.test(path) ? content.length : gzipSync(content).length;
}
