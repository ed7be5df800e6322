import { gunzipSync } from "node:zlib";
import type { Browser, FrameLocator, Page } from "playwright-core";
import type { SearchData } from "../../../.storybook/addons/site-search/engine";
import { axeViolations } from "./axe";
import type { Places } from "./links";

const page = "?path=/docs/components-button--docs";

/**
 * The problems of the search. It must open from everywhere, lead to a result by keyboard alone, and return the focus.
 * Everything that it can find must have a page.
 */
export async function checkSearch(browser: Browser, places: Places): Promise<string[]> {
  const problems = await withPage(browser, places.url, 1280, async (tab, site, add) => {
    const index = await (await tab.request.get(`${places.url}search/index.bin`)).body();
    const { entries }: SearchData = JSON.parse(gunzipSync(index).toString());
    for (const { name, page } of entries)
      if (!places.entries.has(page)) add(`${name}: the site has no page ${page}`);

    const isLoaded = await tab.evaluate(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("/search/")),
    );
    if (isLoaded) add("its code is loaded before it opens");

    await tab.keyboard.press("Control+k");
    await tab.keyboard.type("modal");
    await expectFirst(tab, "Dialog", add);
    for (const violation of await axeViolations(tab.locator("dialog[open]"))) add(violation);
    await tab.keyboard.press("Escape");
    await tab.keyboard.press("Escape");
    if (await isOpen(tab)) add("Escape doesn't close it");

    await tab.getByRole("button", { name: "Search the site" }).focus();
    await tab.keyboard.press("Enter");
    await tab.getByRole("combobox", { name: /^Search components/ }).waitFor();
    await tab.keyboard.press("Escape");
    const focused = await tab.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    if (focused !== "Search the site") add(`after closing, the focus is on ${focused}`);

    await tab.locator("#storybook-explorer-searchfield").click();
    if (!(await isOpen(tab))) add("the sidebar's field doesn't open it");
    await tab.keyboard.press("Escape");
    await tab.locator("#storybook-explorer-searchfield").fill("typeahead");
    await expectFirst(tab, "Autocomplete", add);
    await tab.keyboard.press("Escape");
    await tab.keyboard.press("Escape");

    const copy = site.getByRole("button", { name: /^Copy/ }).first();
    await copy.focus();
    await tab.keyboard.press("Control+k");
    await tab.locator("dialog[open]").waitFor();
    await tab.keyboard.press("Escape");
    await site
      .locator("button:focus")
      .waitFor()
      .catch(() => add("after closing, the page doesn't get its focus back"));
    await tab.keyboard.press("Control+k");
    await tab.locator("dialog[open]").waitFor();
    // Enter waits for the results of what was typed.
    await tab.keyboard.type("--kerf-accent");
    await tab.keyboard.press("Enter");
    await site.getByRole("heading", { level: 1, name: "Color" }).first().waitFor();
    await tab.keyboard.press("Control+k");
    await tab.locator("dialog[open]").waitFor();
    await tab.keyboard.type("Dialog.Root modal");
    const option = tab.getByRole("option", { name: /^modal ?Dialog\.Root/ });
    await option.waitFor();
    for (let step = 0; step < 40 && (await option.getAttribute("aria-selected")) !== "true"; step++)
      await tab.keyboard.press("ArrowDown");
    await tab.keyboard.press("Enter");
    await site.getByRole("heading", { level: 1, name: "Dialog" }).waitFor();
    const row = site.locator("[id='prop-Dialog.Root.modal']:target");
    await row.waitFor().catch(() => add("a prop that it found isn't shown"));
  });
  const onPhone = await withPage(browser, places.url, 390, async (tab, _site, add) => {
    await tab.getByRole("button", { name: "Search", exact: true }).click();
    await tab.keyboard.type("datepicker");
    await expectFirst(tab, "DatePicker", add);
    const wide = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) add(`on a phone, it is ${wide} px wider than the screen`);
    await tab.getByRole("button", { name: "Close" }).click();
    if (await isOpen(tab)) add("on a phone, its button doesn't close it");
  });
  return [...problems, ...onPhone];
}

type Check = (tab: Page, site: FrameLocator, add: (problem: string) => void) => Promise<void>;

async function withPage(browser: Browser, url: string, width: number, check: Check): Promise<string[]> {
  const problems: string[] = [];
  const context = await browser.newContext({ viewport: { width, height: 844 }, reducedMotion: "reduce" });
  const tab = await context.newPage();
  tab.setDefaultTimeout(15_000);
  tab.on("pageerror", (error) => problems.push(`error: ${error}`));
  try {
    await tab.goto(`${url}${page}`);
    const site = tab.frameLocator("#storybook-preview-iframe");
    await site.getByRole("heading", { level: 1, name: "Button" }).waitFor({ timeout: 30_000 });
    await check(tab, site, (problem) => problems.push(problem));
  } catch (error) {
    problems.push(String(error));
  } finally {
    await context.close();
  }
  return problems;
}

const isOpen = (tab: Page) => tab.locator("dialog[open]").isVisible();

async function expectFirst(tab: Page, name: string, add: (problem: string) => void): Promise<void> {
  const first = tab.locator("[role=option][aria-selected=true]").filter({ hasText: new RegExp(`^${name}`) });
  await first.waitFor().catch(() => add(`${name} isn't the first result`));
}
