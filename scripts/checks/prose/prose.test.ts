import { expect, test } from "vitest";
import { check, wordList } from "./check";
import { codeTexts, textsOf } from "./texts";

const findings = (text: string) => check({ file: "a.md", line: 1, text });
const rules = (text: string) => findings(text).map(({ rule }) => rule);

test.each(wordList)("finds “$example”", ({ example, instead }) => {
  expect(findings(example).map((each) => each.instead)).toContain(instead);
});

test("finds a sentence of more than 30 words", () => {
  const list = (count: number) => `${"Red green blue ".repeat(count).split(" ").slice(0, count).join(" ")}.`;
  expect(rules(`${list(30)} ${list(20)}`)).toEqual([]);
  expect(rules(list(31))).toEqual(["length"]);
});

test("counts code as one word, which can begin a sentence", () => {
  const list = "red green blue ".repeat(6);
  expect(rules(`${list} and \`a b c d e f g h i j k l\`. \`open\` is set when ${list} end.`)).toEqual([]);
});

test.each([
  ["Pass a icon to it.", "wording", "an"],
  ["Close the the list.", "wording", expect.any(String)],
  ["It is the colour.", "spelling", expect.stringContaining("color")],
  ["It is teh text.", "spelling", expect.stringContaining("the")],
])("finds the mistake in “%s”", (text, rule, instead) => {
  expect(findings(text)).toMatchObject([{ rule, instead }]);
});

test.each([
  "Pass an icon to it, or a URL, or a user.",
  "Close the list. `open` `open`",
  "The color of the text, and Kerf's own `colour`.",
  "Call onOpenChange() of `chosen` in src/colours/index.ts, see https://example.com/colour.",
])("accepts “%s”", (text) => {
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
