import fc from "fast-check";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import catalog from "../catalog/catalog.json";
import * as components from "../index";
import { checkTree, renderTree, TreeError } from ".";
import { soundTrees } from "./arbitrary-tree.fixture";

const options = { catalog, components };

/** Components may warn about unusual but accepted values. */
beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test("accepts and renders every valid tree", () => {
  fc.assert(
    fc.property(soundTrees, (tree) => {
      // As received over a network.
      const sent = JSON.parse(JSON.stringify(tree));
      expect(checkTree(sent, catalog)).toEqual([]);
      expect(renderToString(renderTree(sent, options))).toContain('data-slot="surface"');
    }),
    { numRuns: 150 },
  );
});

test("renders or refuses a valid tree with one value replaced by any other, and the reader never breaks", () => {
  const bad = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom("javascript:x", "n0", { node: "n0" }, { __html: "<b>" }),
  );
  const wrong = fc.record({
    tree: soundTrees,
    position: fc.nat(),
    key: fc.constantFrom("props", "children", "type"),
    bad,
  });
  fc.assert(
    fc.property(wrong, ({ tree, position, key, bad }) => {
      const ids = Object.keys(tree.nodes);
      const id = ids[position % ids.length] ?? "n0";
      const changed = { ...tree, nodes: { ...tree.nodes, [id]: { ...tree.nodes[id], [key]: bad } } };
      outcomeOf(changed);
    }),
    { numRuns: 150 },
  );
});

test("refuses any JSON with problems that have paths", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (root, nodes) => {
      const problems = [...outcomeOf(root), ...outcomeOf({ root, nodes })];
      expect(problems.length).toBeGreaterThan(0);
      expect(problems.every(({ path, message }) => typeof path === "string" && message.endsWith("."))).toBe(
        true,
      );
    }),
    { numRuns: 150 },
  );
});

/** The problems of a tree. A tree without problems renders, others throw. */
function outcomeOf(tree: unknown) {
  const problems = checkTree(tree, catalog);
  const render = () => renderTree(tree, options);
  if (problems.length === 0) renderToString(render());
  else expect(render).toThrow(TreeError);
  return problems;
}
