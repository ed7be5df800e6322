import { chromium, type Locator } from "playwright-core";
import { findBrowser } from "../../lib/browser";
import { servePlainly } from "../site/serve";
import { newValueSeeds, value } from "./seeds/new-value";
import type { SeededTree } from "./tree";

/**
 * The problems with a new value of Button. The catalog must refuse it without a text, and show it with one.
 */
export async function valueProblems(tree: SeededTree): Promise<string[]> {
  const [withoutText] = newValueSeeds;
  const refused = tree.withSeeds([withoutText], () => isRefused(tree));
  const site = ".cache/new-value-site";
  const schema = tree.withSeeds(newValueSeeds, () => {
    const { ok, output } = tree.run(`npm run --silent catalog && npx storybook build --quiet -o ${site}`);
    if (!ok) throw new Error(`The value with its text does not build:\n${output}`);
    return tree.read("src/catalog/catalog.schema.json").includes(`"${value}"`);
  });
  const places = { schema, ...(await placesIn(`${tree.path}/${site}`)) };
  const missing = Object.entries(places).filter(([, shows]) => !shows);
  console.log(`\nA new value without a text is ${refused ? "refused" : "accepted"}; with one it is in: `);
  for (const [place, shows] of Object.entries(places)) console.log(`${shows ? "✓" : "✗"} ${place}`);
  return [
    ...(refused ? [] : ["The catalog must refuse a value without a text, with file and line."]),
    ...missing.map(([place]) => `The new value must show in the ${place}.`),
  ];
}

/** Whether `npm run catalog` fails, names file, line and value, and leaves the catalog unchanged. */
function isRefused(tree: SeededTree): boolean {
  const document = "src/catalog/catalog.json";
  const before = tree.read(document);
  const { ok, output } = tree.run("npm run --silent catalog");
  return (
    !ok && /button\.recipe\.ts:\d+/.test(output) && output.includes(value) && tree.read(document) === before
  );
}

/** Whether the built Storybook shows the value in its controls, its table of props, and its grid. */
async function placesIn(site: string): Promise<Record<string, boolean>> {
  const { url, close } = await servePlainly(site);
  const { launch } = await findBrowser();
  const browser = await chromium.launch(launch);
  try {
    const page = await browser.newPage();
    await page.goto(`${url}iframe.html?viewMode=docs&id=components-button--docs`);
    const table = await appears(page.locator("td dt", { hasText: value }));
    await page.getByRole("combobox", { name: "variant" }).first().click();
    const controls = await appears(page.getByRole("option", { name: value, exact: true }));
    await page.goto(`${url}iframe.html?viewMode=story&id=components-button--variants`);
    const grid = await appears(page.locator(`[data-specimen="Button.variant=${value}"] button`));
    return { controls, table, grid };
  } finally {
    close();
    await browser.close();
  }
}

async function appears(locator: Locator): Promise<boolean> {
  const shown = locator.first().waitFor({ state: "attached" });
  return shown.then(
    () => true,
    () => false,
  );
}
