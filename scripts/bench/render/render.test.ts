import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { spread } from "../figures";
import { compilePlain, type Tree } from "./plain";

test.each([
  [[3, 1, 2], { low: 1.5, median: 2, high: 2.5 }],
  [[10, 1], { low: 3.25, median: 5.5, high: 7.75 }],
  [[4], { low: 4, median: 4, high: 4 }],
])("%j", (values, expected) => {
  expect(spread(values)).toEqual(expected);
});

const off: Tree[] = [
  {
    tag: "label",
    props: { className: "row", htmlFor: "_r_1_" },
    children: ["Say ", { tag: "b", props: { "data-x": '"quoted"' }, children: [] }],
  },
  { tag: "input", props: { id: "_r_1_", "aria-describedby": "_r_1_ _r_2a_", disabled: true }, children: [] },
];
const on: Tree[] = [{ tag: "p", props: {}, children: ["done"] }];

test("creates the given DOM, with unique ids for each item", () => {
  const item = compilePlain(off, on);
  expect(renderToStaticMarkup(item(7, false))).toBe(
    '<label class="row" for="_r_7p0_">Say <b data-x="&quot;quoted&quot;"></b></label>' +
      '<input id="_r_7p0_" aria-describedby="_r_7p0_ _r_7p1_" disabled=""/>',
  );
});

test("renders the other state, and gives each item its key", () => {
  const item = compilePlain(off, on);
  expect(renderToStaticMarkup(item(7, true))).toBe("<p>done</p>");
  expect([item(7, true).key, item(8, false).key]).toEqual(["7", "8"]);
});
