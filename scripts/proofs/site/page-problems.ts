import type { Page } from "playwright-core";
import { axeViolations } from "./axe";
import { brokenLinks, type Places } from "./links";
import { type Globals, openDocs } from "./open-page";

/**
 * The problems of a documentation page: console messages, failed requests, broken links, overflow and axe
 * violations.
 */
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
      // Leaves out links in stories, which lead to pages of an imaginary application.
      links: [...document.querySelectorAll<HTMLAnchorElement>("#storybook-docs a[href]")]
        .filter((link) => !link.closest("[id^='story--'], .sheet"))
        .map(({ href }) => href),
      ids: [...document.querySelectorAll("[id]")].map((element) => element.id),
      wide: document.documentElement.scrollWidth - innerWidth,
    };
  });
  if (wide > 0) add(`it is ${wide} px wider than its window`);
  for (const link of brokenLinks({ url: page.url(), links, ids: new Set(ids) }, places)) add(`link ${link}`);
  // Only the site's own part. Stories have headings of any level, and axe checks them in their own runs.
  const violations = await axeViolations(page.locator("#storybook-docs"), {
    exclude: ["[id^='story--']", "[inert]"],
    rules: { region: { enabled: false }, "heading-order": { enabled: false } },
  });
  for (const violation of violations) add(violation);
  return problems;
}
