import type { Browser, Page } from "playwright-core";
import type {} from "../../runner/channel";

declare global {
  /** The manager's theme, by the lightness of its background, and the page's theme, by its root element. */
  var kerfThemes: () => string;
}

/**
 * The problems of the manager: its console output, and whether the URL can set the toolbar's values. The
 * values must apply to all pages and be remembered.
 */
export async function checkManager(browser: Browser, url: string): Promise<string[]> {
  const problems: string[] = [];
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript(() => {
    globalThis.kerfThemes = () => {
      const [red = 255] = getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
      const frame = document.querySelector<HTMLIFrameElement>("#storybook-preview-iframe");
      return `${red > 127 ? "light" : "dark"} and ${frame?.contentDocument?.documentElement.dataset.theme}`;
    };
  });
  const page = await context.newPage();
  page.on("console", (message) =>
    problems.push(`console ${message.type()}: ${message.text().slice(0, 500)}`),
  );
  page.on("pageerror", (error) => problems.push(`error: ${error}`));
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  const expectTheme = async (when: string, theme: string) => {
    // The manager renders a moment after the event.
    const both = `${theme} and ${theme}`;
    await page
      .waitForFunction((wanted) => kerfThemes() === wanted, both, { timeout: 5000 })
      .catch(async () => {
        problems.push(`${when}: the site and its page are in ${await page.evaluate(() => kerfThemes())}`);
      });
  };

  await page.goto(url);
  await opened(page);
  const address = new URL(page.url()).searchParams.get("path");
  if (address !== "/docs/kerf-welcome--docs") problems.push(`it opens at ${address}`);
  await expectTheme("at first", "light");

  // Storybook names the button only "Expand".
  const tests = page.getByRole("button", { name: "Expand", exact: true }).filter({ hasText: "Behaviour" });
  if (await tests.isVisible()) problems.push("the sidebar shows the stories of tests at first");
  await page.getByRole("button", { name: "1 active tag filter" }).click();
  await page.getByText("tests (excluded)").click();
  await tests.waitFor({ timeout: 5000 }).catch(() => {
    problems.push("the sidebar's filter doesn't show the stories of tests");
  });
  await page.keyboard.press("Escape");

  await page.goto(`${url}?path=/docs/components-button--docs&globals=theme:dark`);
  await opened(page);
  await expectTheme("with dark in the URL", "dark");

  await page.evaluate(() => {
    window.__STORYBOOK_ADDONS_CHANNEL__.emit("updateGlobals", {
      globals: { theme: "dark", direction: "rtl" },
    });
  });
  await page.waitForFunction(() => location.search.includes("direction:rtl"));
  await page.goto(url);
  await opened(page);
  await expectTheme("on the next visit", "dark");
  const dir = await page.frameLocator("#storybook-preview-iframe").locator("html").getAttribute("dir");
  if (dir !== "rtl") problems.push(`the direction is not remembered: it is ${dir}`);
  await context.close();
  return problems;
}

async function opened(page: Page): Promise<void> {
  await page
    .frameLocator("#storybook-preview-iframe")
    .locator("#storybook-docs h1")
    .waitFor({ timeout: 30_000 });
}
