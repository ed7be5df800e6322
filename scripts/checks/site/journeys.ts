import type { Browser, FrameLocator, Locator, Page } from "playwright-core";
import type { Catalog } from "../../../src/catalog/types";
import { axeViolations } from "../../lib/axe-violations";

/** The page of a journey, and functions that it uses. */
interface JourneyTools {
  tab: Page;
  /** The frame of the documentation. */
  site: FrameLocator;
  catalog: Catalog;
  /** Opens a page of the site, such as `components-button--docs`, or the first one. */
  open(id?: string, query?: Record<string, string>): Promise<void>;
  add(problem: string): void;
  /** Adds a problem if an element doesn't appear. */
  expectThat(element: Locator, problem: string): Promise<void>;
}

const BUTTON = "components-button--docs";

/** Tasks of product engineers on the site. */
const journeys: Record<string, (visit: JourneyTools) => Promise<void>> = {
  "find an example by search, and copy it": async (visit) => {
    await copyFound(visit, "date range in a dialog", "DateRangePicker", "In a dialog");
    await copyFound(visit, "form validation", "With react-hook-form");
  },

  async "find a prop by search on a phone"({ tab, site, open, add, expectThat }) {
    await tab.setViewportSize({ width: 390, height: 844 });
    await open(BUTTON);
    const button = tab.getByRole("button", { name: "Search the site" });
    const input = site.getByRole("combobox", { name: "Search" }).and(site.locator(":focus"));
    await button.click();
    await input.press("Escape");
    await expectThat(button.and(tab.locator(":focus")), "the focus doesn't return when the search closes");
    await button.click();
    await input.pressSequentially("Dialog.Root modal");
    const option = site.getByRole("option", { name: /^modal ?Dialog\.Root/ });
    await option.waitFor();
    const wide = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) add(`the search is ${wide} px wider than the screen`);
    for (const violation of await axeViolations(site.getByRole("dialog"))) add(violation);
    await option.click();
    await site.getByRole("heading", { level: 1, name: "Dialog" }).waitFor();
    await expectThat(site.locator("[id='prop-Dialog.Root.modal']:target"), "the prop isn't shown");
  },

  async "share the state of a playground"({ tab, site, open, add, expectThat }) {
    // The playground comes first on the page.
    const code = site.locator("#storybook-docs pre").first();
    const destructive = code.filter({ hasText: 'variant="destructive"' });
    await open(BUTTON, {
      props: JSON.stringify({ variant: "destructive", size: "huge", children: "Delete" }),
    });
    await expectThat(destructive.filter({ hasText: "Delete" }), "a link doesn't set the props");
    if ((await code.textContent())?.includes("huge")) add("a link sets a size that Button doesn't have");
    await site.getByRole("textbox", { name: "children" }).fill("Remove & close = 50% + #1 “ü” 🎉");
    await tab.waitForURL((address) => address.searchParams.get("props")?.includes("🎉") ?? false);
    await tab.reload();
    await expectThat(
      destructive.filter({ hasText: "50% + #1 “ü” 🎉" }),
      "a text is lost when the page reloads",
    );
    await site.getByRole("button", { name: "Copy link" }).click();
    await site.getByRole("button", { name: "Copied" }).waitFor();
    await tab.goto(await tab.evaluate(() => navigator.clipboard.readText()));
    await expectThat(destructive.filter({ hasText: "Remove" }), "the copied link doesn't set the props");
    await site.getByRole("button", { name: "Reset" }).click();
    await tab.waitForURL((address) => !address.searchParams.has("props"));
  },

  async "edit an example by keyboard"({ tab, site, open, add, expectThat }) {
    const name = "Save and cancel";
    const preview = site.frameLocator(`iframe[title="Preview of ${name}"]`);
    const problem = site.getByRole("list", { name: `Problems in ${name}` }).getByRole("listitem");
    const edited = preview.getByRole("button", { name: "Save changes now" });
    await open(BUTTON);
    await site.getByRole("button", { name: `Edit code of ${name}` }).press("Enter");
    await site
      .getByRole("textbox", { name: `Code of ${name}` })
      .and(site.locator(":focus"))
      .waitFor();
    await preview.getByRole("button", { name: "Save changes" }).waitFor();
    await tab.keyboard.press("Control+Home");
    for (let line = 1; line < 8; line++) await tab.keyboard.press("ArrowDown");
    await tab.keyboard.press("End");
    // The editor adds the closing tag.
    await tab.keyboard.type(" <i>now");
    await expectThat(edited, "the preview doesn't show the edited code");
    for (let line = 8; line < 10; line++) await tab.keyboard.press("ArrowDown");
    await tab.keyboard.press("End");
    for (let step = 0; step < ">Cancel</Button>".length; step++) await tab.keyboard.press("ArrowLeft");
    await tab.keyboard.type(' size="huge"');
    await expectThat(problem.filter({ hasText: /Line 10.*"huge"/ }), "an invalid value isn't found");
    for (const violation of await axeViolations(site.getByRole("article", { name }))) add(violation);
    await tab.waitForURL((address) => address.searchParams.get("code") !== null);
    await tab.reload();
    await expectThat(edited, "the edited code doesn't survive a reload");
    await site.getByRole("button", { name: `Reset code of ${name}` }).press("Enter");
    await tab.waitForURL((address) => !address.searchParams.has("code"));
  },

  async "set the theme and the direction"({ tab, site, open, add }) {
    await open();
    const address = new URL(tab.url()).searchParams.get("path");
    if (address !== "/docs/kerf-welcome--docs") add(`it opens at ${address}`);
    const other = (await site.locator("html").getAttribute("data-theme")) === "dark" ? "light" : "dark";
    const globals = { globals: `theme:${other};direction:rtl` };
    await open(BUTTON, globals);
    await site.locator(`html[data-theme=${other}][dir=rtl]`).waitFor({ state: "attached" });
    // The manager renders a moment later.
    const isDark = (dark: boolean) => {
      const [red = 255] = getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
      return red < 128 === dark;
    };
    await tab.waitForFunction(isDark, other === "dark");
    await tab.goto(new URL("./?path=/docs/kerf-welcome--docs", tab.url()).href);
    const remembered = site.locator(`html[data-theme=${other}][dir=rtl]`);
    await remembered.waitFor({ state: "attached" }).catch(() => add("theme and direction aren't remembered"));
  },

  async "export a theme"({ tab, site, open, expectThat, add }) {
    await open("foundations-theme-builder--docs");
    const violet = site.getByRole("button", { name: "Violet", exact: true });
    await violet.click();
    await expectThat(violet.and(site.locator("[aria-pressed=true]")), "the accent isn't pressed");
    await site.getByRole("slider", { name: "Radius in px" }).press("ArrowRight");
    const css = site.getByRole("tabpanel", { name: "CSS" });
    await expectThat(css.filter({ hasText: "--kerf-radius" }), "the CSS lacks the radius");
    await css.getByRole("button", { name: /^Copy/ }).click();
    await tab.waitForFunction(async () => (await navigator.clipboard.readText()).includes("--kerf-accent"));
    const theme = site.getByRole("region", { name: "Theme", exact: true });
    for (const violation of await axeViolations(theme)) add(violation);
  },
};

interface Journeys {
  browser: Browser;
  url: string;
  catalog: Catalog;
  /** Only journeys whose name matches. Default: all. */
  wanted?: RegExp;
  /** Called with the problems of each journey. */
  report: (subject: string, problems: string[]) => void;
}

/** Makes each journey in light and in dark. */
export async function checkJourneys({ browser, url, catalog, wanted, report }: Journeys): Promise<void> {
  for (const theme of ["light", "dark"]) {
    for (const [name, journey] of Object.entries(journeys)) {
      if (wanted?.test(name) === false) continue;
      const viewport = { width: 1280, height: 900 };
      const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const tab = await context.newPage();
      tab.setDefaultTimeout(30_000);
      const problems: string[] = [];
      const add = (problem: string) => void problems.push(problem);
      tab.on("pageerror", (error) => add(`error: ${error}`));
      tab.on("response", (response) => {
        if (response.status() >= 400) add(`${response.status()}: ${response.url()}`);
      });
      const site = tab.frameLocator("#storybook-preview-iframe");
      await journey({
        tab,
        site,
        catalog,
        add,
        async open(id, query) {
          const parameters = { ...(id && { path: `/docs/${id}` }), globals: `theme:${theme}`, ...query };
          await tab.goto(`${url}?${new URLSearchParams(parameters)}`);
          await site.locator("#storybook-docs h1").first().waitFor();
        },
        expectThat: (element, problem) => element.waitFor().catch(() => add(problem)),
      }).catch((error) => add(String(error)));
      report(`${name}, in ${theme}`, problems);
      await context.close();
    }
  }
}

/** Finds a page among the first three results, and copies one of its examples, or the first file of a pattern. */
async function copyFound(visit: JourneyTools, query: string, page: string, example?: string): Promise<void> {
  const { tab, site, catalog, add, open } = visit;
  await open();
  await tab.evaluate(() => navigator.clipboard.writeText(""));
  await tab.keyboard.press("Control+k");
  await site.getByRole("combobox", { name: "Search" }).and(site.locator(":focus")).pressSequentially(query);
  const options = site.getByRole("option");
  await options
    .filter({ has: site.getByText(page, { exact: true }) })
    .first()
    .waitFor();
  const index = (await options.allTextContents()).findIndex((text) => text.startsWith(page));
  if (index > 2) add(`${page} is result ${index + 1} for “${query}”`);
  for (let step = 0; step < index; step++) await tab.keyboard.press("ArrowDown");
  await tab.keyboard.press("Enter");
  await site.getByRole("heading", { level: 1, name: page, exact: true }).waitFor();
  const within = example ? site.getByRole("article", { name: example, exact: true }) : site.locator("body");
  const copy = within.getByRole("button", { name: /^Copy code/ }).first();
  if (example) {
    await site.getByRole("heading", { name: "Examples" }).waitFor();
    const more = site.getByRole("button", { name: /^Show \d+ more$/ }).first();
    if (!(await copy.isVisible())) await more.click();
  }
  await copy.click();
  // The text is in the clipboard only some time after the click.
  await tab.waitForFunction(async () => (await navigator.clipboard.readText()) !== "");
  const copied = await tab.evaluate(() => navigator.clipboard.readText());
  const isExample = !example || catalog.components[page]?.examples?.includes(copied);
  if (!isExample) add(`the copied code is not an example of ${page}`);
}
