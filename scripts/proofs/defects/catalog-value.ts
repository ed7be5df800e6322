import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { chromium, type Locator } from "playwright-core";
import sirv from "sirv";
import { findBrowser } from "../../lib/browser";
import type { ScratchCopy } from "../../lib/scratch-copy";

const recipe = "src/components/button/button.recipe.ts";
const value = "planted";

/** Adds a Button variant without a text: the catalog names file and line, and stays as it was. */
export function missingText({ path, run }: ScratchCopy): boolean {
  const document = join(path, "src/catalog/catalog.json");
  const before = readFileSync(document, "utf8");
  const restore = edit(path, addValue);
  const { ok, output } = run("npm run --silent catalog");
  restore();
  return (
    !ok &&
    /button\.recipe\.ts:\d+/.test(output) &&
    output.includes(value) &&
    readFileSync(document, "utf8") === before
  );
}

/** Adds it with a text, touches no other file, and looks where the workshop shows it. */
export async function newValue({ path, run }: ScratchCopy): Promise<[place: string, shows: boolean][]> {
  edit(path, (text) => addText(addValue(text)));
  const { ok, output } = run("npm run --silent catalog");
  if (!ok) throw new Error(`The catalog refused a value that has its text:\n${output}`);
  const schema = readFileSync(join(path, "src/catalog/catalog.schema.json"), "utf8");
  const site = join(path, ".cache/defects-site");
  const built = run(`npx storybook build --quiet -o ${site}`);
  if (!built.ok) throw new Error(built.output);
  const seen = await look(site);
  return [["schema", schema.includes(`"${value}"`)], ...Object.entries(seen)];
}

async function look(site: string): Promise<Record<string, boolean>> {
  const server = createServer(sirv(site)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const { launch } = await findBrowser();
  const browser = await chromium.launch(launch);
  try {
    const page = await browser.newPage();
    const open = (query: string) => page.goto(`http://127.0.0.1:${port}/iframe.html?${query}`);
    await open("viewMode=docs&id=components-button--docs");
    const controls = await appears(page.locator("select option", { hasText: value }));
    const table = await appears(page.locator("td li code", { hasText: value }));
    await open("viewMode=story&id=components-button--variants");
    const grid = await appears(page.locator(`[data-specimen="Button.variant=${value}"] button`));
    return { controls, table, grid };
  } finally {
    server.close();
    await browser.close();
  }
}

async function appears(locator: Locator): Promise<boolean> {
  return locator
    .first()
    .waitFor({ state: "attached" })
    .then(
      () => true,
      () => false,
    );
}

/** Edits the recipe, and returns how to take that back. */
function edit(path: string, change: (text: string) => string): () => void {
  const file = join(path, recipe);
  const before = readFileSync(file, "utf8");
  const after = change(before);
  if (after === before) throw new Error(`Nothing to edit in ${recipe}: its shape has changed.`);
  writeFileSync(file, after);
  return () => writeFileSync(file, before);
}

function addValue(text: string): string {
  return text.replace(
    /variant: \{\n/,
    `variant: {\n        ${value}: "k:border-transparent k:bg-info k:text-on-info",\n`,
  );
}

function addText(text: string): string {
  const [classes = "", texts = ""] = text.split("export const buttonTexts");
  const withText = texts.replace(
    /variant: \{\n/,
    `variant: {\n    ${value}: "A value for the test of a test.",\n`,
  );
  return `${classes}export const buttonTexts${withText}`;
}
