import fc from "fast-check";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import catalog from "../catalog/catalog.json";
import * as components from "../index";
import { checkTree, renderTree } from ".";
import { holdable, treesOf } from "./accepted-tree.fixture";

/** Components may warn about unusual but accepted values. */
beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test.each(holdable.map((entry) => [entry.name, entry] as const))(
  "renders every accepted tree of %s",
  (_, entry) => {
    let accepted = 0;
    fc.assert(
      fc.property(treesOf(entry), (tree) => {
        if (checkTree(tree, catalog, { classNames: true }).length > 0) return;
        accepted++;
        renderToString(renderTree(tree, { catalog, components, classNames: true }));
      }),
      { numRuns: 30, endOnFailure: true },
    );
    expect(accepted).toBeGreaterThan(0);
  },
);
