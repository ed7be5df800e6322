import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { brokenLinks, type Places } from "./links";
import { type Globals, openDocs } from "./open-page";

const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** The problems of a page of documentation: console messages, failed requests, broken links, overflow, axe violations. */
export async function pageProblems(
  page: Page,
  id: string,
  places: Places,
  globals: Globals = {},
): Promise<string[]> {
  const problems: string[] = [];
  const add = (text: string) => problems.push(text.slice(0, 500));
  page.on("console", (message) => {
    if (message.type() !== "debug") add(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => add(`error: ${error.stack ?? error}`));
  page.on("response", (response) => {
    if (response.status() >= 400) add(`${response.status()}: ${response.url()}`);
  });
  await openDocs(page, places.url, id, globals);
  const { links, ids, wide } = await page.evaluate(() => {
    return {
      // The stories on a page link to what an application would have.
      links: [...document.querySelectorAll<HTMLAnchorElement>("#storybook-docs a[href]")]
        .filter((link) => !link.closest("[id^='story--'], .sheet"))
        .map(({ href }) => href),
      ids: [...document.querySelectorAll("[id]")].map((element) => element.id),
      wide: document.documentElement.scrollWidth - innerWidth,
    };
  });
  if (wide > 0) add(`it is ${wide} px wider than its window`);
  for (const link of brokenLinks({ url: page.url(), links, ids: new Set(ids) }, places)) add(`link ${link}`);
  for (const violation of await axeViolations(page)) add(`axe ${violation}`);
  return problems;
}

/**
 * The violations in the site's own part of a page. Its stories have headings of any level; their own runs examine them.
 */
async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const results = await page.evaluate(() =>
    (window as unknown as { axe: { run(...args: unknown[]): Promise<AxeResults> } }).axe.run(
      { include: ["#storybook-docs"], exclude: ["[id^='story--']", "[inert]"] },
      {
        resultTypes: ["violations"],
        // Frames hold stories.
        iframes: false,
        rules: { region: { enabled: false }, "heading-order": { enabled: false } },
      },
    ),
  );
  return results.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ html }) => html.slice(0, 160))
        .slice(0, 3)
        .join(" | ")}`,
  );
}
