import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../../lib/paths";
import { type App, open, serveApp } from "./packed";

let plain: App;
let tailwind: App;
beforeAll(async () => {
  [plain, tailwind] = await Promise.all([serveApp("vite"), serveApp("tailwind")]);
});
afterAll(() => {
  plain?.stop();
  tailwind?.stop();
});

test("every example renders under a strict content security policy, and logs nothing", async () => {
  await open(tailwind.url, async ({ page, messages }) => {
    expect(await page.locator("article").count()).toBeGreaterThan(150);
    expect(messages).toEqual([]);
  });
});

test("Tailwind overrides Kerf's styles without `!important`, and its theme has Kerf's tokens beside its own", async () => {
  await open(tailwind.url, async ({ page }) => {
    const own = await stylesOf(page, "Its own classes");
    expect([own.paddingLeft, own.borderRadius]).toEqual(["32px", "0px"]);
    const kerf = await stylesOf(page, "In Kerf's colors");
    expect([kerf.borderRadius, kerf.fontSize]).toEqual(["12px", "12px"]);
    // Kerf's dark surface on a light page.
    expect(kerf.backgroundColor).toBe("oklch(0.19 0.006 85)");
    const tailwinds = await stylesOf(page, "In Tailwind's sizes");
    expect([tailwinds.borderRadius, tailwinds.fontSize]).toEqual(["8px", "14px"]);
  });
});

describe("examples and patterns are the same as in an application without styles", () => {
  let expected: Picture;
  beforeAll(async () => {
    expected = await pictureOf(plain.url);
    expect(expected.strips.length).toBeGreaterThan(2);
  });

  test.each<[string, () => Promise<Picture>]>([
    ["with the styles of the site", () => pictureOf(plain.url, siteBase())],
    ["with Tailwind and Kerf's theme for it", () => pictureOf(tailwind.url)],
    ["with Tailwind alone, beside Kerf's styles", () => pictureOf(`${tailwind.url}alone.html`)],
  ])("%s", async (_, take) => {
    const { boxes, strips } = await take();
    expect(boxes).toEqual(expected.boxes);
    const differing = strips.flatMap((strip, index) => {
      if (expected.strips[index]?.equals(strip)) return [];
      const isIn = ({ top, height }: Box) => top < (index + 1) * STRIP && top + height > index * STRIP;
      return Object.keys(boxes).filter((name) => isIn(boxes[name] as Box));
    });
    expect(differing).toEqual([]);
    expect(strips).toHaveLength(expected.strips.length);
  });
});

interface Box {
  top: number;
  height: number;
}

/** Each example's box, by its section and index, and the page's screenshots from top to bottom. */
interface Picture {
  boxes: Record<string, Box>;
  strips: Buffer[];
}

/** The height of a screenshot. */
const STRIP = 1_000;

/** Takes a page without its overrides, which differ between applications, and on the same background. */
async function pictureOf(url: string, styles = ""): Promise<Picture> {
  return open(url, async ({ page }) => {
    // Added by script, which the content security policy allows.
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, `${styles}\nbody { margin: 0; background: var(--kerf-canvas); }`);
    await page.locator("#root > aside").evaluateAll(([overrides]) => overrides?.remove());
    await page.evaluate(() => document.fonts.ready);
    await page.waitForFunction(
      () => !document.querySelector("[data-slot=code-block]:not([data-highlighted])"),
    );
    const boxes = await page.locator("article").evaluateAll((articles) =>
      Object.fromEntries(
        articles.map((article) => {
          const index = [...(article.parentElement?.children ?? [])].indexOf(article);
          const { top, height } = article.getBoundingClientRect();
          return [`${article.parentElement?.id} ${index}`, { top, height }];
        }),
      ),
    );
    const { width, height } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      height: document.documentElement.scrollHeight,
    }));
    const strips: Buffer[] = [];
    // Scrolls to each strip. Otherwise Chromium would paint the whole page for each screenshot.
    for (let y = 0; y < height; y += STRIP) {
      const scrolled = await page.evaluate((y) => {
        scrollTo(0, y);
        return scrollY;
      }, y);
      const clip = { x: 0, y: y - scrolled, width, height: Math.min(STRIP, height - y) };
      strips.push(await page.screenshot({ clip, animations: "disabled" }));
    }
    return { boxes, strips };
  });
}

/** The rule for the body that the site adds around a story, outside of all layers. */
function siteBase(): string {
  const css = readFileSync(join(root, ".storybook/preview.css"), "utf8");
  const [rule] = /^ {2}body \{.*?^ {2}\}/ms.exec(css) ?? [];
  if (!rule) throw new Error("preview.css has no rule for the body.");
  return rule;
}

function stylesOf(page: Page, text: string) {
  return page.getByText(text, { exact: true }).evaluate((element) => {
    const target = element.closest("button") ?? element;
    const { paddingLeft, backgroundColor, borderRadius, fontSize } = getComputedStyle(target);
    return { paddingLeft, backgroundColor, borderRadius, fontSize };
  });
}
