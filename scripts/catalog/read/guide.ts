import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ComponentDescriptor } from "../../../src/catalog/types";
import { type Check, type Guide, keyNames, modifiers } from "../../../src/catalog/types";
import { camelCase } from "../../lib/names";
import type { ComponentFolder } from "./folder";
import type { Gaps, Place } from "./gaps";
import { isSentence } from "./jsdoc";
import { placeIn } from "./recipe-modules";

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

function checkGuide(guide: Guide, { guide: source, name }: ComponentFolder, gaps: Gaps): void {
  const at = (...keys: string[]): Place => {
    const declaration = source?.getVariableDeclarations()[0];
    return declaration ? placeIn(declaration, ...keys) : { file: name };
  };
  const { instead, keyboard, accessibility, do: dos, dont } = guide;
  const texts: [string, string][] = [
    ...Object.values(instead).map((text): [string, string] => ["instead", text]),
    ...keyboard.map(({ does }): [string, string] => ["keyboard", does]),
    ...accessibility.map((text): [string, string] => ["accessibility", text]),
    ...dos.map((text): [string, string] => ["do", text]),
    ...dont.map(({ text }): [string, string] => ["dont", text]),
  ];
  for (const [part, text] of texts) {
    if (!isSentence(text))
      gaps.add(
        at(part),
        `The guide of ${name} has a text under \`${part}\` that is not a sentence: "${text}"`,
        "Begin with a capital letter and end with a full stop.",
      );
  }
  for (const key of keyboard.flatMap(({ keys }) => keys)) {
    if (!isKey(key))
      gaps.add(
        at("keyboard"),
        `The guide of ${name} names "${key}", which isn't a key.`,
        `Name one of ${keyNames.join(", ")}, after ${modifiers.map((each) => `${each}+`).join(", ")} if necessary.`,
      );
  }
  for (const { caughtBy } of dont) {
    if (!isCheck(caughtBy))
      gaps.add(
        at("dont"),
        `The guide of ${name} names the check "${caughtBy}", which does not exist.`,
        "Name types, error, warning, or axe and one of its rules.",
      );
  }
  for (const part of ["accessibility", "do", "dont"] as const) {
    if (guide[part].length === 0)
      gaps.add(
        at(part),
        `The guide of ${name} has nothing under \`${part}\`.`,
        "Write at least one sentence.",
      );
  }
}

/** Checks that the alternatives in a guide are other components of the catalog. */
export function checkInstead(
  { name, guide, path }: ComponentFolder,
  components: Readonly<Record<string, ComponentDescriptor>>,
  gaps: Gaps,
): void {
  for (const other of Object.keys(components[name]?.guide?.instead ?? {})) {
    if (other !== name && Object.hasOwn(components, other)) continue;
    gaps.add(
      guide ?? { file: path },
      `The guide of ${name} suggests ${other}, ${other === name ? "the component itself" : "an unknown component"}.`,
      "Name another component of the catalog.",
    );
  }
}

function isKey(press: string): boolean {
  const [key = "", ...held] = press.split("+").reverse();
  return keyNames.some((each) => each === key) && held.every((each) => modifiers.some((mod) => mod === each));
}

function isCheck(check: Check): boolean {
  return /^(types|error|warning|axe [a-z-]+)$/.test(check);
}
