import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import type { PNG } from "pngjs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../build/paths";
import { type App, appOf, preview, type Served } from "./app";
import { firstDifference, looks } from "./pixels";
import { visit } from "./visit";

/** An application with Vite, built and served. */
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
  "%s Tailwind, every example shows under a strict policy, and nothing is written to the console",
  async (which) => {
    const { url } = which === "with" ? tailwind : plain;
    await visit(url, async ({ page, console }) => {
      expect(await page.locator("article").count()).toBeGreaterThan(150);
      expect(console).toEqual([]);
    });
  },
);

test("colours stand where the bundler aims at browsers without light-dark(), and the page states no scheme", async () => {
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

describe("an application's own styles win without `!important`", () => {
  test("of its stylesheet, in any layer above Kerf's or in none", async () => {
    await visit(plain.url, async ({ page }) => {
      const own = await stylesOf(page, "Its own classes");
      expect([own.paddingLeft, own.backgroundColor]).toEqual(["31px", "rgb(1, 2, 3)"]);
      expect((await stylesOf(page, "Its own brand")).backgroundColor).toBe("rgb(4, 5, 6)");
    });
  });

  test("of Tailwind; and Kerf's tokens are in its theme, beside Tailwind's own", async () => {
    await visit(tailwind.url, async ({ page }) => {
      const own = await stylesOf(page, "Its own classes");
      expect([own.paddingLeft, own.borderRadius]).toEqual(["32px", "0px"]);
      const kerf = await stylesOf(page, "In Kerf's colors");
      expect([kerf.borderRadius, kerf.fontSize]).toEqual(["12px", "12px"]);
      // Kerf's surface in the dark, on a page that is light.
      expect(kerf.backgroundColor).toBe("oklch(0.19 0.006 85)");
      const tailwinds = await stylesOf(page, "In Tailwind's sizes");
      expect([tailwinds.borderRadius, tailwinds.fontSize]).toEqual(["8px", "14px"]);
    });
  });
});

/** The styles that an application without Tailwind has around Kerf, beside none. */
const surroundings = {
  "with the styles of the site": () => siteBase(),
  "with Tailwind's reset, but without its theme of Kerf": () => baseOf(tailwind),
};

describe("examples and patterns look as they do in an application without any styles", () => {
  let expected: Look;
  beforeAll(async () => {
    expected = await lookOf(plain);
    expect(expected.pieces.length).toBeGreaterThan(2);
  });

  test.each(Object.entries(surroundings))("%s", async (_, styles) => {
    expectSame(await lookOf(plain, styles()), expected);
  });

  test("with Tailwind and Kerf's theme for it", async () => {
    expectSame(await lookOf(tailwind), expected);
  });
});

/** The height of each example, by its section and place in it, and what the page looks like. */
interface Look {
  heights: Record<string, number>;
  pieces: PNG[];
}

/** The page without what only one of the two has. Every page has a background and no margin. */
async function lookOf({ url }: Site, styles = ""): Promise<Look> {
  return visit(url, async ({ page }) => {
    await addStyles(page, `${styles}\nbody { margin: 0; background: var(--kerf-canvas); }`);
    await page.locator("#root > aside").evaluate((element) => element.remove());
    return { heights: await heightsOf(page), pieces: await looks(page) };
  });
}

function heightsOf(page: Page): Promise<Look["heights"]> {
  return page.locator("article").evaluateAll((articles) =>
    Object.fromEntries(
      articles.map((article) => {
        const place = [...(article.parentElement?.children ?? [])].indexOf(article);
        return [`${article.parentElement?.id} ${place}`, article.getBoundingClientRect().height];
      }),
    ),
  );
}

function expectSame(look: Look, expected: Look): void {
  expect(look.heights).toEqual(expected.heights);
  expect(firstDifference(look.pieces, expected.pieces)).toBeUndefined();
}

/** What the site's page has around a story, as a rule in no layer. */
function siteBase(): string {
  const css = readFileSync(join(root, ".storybook/preview.css"), "utf8");
  const [rule] = /^ {2}body \{.*?^ {2}\}/ms.exec(css) ?? [];
  if (!rule) throw new Error("preview.css has no rule for the body.");
  return rule;
}

/** Tailwind's reset of the page, as the application's stylesheet has it. */
function baseOf(site: Site): string {
  const css = stylesheetOf(site);
  return [layersOf(css, "theme"), layersOf(css, "base")].join("\n");
}

function stylesheetOf({ app }: Site): string {
  const assets = join(app.folder, "dist/assets");
  const name = readdirSync(assets).find((file) => file.endsWith(".css")) ?? "";
  return readFileSync(join(assets, name), "utf8");
}

/** The blocks of a cascade layer. */
function layersOf(css: string, name: string): string {
  const blocks: string[] = [];
  for (
    let start = css.indexOf(`@layer ${name}{`);
    start >= 0;
    start = css.indexOf(`@layer ${name}{`, start + 1)
  ) {
    let depth = 0;
    let end = css.indexOf("{", start);
    do {
      if (css[end] === "{") depth++;
      if (css[end] === "}") depth--;
      end++;
    } while (depth > 0);
    blocks.push(css.slice(start, end));
  }
  if (blocks.length === 0) throw new Error(`The stylesheet has no layer ${name}.`);
  return blocks.join("\n");
}

/** By script, which a policy does not keep from it. */
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
