import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ts } from "ts-morph";
import { expect, test } from "vitest";

/** Attributes whose values people read or hear. */
const READ = /^(aria-(label|description|roledescription|valuetext|placeholder)|placeholder|title|alt)$/;

const folder = join(import.meta.dirname, "../components");
const modules = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".tsx") && !/\.(stories|examples|fixture|guide|test)\./.test(file),
);

/** A text in a component would stay English in other languages. */
test("components have no texts of their own: all are labels", () => {
  expect(modules.length).toBeGreaterThan(50);
  expect(modules.flatMap((file) => textsIn(file))).toEqual([]);
});

function textsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(folder, file), "utf8"), ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const attribute = ts.isJsxAttribute(node) && READ.test(node.name.getText(source)) && node.initializer;
    const text = ts.isJsxText(node)
      ? node.text
      : attribute && ts.isStringLiteral(attribute)
        ? attribute.text
        : "";
    if (/\p{L}{2}/u.test(text)) found.push(`${file}: ${text.trim()}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
