import { expect, test } from "vitest";
import { check, wordList } from "./check";
import { codeTexts, textsOf } from "./texts";

const findings = (text: string) => check({ file: "a.md", line: 1, text });
const rules = (text: string) => findings(text).map(({ rule }) => rule);

test.each(wordList)("finds “$example”", ({ example, instead }) => {
  expect(findings(example).map((each) => each.instead)).toContain(instead);
});

test("warns about a sentence of more than 25 words, and fails one of more than 30", () => {
  const lengths = (text: string) => findings(text).filter(({ rule }) => rule === "length");
  const list = (count: number) => `${"Red green blue ".repeat(count).split(" ").slice(0, count).join(" ")}.`;
  expect(lengths(list(25))).toEqual([]);
  expect(lengths(list(26))).toMatchObject([{ fails: false }]);
  expect(lengths(list(31))).toMatchObject([{ fails: true }]);
  expect(lengths(`${list(20)} ${list(20)}`)).toEqual([]);
});

test("counts code as one word, which can begin a sentence", () => {
  const list = "red green blue ".repeat(6);
  expect(rules(`${list} and \`a b c d e f g h i j k l\`. \`open\` is set when ${list} end.`)).toEqual([]);
});

test("finds the wrong article", () => {
  expect(findings("Pass a icon to it.")).toMatchObject([{ rule: "wording", instead: "an" }]);
  expect(rules("Pass an icon to it, or a URL, or a user.")).toEqual([]);
});

test("finds a repeated word", () => {
  expect(findings("Close the the list.")).toMatchObject([{ rule: "wording", found: "the the" }]);
  expect(rules("Close the list. `open` `open`")).toEqual([]);
});

test("finds spelling mistakes and British spelling, with the American word", () => {
  expect(findings("The colour of teh text.")).toMatchObject([
    { rule: "spelling", found: "colour", instead: expect.stringContaining("color") },
    { rule: "spelling", found: "teh", instead: expect.stringContaining("the") },
  ]);
  expect(rules("The color of the text, and Kerf's own `colour`.")).toEqual([]);
});

test("applies no rule to code, paths and URLs", () => {
  const text = "Call onOpenChange() of `chosen` in src/colours/index.ts, see https://example.com/colour.";
  expect(rules(text)).toEqual([]);
});

test("reports the line of the finding", () => {
  expect(findings("One line.\nIt is the colour.")).toMatchObject([{ line: 2 }]);
});

test("reads paragraphs, headings, items and cells of Markdown, but no code", () => {
  const source =
    '# Head\n\nA `x` b\nc\n\n```ts\nconst colour = 1;\n```\n\n- item\n\n| cell |\n| - |\n\n<Meta title="x" />\n';
  const texts = (file: string) => textsOf(file, () => source).map(({ line, text }) => [line, text]);
  expect(texts("a.mdx")).toEqual([
    [1, "Head"],
    [3, "A `x` b\nc"],
    [10, "item"],
    [12, "cell"],
  ]);
  expect(texts("a.md")).toEqual(texts("a.mdx"));
});

test("reads comments and sentences of code, but no examples, names or classes", () => {
  const { comments, strings } = codeTexts(
    "a.tsx",
    `import x from "Not a sentence here";
// One line
// and the next.
/**
 * A part.
 *
 * @param x Its name.
 * @example const colour = 1;
 */
const a = <p className="k:flex k:p-1">Two words and more {x}</p>; // after
// biome-ignore lint: reason
throw new Error(\`No \${x} was found here.\`);
const b = "http://a.b/c";`,
  );
  expect(comments.map(({ line, text }) => [line, text])).toEqual([
    [2, "One line\nand the next."],
    [5, "A part."],
    [7, "x Its name."],
    [10, "after"],
  ]);
  expect(strings.map(({ line, text }) => [line, text])).toEqual([
    [10, "Two words and more"],
    [12, "No `x` was found here."],
  ]);
});
