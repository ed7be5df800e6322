import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, open, read, serveApp, stylesOf } from "./packed";

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

test("the stylesheets of components, in any order, give each element the same styles as styles.css", async () => {
  const sections = "#button, #input, #dialog, #select, #table";
  // The components that the examples in these sections import.
  const names = "base badge button dialog empty input link select stack table text".split(" ");
  const files = names.map((name) => read(`dist/exports/${name}.css`));
  const sheets = [[read("dist/styles.css")], files, files.toReversed()];
  const scope = `:is(${sections}) *, body > :not(#root, :has([data-slot^="toast"])) *`;
  await open(app.url, async ({ page }) => {
    const differ = () => page.evaluate(differences, { sheets, scope });
    const hidden = page.locator(`#root > :not(${sections})`);
    await hidden.evaluateAll((all) => all.map((each) => each.toggleAttribute("hidden", true)));
    await page.locator("#select [role=combobox]").first().click();
    expect(await differ(), "a Select is open").toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator("#dialog button").first().click();
    await page.locator("html").evaluate((html) => html.setAttribute("data-theme", "dark"));
    await page.locator("html").evaluate((html) => html.setAttribute("dir", "rtl"));
    const client = await page.context().newCDPSession(page);
    await client.send("DOM.enable");
    await client.send("CSS.enable");
    const { root } = await client.send("DOM.getDocument");
    const { nodeIds } = await client.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: scope });
    const state = { forcedPseudoClasses: ["hover", "active", "focus-visible"] };
    await Promise.all(nodeIds.map((nodeId) => client.send("CSS.forcePseudoState", { nodeId, ...state })));
    expect(await differ(), "a Dialog is open, hovered, pressed and focused").toEqual([]);
    await page.locator(scope).evaluateAll((all) => all.map((each) => each.toggleAttribute("disabled", true)));
    expect(await differ(), "disabled").toEqual([]);
  });
});

/** The first difference in the computed styles of each element, with each list of stylesheets. */
function differences({ sheets, scope }: { sheets: string[][]; scope: string }): string[] {
  for (const sheet of document.styleSheets) sheet.disabled = true;
  const elements = [...document.querySelectorAll(scope)];
  const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith("--"));
  const [expected = [], ...others] = sheets.map((texts) => {
    document.adoptedStyleSheets = texts.map((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return sheet;
    });
    // Otherwise, a difference would only start a transition.
    for (const animation of document.getAnimations()) animation.cancel();
    return elements.map((element) =>
      ["", "::before", "::after"].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const shown = pseudo && style.content === "none" ? ["content"] : names;
        return shown.map((name) => `${pseudo} ${name}: ${style.getPropertyValue(name)}`);
      }),
    );
  });
  const found = others.flat().map((values, index) => {
    const [element, right] = [elements[index % elements.length], expected[index % elements.length]];
    return values.flatMap((value, at) => (value === right?.[at] ? [] : `${element?.className}: ${value}`))[0];
  });
  return found.filter((each) => each !== undefined);
}
