import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Guide } from "../../../src/catalog/types";
import { camelCase } from "../../lib/names";
import type { Gaps } from "./gaps";
import { propertyIn } from "./recipe";
import type { ComponentFolder } from "./source";

/** Returns a component's guide by running its file. Undefined if it has none, which is a gap. */
export async function readGuide(folder: ComponentFolder, gaps: Gaps): Promise<Guide | undefined> {
  const file = `${basename(folder.path)}.guide.ts`;
  const path = join(folder.path, file);
  if (!existsSync(path) || !folder.guide) {
    gaps.add(
      { file: path },
      `${folder.name} has no guide.`,
      `Write ${file} with alternatives, keyboard, accessibility, do and don't.`,
    );
    return undefined;
  }
  const name = `${camelCase(folder.name)}Guide`;
  const module = (await import(pathToFileURL(path).href)) as Record<string, Guide | undefined>;
  const guide = module[name];
  if (!guide) gaps.add(folder.guide, `${file} exports no ${name}.`, `Export \`const ${name}: Guide\`.`);
  else checkGuide(guide, folder, gaps);
  return guide;
}

function checkGuide(guide: Guide, { guide: file, path, name }: ComponentFolder, gaps: Gaps): void {
  const declaration = file?.getVariableDeclarations()[0];
  const nodeOf = (part: string) => (declaration ? propertyIn(declaration, part) : { file: path });
  const { instead, keyboard, accessibility, do: dos, dont } = guide;
  const texts = {
    instead: Object.values(instead),
    keyboard: keyboard.map(({ does }) => does),
    accessibility,
    do: dos,
    dont: dont.map(({ text }) => text),
  };
  for (const [part, list] of Object.entries(texts)) {
    const subject = `The guide of ${name} has a text under \`${part}\` that`;
    for (const text of list) gaps.expectForm(nodeOf(part), text, subject);
    if (list.length === 0 && part !== "instead" && part !== "keyboard") {
      const what = `The guide of ${name} has nothing under \`${part}\`.`;
      gaps.add(nodeOf(part), what, "Write at least one sentence.");
    }
  }
}
