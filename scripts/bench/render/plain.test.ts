import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Tree } from "./dom-tree";
import { compilePlain } from "./plain";

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
