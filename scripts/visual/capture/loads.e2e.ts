import { setTimeout as delay } from "node:timers/promises";
import type { Browser, Route } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../../lib/with-page";
import { decode, encode } from "../baselines/picture";
import { examine } from "./examine";
import { contextOptions, prepareContext } from "./prepare-page";

/** How long each picture takes to arrive. */
const LATE_MS = 400;
const GREEN = [0, 128, 0];
const PNG = encode({ width: 1, height: 1, data: Buffer.from([...GREEN, 255]) });
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect id="r" width="40" height="40" fill="green"/></svg>';

let browser: Browser;
beforeAll(async () => {
  ({ browser } = await launchBrowser());
});
afterAll(() => browser?.close());

/** Responds to a page's request. Everything but the page itself arrives late, fails or never ends. */
async function respond(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  if (pathname === "/story") return route.fulfill({ contentType: "text/html", body: "" });
  if (pathname === "/never") return;
  await delay(LATE_MS);
  if (pathname === "/missing") return route.fulfill({ status: 404 });
  if (pathname.startsWith("/svg")) return route.fulfill({ contentType: "image/svg+xml", body: SVG });
  return route.fulfill({ contentType: "image/png", body: PNG });
}

const story = { id: "a--b", visual: { modes: ["light", "dark"] }, console: {}, axe: false };

/** Takes pictures of a page with this content, as of a story that has just ended. Returns the color in their middle. */
async function colorsOf(html: string): Promise<{ colors: number[][]; messages: string[] }> {
  const context = await browser.newContext(contextOptions);
  await prepareContext(context);
  const page = await context.newPage();
  await page.route("**/*", respond);
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  try {
    await page.goto("http://localhost/story");
    await page.evaluate((html) => {
      Object.assign(window, { __STORYBOOK_PREVIEW__: {} });
      document.body.innerHTML = `<div id="storybook-root">${html}</div>`;
      for (const host of document.querySelectorAll("[data-shadow]"))
        host.attachShadow({ mode: "open" }).innerHTML = host.getAttribute("data-shadow") ?? "";
    }, html);
    const colors: number[][] = [];
    for await (const { png } of examine(page, story, true)) {
      if (!png) continue;
      const { width, height, data } = decode(png);
      const at = (Math.min(24, height - 1) * width + 24) * 4;
      colors.push([...data.subarray(at, at + 3)]);
    }
    return { colors, messages };
  } finally {
    await context.close();
  }
}

const size = "width: 40px; height: 40px";
test.each([
  ["an image", `<img src="/1.png" style="${size}">`],
  ["a lazy image in view", `<img loading="lazy" src="/2.png" style="${size}">`],
  ["a lazy image without a size", `<img loading="lazy" src="/svg-2">`],
  [
    "a lazy image in a shadow root",
    `<p data-shadow='<img loading="lazy" src="/3.png" style="${size}">'></p>`,
  ],
  ["a background", `<p style="margin: 0; ${size}; background: url(/4.png)"></p>`],
  [
    "a background of a pseudo-element in one theme",
    `<style>
      p::before { content: ""; display: block; ${size}; background: green }
      [data-theme=dark] p::before { background: url(/5.png) }
    </style><p></p>`,
  ],
  ["a part of another SVG file", `<svg style="${size}"><use href="/svg-10#r"/></svg>`],
  ["an object", `<object data="/svg-11" style="${size}"></object>`],
  ["a lazy frame", `<iframe loading="lazy" src="/svg-12" style="border: 0; ${size}"></iframe>`],
])("waits for %s", async (_, html) => {
  expect((await colorsOf(html)).colors).toEqual([GREEN, GREEN]);
});

test("a file that fails ends the wait, with an error in the console", async () => {
  const { colors, messages } = await colorsOf(
    `<p style="margin: 0; ${size}; background: green url(/missing)"></p>`,
  );
  expect([colors, messages]).toEqual([[GREEN, GREEN], [expect.stringContaining("404")]]);
});

test("a lazy image out of view isn't waited for, and a file that never ends fails the story", async () => {
  const far = `<div style="height: 50px; overflow: auto; background: green"><p style="height: 5000px"></p>`;
  expect((await colorsOf(`${far}<img loading="lazy" src="/never"></div>`)).colors).toEqual([GREEN, GREEN]);
  await expect(colorsOf(`<p style="${size}; background: url(/never)"></p>`)).rejects.toThrow(
    /\/never is still loading after 10 s/,
  );
});
