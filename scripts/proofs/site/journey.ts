import type { Browser, FrameLocator, Page } from "playwright-core";
import type { Catalog } from "../../../src/catalog/types";

/** A task of a product engineer: find the code for something, and copy it. */
interface Journey {
  query: string;
  /** The page to open. It must be among the first three results. */
  page: string;
  /** The heading of the example to copy. Undefined for a pattern, whose first file is copied. */
  example?: string;
  /** Texts that the copied code must contain. */
  contains: string[];
}

const journeys: Journey[] = [
  {
    query: "multi select in a form",
    page: "Combobox",
    example: "Required",
    contains: [" multiple", " required"],
  },
  {
    query: "date range in a dialog",
    page: "DateRangePicker",
    example: "In a dialog",
    contains: ["<DateRangePicker", "<Dialog>"],
  },
  {
    query: "sortable table with pages",
    page: "Table with filters",
    contains: ["onSort:", "<Pagination"],
  },
  {
    query: "command palette on ctrl k",
    page: "Command palette in an application",
    contains: ["<CommandPalette.Root", 'event.key !== "k"'],
  },
  { query: "form validation", page: "With react-hook-form", contains: ["useForm", "error={"] },
  { query: "toast", page: "Toast", example: "Archive", contains: ["useToast()", "toast.add("] },
];

/** The problems of one journey. */
interface Report {
  query: string;
  problems: string[];
}

/**
 * Takes each journey from the first page: search by keyboard, open the page, find the example and copy it. Prints how many
 * steps and seconds each takes. Typing a query counts as one step, like each key press and each click.
 */
export async function checkJourneys(browser: Browser, url: string, catalog: Catalog): Promise<Report[]> {
  const reports: Report[] = [];
  for (const journey of journeys) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const tab = await context.newPage();
    tab.setDefaultTimeout(15_000);
    const problems = await go(tab, url, journey, catalog).catch((error) => [String(error)]);
    reports.push({ query: journey.query, problems });
    await context.close();
  }
  return reports;
}

async function go(tab: Page, url: string, journey: Journey, catalog: Catalog): Promise<string[]> {
  const { query, page, example, contains } = journey;
  await tab.goto(url);
  const site = tab.frameLocator("#storybook-preview-iframe");
  await site.getByRole("heading", { level: 1, name: /Kerf/ }).waitFor({ timeout: 30_000 });
  await tab.evaluate(() => navigator.clipboard.writeText(""));
  const start = performance.now();
  let steps = await openFromSearch(tab, query, page);
  await site.getByRole("heading", { level: 1, name: page, exact: true }).waitFor();
  steps += example ? await copyExample(site, example) : await copyFile(site);
  // The text is in the clipboard only some time after the click.
  await tab.waitForFunction(async () => (await navigator.clipboard.readText()) !== "");
  const copied = await tab.evaluate(() => navigator.clipboard.readText());
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${query}: ${page}, ${steps} steps, ${seconds} s`);
  // `npm run prove -- snippets` checks that it compiles, renders and looks as shown.
  const examples = catalog.components[page]?.examples ?? [];
  return [
    ...(example && !examples.includes(copied) ? [`the copied code is not an example of ${page}`] : []),
    ...contains.filter((text) => !copied.includes(text)).map((text) => `the copied code lacks ${text}`),
  ];
}

/** Opens a page with the search, and returns the number of steps. */
async function openFromSearch(tab: Page, query: string, page: string): Promise<number> {
  await tab.keyboard.press("Control+k");
  await tab.locator("dialog[open]").waitFor();
  await tab.keyboard.type(query);
  const options = tab.getByRole("option");
  const option = options.filter({ has: tab.getByText(page, { exact: true }) }).first();
  await option.waitFor();
  const place = (await options.allTextContents()).findIndex((text) => text.startsWith(page));
  if (place > 2) throw new Error(`${page} is result ${place + 1} for “${query}”`);
  for (let step = 0; step < place; step++) await tab.keyboard.press("ArrowDown");
  await tab.keyboard.press("Enter");
  return 3 + place;
}

/** Copies an example, and returns the number of steps. */
async function copyExample(site: FrameLocator, example: string): Promise<number> {
  const copy = site
    .getByRole("article", { name: example, exact: true })
    .getByRole("button", { name: /^Copy code/ });
  await site.getByRole("heading", { name: "Examples" }).waitFor();
  if (await copy.isVisible()) {
    await copy.click();
    return 1;
  }
  await site
    .getByRole("button", { name: /^Show \d+ more$/ })
    .first()
    .click();
  await copy.click();
  return 2;
}

/** Copies the first file of a pattern. */
async function copyFile(site: FrameLocator): Promise<number> {
  await site
    .getByRole("button", { name: /^Copy code/ })
    .first()
    .click();
  return 1;
}
