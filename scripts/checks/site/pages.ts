import type { Page } from "playwright-core";
import { axeViolations } from "../../lib/axe-violations";

/**
 * The problems of a documentation page: console messages, failed requests, broken links, overflow, and axe's violations,
 * on a laptop and a phone, in light and in dark.
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

  const { links, ids } = await page.evaluate(() => ({
    // Leaves out links in stories, which lead to pages of an imaginary application.
    links: [...document.querySelectorAll<HTMLAnchorElement>("#storybook-docs a[href]")]
      .filter((link) => !link.closest("[id^='story--'], .sheet"))
      .map(({ href }) => href),
    ids: [...document.querySelectorAll("[id]")].map((element) => element.id),
  }));
  for (const link of brokenLinks({ url: page.url(), links, ids: new Set(ids) }, targets)) add(`link ${link}`);

  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) add(`at ${width}: it is ${wide} px wider than its window`);
    for (const theme of ["light", "dark"]) {
      await page.evaluate((theme) => document.documentElement.setAttribute("data-theme", theme), theme);
      // Only the site's own part. Stories have headings of any level, and axe checks them in their own runs.
      const violations = await axeViolations(page.locator("#storybook-docs"), {
        exclude: ["[id^='story--']", "[inert]"],
        rules: { region: { enabled: false }, "heading-order": { enabled: false } },
      });
      for (const violation of violations) add(`${theme}, at ${width}: ${violation}`);
    }
  }
  return problems;
}

/** The valid link targets of a site. */
export interface LinkTargets {
  /** The URL of the site's first page, with a trailing slash. */
  url: string;
  /** The types of the entries in its index, by id. */
  entries: ReadonlyMap<string, string>;
  /** Its files, as paths relative to its first page. */
  files: ReadonlySet<string>;
}

/** A page, with its links and ids. */
interface Linked {
  url: string;
  /** The destinations of its links, as full URLs. */
  links: readonly string[];
  /** The ids of its elements. */
  ids: ReadonlySet<string>;
}

/** The broken links of a page, each with its problem. */
export function brokenLinks({ url, links, ids }: Linked, targets: LinkTargets): string[] {
  return [...new Set(links)].flatMap((link) => {
    const problem = problemOf(new URL(link), new URL(url), ids, targets);
    return problem ? [`${link}: ${problem}`] : [];
  });
}

function problemOf(link: URL, page: URL, ids: ReadonlySet<string>, targets: LinkTargets): string | undefined {
  if (!link.href.startsWith(targets.url)) {
    if (link.origin === page.origin) return "it leaves the site's folder";
    // Tests don't request files from other servers.
    return link.protocol === "https:" || link.protocol === "mailto:" ? undefined : "it is not https";
  }
  const path = link.href.slice(targets.url.length).split(/[?#]/)[0] ?? "";
  const to = link.searchParams.get("path");
  if (path === "" && to !== null) {
    const [, view, id = ""] = to.split("/");
    const type = targets.entries.get(id);
    if (type === undefined) return "the site has no such page";
    return view === "docs" && type !== "docs" ? "that page has no documentation" : undefined;
  }
  if (link.pathname === page.pathname && link.hash !== "") {
    return ids.has(decodeURIComponent(link.hash.slice(1))) ? undefined : "the page has no such id";
  }
  return targets.files.has(path || "index.html") ? undefined : "the site has no such file";
}
