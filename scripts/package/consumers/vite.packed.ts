import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, open, serveApp, stylesOf } from "./packed";

let app: App;
beforeAll(async () => {
  app = await serveApp("vite");
});
afterAll(() => app?.stop());

test.each(["index.html", "tailwind.html", "alone.html"])(
  "every example and pattern renders under a strict content security policy in %s, and logs nothing",
  async (path) => {
    await open(`${app.url}${path}`, async ({ page, messages }) => {
      expect(await page.locator("article").count()).toBeGreaterThan(150);
      expect(messages).toEqual([]);
    });
  },
);

test("colors work if the bundler targets browsers without light-dark() and no scheme is set", async () => {
  const assets = join(app.folder, "dist/assets");
  const stylesheet = readdirSync(assets).find((file) => /^index-.*\.css$/.test(file)) ?? "";
  expect(readFileSync(join(assets, stylesheet), "utf8")).toContain("var(--lightningcss-light,");
  await open(app.url, async ({ page }) => {
    const colors = await page.evaluate(() => {
      const style = getComputedStyle(document.body);
      return ["ink", "canvas"].map((name) => style.getPropertyValue(`--kerf-${name}`).trim());
    });
    expect(colors).toEqual(["oklch(20% .008 85)", "oklch(98.5% .004 85)"]);
  });
});

test("the application's stylesheet overrides Kerf's without `!important`, in a layer above Kerf's or in none", async () => {
  await open(app.url, async ({ page }) => {
    const own = await stylesOf(page, "Its own classes");
    expect(own).toMatchObject({ paddingLeft: "31px", backgroundColor: "rgb(1, 2, 3)" });
    expect((await stylesOf(page, "Its own brand")).backgroundColor).toBe("rgb(4, 5, 6)");
  });
});
