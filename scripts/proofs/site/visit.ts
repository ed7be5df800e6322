import type { Page } from "playwright-core";
import { axeViolations } from "./axe";
import { brokenLinks, type Places } from "./links";
import type { Globals } from "./open-page";
import { openDocs } from "./open-page";

/** What is wrong with a page of documentation: what it wrote, failed to load, links to, and what axe finds. */
export async function visit(
  page: Page,
  id: string,
  places: Places,
  globals: Globals = {},
): Promise<string[]> {
  const problems: string[] = [];
  const heard = (text: string) => problems.push(text.slice(0, 500));
  page.on("console", (message) => {
    if (message.type() !== "debug") heard(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => heard(`error: ${error.stack ?? error}`));
  page.on("response", (response) => {
    if (response.status() >= 400) heard(`${response.status()}: ${response.url()}`);
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
  if (wide > 0) heard(`it is ${wide} px wider than its window`);
  for (const link of brokenLinks({ url: page.url(), links, ids: new Set(ids) }, places))
    heard(`link ${link}`);
  for (const violation of await axeViolations(page)) heard(`axe ${violation}`);
  return problems;
}
