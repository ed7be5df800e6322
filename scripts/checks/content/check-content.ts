/** npm run check -- content: see scripts/lib/jobs.ts. Exits with 1 if a text doesn't fit. */
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Page } from "playwright-core";
import { defaultLabels } from "../../../src/i18n/labels";
import { root } from "../../lib/paths";
import type { IndexEntry } from "../../runner/site";
import { visitCommand, visitStories } from "../../runner/visit-stories";
import { bundled } from "../../visual";

/** Content that replaces a text of the page. */
export interface Content {
  name: string;
  text: string;
  /** Whether to repeat the original text instead. */
  repeats?: boolean;
  /** Whether to skip texts that don't wrap, because the content is too long for one line. */
  wraps?: boolean;
}

/** Content that layouts are rarely designed for. */
const contents: readonly Content[] = [
  { name: "a long word", text: "Datenschutzgrundverordnung" },
  // As in identifiers and file names.
  { name: "a word of 60 letters", text: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsamt" },
  {
    name: "a long sentence",
    text: "Every reviewer of the workspace gets this message again until all of the changes are approved",
    wraps: true,
  },
  { name: "twice the length", text: "", repeats: true },
  { name: "Arabic", text: "مراجعة التغييرات قبل النشر" },
  { name: "Japanese", text: "変更を確認してください" },
  { name: "nothing", text: "" },
];

await visitStories({
  ...visitCommand(import.meta.url)
    .parse()
    .opts(),
  selects: ({ title }) => /^(Components|Patterns)\//.test(title),
  scripts: [await bundled(new URL("in-page.ts", import.meta.url))],
  context: { viewport: { width: 320, height: 768 } },
  check: faultsOf,
});

/**
 * Kerf's texts that stay English in the toolbar's pseudo-locale, because a component doesn't take them from the locale. A
 * story may have the same text, such as "Close" on a button of its own.
 */
async function untranslated(page: Page, { importPath = "" }: IndexEntry): Promise<string[]> {
  const folders = [join(root, dirname(importPath)), join(root, "stories/page")];
  const files = (
    await Promise.all(
      folders.map(async (folder) => (await readdir(folder)).map((file) => join(folder, file))),
    )
  ).flat();
  const sources = files.filter(
    (file) => /\.tsx?$/.test(file) && !/\/src\/.*(?<!stories|examples|fixture)\.tsx?$/.test(file),
  );
  const own = (await Promise.all(sources.map((file) => readFile(file, "utf8")))).join("");
  const texts = textsIn(defaultLabels).filter((text) => !own.includes(text));
  const found = await page.evaluate((english) => window.kerfContent.untranslated(english), texts);
  return found.map((text) => `pseudo-locale: "${text}" is English`);
}

function textsIn(labels: object): string[] {
  return Object.values(labels).flatMap((text) => (typeof text === "string" ? [text] : textsIn(text)));
}

/** The faults of a story with its own texts, and the faults that other content adds. */
async function faultsOf(page: Page, story: IndexEntry): Promise<string[]> {
  const before = await faults(page);
  const found = before.map((fault) => `its own texts: ${fault}`);
  for (const content of contents) {
    await page.evaluate((it) => window.kerfContent.fill(it), content);
    const added = (await faults(page)).filter((fault) => !before.includes(fault));
    found.push(...added.map((fault) => `${content.name}: ${fault}`));
    await page.evaluate(() => window.kerfContent.restore());
  }
  return [...found, ...(await untranslated(page, story))];
}

async function faults(page: Page): Promise<string[]> {
  await page.evaluate(() => window.kerf.waitUntilStable());
  return page.evaluate(() => window.kerfContent.faults());
}
