import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, open, serveApp } from "./packed";

let app: App;
beforeAll(async () => {
  app = await serveApp("vite");
});
afterAll(() => app?.stop());

test("every example renders under a strict content security policy, and logs nothing", async () => {
  await open(app.url, async ({ page, messages }) => {
    expect(await page.locator("article").count()).toBeGreaterThan(150);
    expect(messages).toEqual([]);
  });
});

test("colors work if the bundler targets browsers without light-dark() and no scheme is set", async () => {
  const assets = join(app.folder, "dist/assets");
  const stylesheet = readdirSync(assets).find((file) => file.endsWith(".css")) ?? "";
  expect(readFileSync(join(assets, stylesheet), "utf8")).toContain("var(--lightningcss-light,");
  await open(app.url, async ({ page }) => {
    const [ink, canvas] = await page.evaluate(() =>
      ["ink", "canvas"].map((name) =>
        getComputedStyle(document.body).getPropertyValue(`--kerf-${name}`).trim(),
      ),
    );
    expect([ink, canvas]).toEqual(["oklch(20% .008 85)", "oklch(98.5% .004 85)"]);
  });
});

test("the application's stylesheet overrides Kerf's without `!important`, in a layer above Kerf's or in none", async () => {
  await open(app.url, async ({ page }) => {
    const button = page.getByRole("button", { name: "Its own classes" });
    const { paddingLeft, backgroundColor } = await button.evaluate((element) => getComputedStyle(element));
    expect([paddingLeft, backgroundColor]).toEqual(["31px", "rgb(1, 2, 3)"]);
    const brand = page.getByRole("button", { name: "Its own brand" });
    expect(await brand.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe("rgb(4, 5, 6)");
  });
});
