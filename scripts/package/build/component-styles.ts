import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type ClassSelector,
  findAll,
  generate,
  ident,
  parse,
  type Selector,
  type StyleSheet,
} from "css-tree";
import { isPseudoElement, readRules, type StyleRule } from "./rules";
import { readSubPaths } from "./sub-paths";
import { LAYERS } from "./tokens";

/**
 * Writes the stylesheet in parts: `base.css` with everything but the utilities, and for each sub-path the utilities whose
 * classes are in its modules and in all that these import. Several files can contain the same utility.
 */
export async function writeComponentStyles(outDir: string, css: string): Promise<void> {
  const { children } = parse(css, { parseValue: false, parseCustomProperty: false }) as StyleSheet;
  const texts = children.toArray().map((node) => generate(node));
  const isUtilities = (text: string) => text.startsWith("@layer kerf.utilities{");
  const utilities = readUtilities(texts.filter(isUtilities).join(""));
  const layers = [...new Set(utilities.map(({ level }) => level))].sort((one, other) => one - other);
  // In each file, because any of them may be the first.
  const order = `${LAYERS}\n@layer kerf.utilities{@layer ${layers.map(layerName).join()}}\n`;
  const base = texts.filter((text) => !isUtilities(text)).join("");
  await writeFile(`${outDir}/exports/base.css`, `${order}${base.replaceAll("url(./", "url(../")}\n`);

  const unused = new Set(utilities);
  for (const { name } of readSubPaths()) {
    const words = wordsIn(`${outDir}/exports/${name}.js`);
    const own = utilities.filter(({ className }) => words.has(className));
    const blocks = layers.map((layer) => {
      const rules = own.filter(({ level }) => level === layer).map(({ text }) => text);
      return rules.length === 0 ? "" : `@layer ${layerName(layer)}{${rules.join("")}}`;
    });
    await writeFile(`${outDir}/exports/${name}.css`, `${order}@layer kerf.utilities{${blocks.join("")}}\n`);
    for (const utility of own) unused.delete(utility);
  }
  for (const { className } of unused) throw new Error(`No module of a component contains ${className}.`);
}

const layerName = (level: number) => `u${level.toString(36)}`;

/** The words in a built module and in all that it imports. */
function wordsIn(entry: string): Set<string> {
  const files = new Set([entry]);
  const words = new Set<string>();
  for (const file of files) {
    const code = readFileSync(file, "utf8");
    for (const word of code.split(/[\s"`]+/)) words.add(word);
    for (const [, path = ""] of code.matchAll(/\b(?:from |import ?\(?)"(\..+?)"/g))
      files.add(join(file, "..", path));
  }
  return words;
}

type Utility = ReturnType<typeof readUtility>;

/**
 * Divides the utilities into cascade layers, so that files with some of them override each other as in one stylesheet, in any
 * order. Utilities share a layer unless one overrides the other.
 */
function readUtilities(css: string): Utility[] {
  const rules = readRules(css).layers.get("kerf.utilities") ?? [];
  const utilities = rules
    .flatMap((rule) => rule.selectors.map((selector) => readUtility(selector, rule)))
    .sort((one, other) => one.specificity - other.specificity);
  for (const [index, utility] of utilities.entries())
    for (const { level, specificity, declarations } of utilities.slice(0, index))
      if (declarations.some((earlier) => utility.declarations.some((each) => overrides(each, earlier))))
        utility.level = Math.max(utility.level, specificity < utility.specificity ? level : level + 1);
  return utilities;
}

function readUtility(selector: Selector, { specificity, block, around }: StyleRule) {
  const classes = findAll(selector, ({ type }) => type === "ClassSelector") as ClassSelector[];
  // Groups and peers only mark an element for the selectors of utilities.
  const isUtility = (name: string) => /^k:(?!(group|peer)(\/|$))/.test(name);
  const className = classes.map(({ name }) => ident.decode(name)).find(isUtility);
  if (!className) throw new Error(`${generate(selector)} contains no class of a utility.`);
  const pseudoElements = selector.children
    .toArray()
    .filter(isPseudoElement)
    .map((node) => generate(node));
  const declarations = block.children.toArray().map((node) => {
    const [text, [property = ""]] = [generate(node), generate(node).split(":")];
    return { text, family: `${pseudoElements} ${familyOf(property)}` };
  });
  const conditions = around.map((each) => `${each}{`).join("");
  const text = `${conditions}${generate(selector)}${generate(block)}${"}".repeat(around.length)}`;
  return { className, text, specificity, declarations, level: 0 };
}

type Declaration = Utility["declarations"][number];

/** Whether a declaration overrides an earlier one. Says so too often, at the cost of a layer. */
const overrides = (one: Declaration, earlier: Declaration) =>
  one.family === earlier.family && one.text !== earlier.text;

/** A name that a shorthand and its parts have in common, usually their first word. */
function familyOf(property: string): string {
  const [word = ""] = /^--.*|(?<=^-\w+-)\w+|^\w+/.exec(property.replace("scroll-", "")) ?? [];
  return families[word] ?? word;
}

const families: Record<string, string> = {
  ...{ top: "inset", right: "inset", bottom: "inset", left: "inset", row: "gap", column: "gap" },
  ...{ align: "place", justify: "place", line: "font", white: "text" },
};
