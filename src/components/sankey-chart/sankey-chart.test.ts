import { expect, test } from "vitest";
import { nextPosition } from "../../lib/charts/use-point-keys";
import { readFlows, sameLinks } from "./sankey-data";
import { sankeyTable } from "./sankey-option";

const link = (source: string, target: string, value: number) => ({ source, target, value });

test("nodes have the given order, then that of the links", () => {
  const { nodes } = readFlows("Orders", ["C"], [link("A", "B", 1), link("B", "C", 1)]);
  expect(nodes).toEqual(["C", "A", "B"]);
});

test("links between the same nodes are added up, and those without an amount left out", () => {
  const { links, nodes } = readFlows("Orders", [], [link("A", "B", 1), link("A", "C", 0), link("A", "B", 2)]);
  expect(links).toEqual([link("A", "B", 3)]);
  expect(nodes).toEqual(["A", "B"]);
});

test("a link that closes a cycle is left out", () => {
  const flows = [
    link("A", "B", 1),
    link("B", "C", 1),
    link("C", "A", 1),
    link("A", "A", 1),
    link("A", "C", 1),
  ];
  expect(readFlows("Orders", [], flows).links).toEqual([
    link("A", "B", 1),
    link("B", "C", 1),
    link("A", "C", 1),
  ]);
});

test("the table has each node before its flows, and keys move between nodes and flows", () => {
  const table = sankeyTable(readFlows("Orders", [], [link("A", "B", 1), link("A", "C", 2)]));
  expect(table.rows.map(({ name, values }) => [name, values[0]])).toEqual([
    ["A", 3],
    ["A → B", 1],
    ["A → C", 2],
    ["B", 1],
    ["C", 2],
  ]);
  expect(table.point?.(2, 0)).toEqual({ seriesIndex: 0, dataIndex: 1, dataType: "edge" });
  expect(table.point?.(4, 0)).toEqual({ seriesIndex: 0, dataIndex: 2, dataType: "node" });
  const at = (row: number) => ({ row, column: 0 });
  expect(nextPosition(table, at(0), "ArrowDown")).toEqual(at(3));
  expect(nextPosition(table, at(2), "ArrowUp")).toEqual(at(0));
  expect(nextPosition(table, at(0), "ArrowUp")).toBeUndefined();
  expect(nextPosition(table, at(0), "Next")).toEqual(at(1));
});

test("links are compared by content", () => {
  expect(sameLinks([link("A", "B", 1)], [link("A", "B", 1)])).toBe(true);
  expect(sameLinks([link("A", "B", 1)], [link("A", "B", 2)])).toBe(false);
});
