import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildTargets, supportedBrowsers } from "../../lib/browser-targets";
import { root } from "../../lib/paths";
import { readFeatures, rowsOf } from "./css-support";

const faultsOf = (css: string) => rowsOf(css).faults;

test.each([
  ["a property", "a { reading-flow: normal }", "css.properties.reading-flow"],
  ["a value", "a { width: stretch }", "css.properties.width.stretch"],
  ["a function in a custom property", "a { --x: sibling-index() }", "css.types.sibling-index"],
  ["a color function", "a { color: contrast-color(red) }", "css.types.color.contrast-color"],
  ["a pseudo-class", "a:open { color: red }", "css.selectors.open"],
  ["an at-rule", "@function --x() { result: 1px }", "css.at-rules.function"],
])("reports %s in a stylesheet if a supported browser lacks it", (_, css, feature) => {
  expect(faultsOf(css).filter((fault) => fault.startsWith(`${feature} needs `))).toHaveLength(1);
});

test("a fault names the browsers and the fix", () => {
  expect(faultsOf("a { reading-flow: normal }")[0]).toMatch(
    /needs chrome 137 \(supported from 123\), .*firefox .*\. Do without it, or say in fallbacks\.ts what people see/,
  );
});

test("features that every supported browser has need no fallback, nor do @supports conditions", () => {
  const css = "a:has(b) { inset: 0; color: light-dark(red, oklch(0.5 0.1 20)) }";
  expect(faultsOf(`${css} @supports (reading-flow: normal) { a { color: red } }`)).toEqual([]);
});

test("reports names that MDN's data lacks", () => {
  const names = faultsOf("a:nosuch { nosuch: nosuch() }").map((fault) => fault.split(" ")[0]);
  expect(names).toEqual([":nosuch", "nosuch", "nosuch()"]);
});

test("every feature of the stylesheet works in all supported browsers or has a fallback, and the site lists it", async () => {
  const { rows, faults } = await readFeatures();
  expect(faults).toEqual([]);
  const text = `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(",\n")}\n]\n`;
  await expect(text).toMatchFileSnapshot(join(root, "stories/adopting/browser-features.json"));
});

test("README.md and the examples name the browsers of package.json", () => {
  expect(readFileSync("README.md", "utf8")).toContain(`Kerf supports ${supportedBrowsers} and newer`);
  for (const app of ["test-apps/vite", "vite", "react-router"])
    expect(readFileSync(`stories/examples/${app}/vite.config.ts`, "utf8")).toContain(
      `cssTarget: ${JSON.stringify(buildTargets).replaceAll(",", ", ")}`,
    );
  const { browserslist } = JSON.parse(readFileSync("stories/examples/next/package.json", "utf8"));
  expect(browserslist).toEqual(JSON.parse(readFileSync("package.json", "utf8")).browserslist);
});
