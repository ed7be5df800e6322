import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AxeResults, RunOptions } from "axe-core";
import type { Locator, Page } from "playwright-core";
import { brokenLinks, type LinkTargets } from "./links";

const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** The violations in an element, with the markup of up to three elements. Its frames have their own runs. */
export async function axeViolations(
  element: Locator,
  { exclude = [], rules = {} }: { exclude?: string[]; rules?: RunOptions["rules"] } = {},
): Promise<string[]> {
  const violations = await element.evaluate(
    async (root, [script, excluded, ruleOptions]) => {
      // biome-ignore lint/security/noGlobalEval: axe, in the page that it checks.
      globalThis.eval(script);
      const { axe } = window as unknown as { axe: { run(...args: unknown[]): Promise<AxeResults> } };
      const options = { resultTypes: ["violations"], iframes: false, rules: ruleOptions };
      return (await axe.run({ include: [root], exclude: excluded }, options)).violations;
    },
    [axe, exclude, rules] as const,
  );
  return violations.map(
    ({ id, nodes }) =>
      `axe ${id}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 160))
        .join(" | ")}`,
  );
}

/**
 * The problems of a documentation page: console messages, failed requests, broken links, overflow, and axe's violations in
 * light and dark.
 */
export async function pageProblems(page: Page, id: string, targets: LinkTargets): Promise<string[]> {
  const problems: string[] = [];
  const add = (text: string) => problems.push(text.slice(0, 500));
  page.on("console", (message) => {
    if (message.type() !== "debug") add(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => add(`error: ${error.stack ?? error}`));
  page.on("response", (response) => {
    if (response.status() >= 400) add(`${response.status()}: ${response.url()}`);
  });
  await page.goto(new URL(`iframe.html?viewMode=docs&id=${id}&globals=theme:light`, targets.url).href);
  await page.waitForSelector("#storybook-docs h1", { timeout: 30_000 });
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => !document.querySelector("[data-slot=code-block]:not([data-highlighted])"));

  const { links, ids, wide } = await page.evaluate(() => ({
    // Leaves out links in stories, which lead to pages of an imaginary application.
    links: [...document.querySelectorAll<HTMLAnchorElement>("#storybook-docs a[href]")]
      .filter((link) => !link.closest("[id^='story--'], .sheet"))
      .map(({ href }) => href),
    ids: [...document.querySelectorAll("[id]")].map((element) => element.id),
    wide: document.documentElement.scrollWidth - innerWidth,
  }));
  if (wide > 0) add(`it is ${wide} px wider than its window`);
  for (const link of brokenLinks({ url: page.url(), links, ids: new Set(ids) }, targets)) add(`link ${link}`);

  for (const theme of ["light", "dark"]) {
    await page.evaluate((theme) => {
      document.documentElement.dataset.theme = theme;
    }, theme);
    // Only the site's own part. Stories have headings of any level, and axe checks them in their own runs.
    const violations = await axeViolations(page.locator("#storybook-docs"), {
      exclude: ["[id^='story--']", "[inert]"],
      rules: { region: { enabled: false }, "heading-order": { enabled: false } },
    });
    for (const violation of violations) add(`${theme}: ${violation}`);
  }
  return problems;
}
