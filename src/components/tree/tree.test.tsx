import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Tree } from ".";
import { everyFolder, files, manyFiles } from "./tree.fixture";

const rowsOf = (markup: string) => markup.match(/role="treeitem"/g)?.length;

test("the server renders the expanded rows", () => {
  const markup = renderToString(<Tree items={files} defaultExpanded={["public"]} />);
  expect(rowsOf(markup)).toBe(6);
  expect(markup).toContain("logo.svg");
});

test("the server renders the first rows and the selected row of a long tree", () => {
  const markup = renderToString(
    <Tree items={manyFiles} defaultExpanded={everyFolder} defaultSelected={["90/1"]} />,
  );
  expect(rowsOf(markup)).toBe(51);
  expect(markup).toContain("File 91.2");
  expect(markup).toMatch(/margin-top:calc\(\d+ \* var\(--kerf-tree-row\)\)/);
});

test("the server loads nothing", () => {
  const loadChildren = () => Promise.reject(new Error("loaded on the server"));
  const items = [{ value: "eu", label: "Europe", hasChildren: true }];
  const markup = renderToString(<Tree items={items} defaultExpanded={["eu"]} loadChildren={loadChildren} />);
  expect(markup).toContain('aria-busy="true"');
});
