import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import type { PNG } from "pngjs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../../lib/paths";
import { type App, appOf, preview, type Served } from "./app";
import { differingRows, looks } from "./pixels";
import { visit } from "./visit";

/** A Vite application that is built and served. */
interface Site extends Served {
  app: App;
}

async function open(name: string): Promise<Site> {
  const app = appOf(name);
  await app.vite("build", "--logLevel", "error");
  return { app, ...(await app.start(...preview)) };
}

let plain: Site;
let tailwind: Site;
beforeAll(async () => {
  [plain, tailwind] = await Promise.all([open("vite"), open("tailwind")]);
});
afterAll(() => {
  plain?.stop();
  tailwind?.stop();
});

test.each(["without", "with"])(
  "%s Tailwind, every example renders under a strict content security policy, and logs nothing",
  async (which) => {
    const { url } = which === "with" ? tailwind : plain;
    await visit(url, async ({ page, messages }) => {
      expect(await page.locator("article").count()).toBeGreaterThan(150);
      expect(messages).toEqual([]);
    });
  },
);

test("colors work if the bundler targets browsers without light-dark() and no scheme is set", async () => {
  expect(stylesheetOf(plain)).toContain("var(--lightningcss-light,");
  await visit(plain.url, async ({ page }) => {
    const [ink, canvas] = await page.evaluate(() =>
      ["ink", "canvas"].map((name) =>
        getComputedStyle(document.body).getPropertyValue(`--kerf-${name}`).trim(),
      ),
    );
    expect([ink, canvas]).toEqual(["oklch(20% .008 85)", "oklch(98.5% .004 85)"]);
  });
});

describe("an application can override Kerf's styles without `!important`", () => {
  test("with its stylesheet, in any layer above Kerf's or in none", async () => {
    await visit(plain.url, async ({ page }) => {
      const own = await stylesOf(page, "Its own classes");
      expect([own.paddingLeft, own.backgroundColor]).toEqual(["31px", "rgb(1, 2, 3)"]);
      expect((await stylesOf(page, "Its own brand")).backgroundColor).toBe("rgb(4, 5, 6)");
    });
  });

  test("with Tailwind, whose theme has Kerf's tokens beside its own", async () => {
    await visit(tailwind.url, async ({ page }) => {
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
});

describe("examples and patterns look the same as in an application without styles", () => {
  let expected: Look;
  beforeAll(async () => {
    expected = await lookOf(plain.url);
    expect(expected.pieces.length).toBeGreaterThan(2);
  });

  test("with the styles of the site", async () => {
    expectSame(await lookOf(plain.url, siteBase()), expected);
  });

  test("with Tailwind and Kerf's theme for it", async () => {
    expectSame(await lookOf(tailwind.url), expected);
  });

  test("with Tailwind alone, beside Kerf's styles", async () => {
    expectSame(await lookOf(`${tailwind.url}alone.html`), expected);
  });
});

/** The position and height of each example, by its section and index, and screenshots of the page. */
interface Look {
  boxes: Record<string, { top: number; height: number }>;
  pieces: PNG[];
}

/**
 * Captures a page without its overrides, which differ between applications. Every page gets the same
 * background and no margin.
 */
async function lookOf(url: string, styles = ""): Promise<Look> {
  return visit(url, async ({ page }) => {
    await addStyles(page, `${styles}\nbody { margin: 0; background: var(--kerf-canvas); }`);
    await page.locator("#root > aside").evaluateAll(([overrides]) => overrides?.remove());
    return { boxes: await boxesOf(page), pieces: await looks(page) };
  });
}

function boxesOf(page: Page): Promise<Look["boxes"]> {
  return page.locator("article").evaluateAll((articles) =>
    Object.fromEntries(
      articles.map((article) => {
        const place = [...(article.parentElement?.children ?? [])].indexOf(article);
        const { top, height } = article.getBoundingClientRect();
        return [`${article.parentElement?.id} ${place}`, { top, height }];
      }),
    ),
  );
}

function expectSame(look: Look, expected: Look): void {
  expect(look.boxes).toEqual(expected.boxes);
  const boxes = Object.entries(look.boxes);
  const differing = differingRows(look.pieces, expected.pieces).map(
    (row) => boxes.findLast(([, { top }]) => top <= row)?.[0],
  );
  expect([...new Set(differing)]).toEqual([]);
}

/** The rule for the body that the site adds around a story, outside of all layers. */
function siteBase(): string {
  const css = readFileSync(join(root, ".storybook/preview.css"), "utf8");
  const [rule] = /^ {2}body \{.*?^ {2}\}/ms.exec(css) ?? [];
  if (!rule) throw new Error("preview.css has no rule for the body.");
  return rule;
}

function stylesheetOf({ app }: Site): string {
  const assets = join(app.folder, "dist/assets");
  const name = readdirSync(assets).find((file) => file.endsWith(".css")) ?? "";
  return readFileSync(join(assets, name), "utf8");
}

/** Adds styles by script, which the content security policy allows. */
async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

function stylesOf(page: Page, text: string) {
  return page.getByText(text, { exact: true }).evaluate((element) => {
    const target = element.closest("button") ?? element;
    const { paddingLeft, backgroundColor, borderRadius, fontSize } = getComputedStyle(target);
    return { paddingLeft, backgroundColor, borderRadius, fontSize };
  });
}
