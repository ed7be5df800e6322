import { expect, test, vi } from "vitest";
import { idsBetween, type Load, successor, visibleRows } from "./tree-rows";

const leaf = (value: string) => ({ value, label: value });
const items = [
  { ...leaf("a"), children: [{ ...leaf("a1"), children: [leaf("a11")] }, leaf("a2")] },
  { ...leaf("b"), hasChildren: true },
  { ...leaf("c"), children: [] },
];

const rowsOf = (expanded: string[], loads: [string, Load][] = []) =>
  visibleRows(items, new Set(expanded), new Map(loads));

const ids = (expanded: string[], loads?: [string, Load][]) =>
  rowsOf(expanded, loads).rows.map(({ id }) => id);

test("only children of expanded items are visible", () => {
  expect(ids([])).toEqual(["a", "b", "c"]);
  expect(ids(["a1"])).toEqual(["a", "b", "c"]);
  expect(ids(["a", "a1"])).toEqual(["a", "a1", "a11", "a2", "b", "c"]);
});

test("each row has its level, position and parent", () => {
  expect(
    rowsOf(["a", "a1"]).rows.map(({ level, position, setSize, parent }) => [
      level,
      position,
      setSize,
      parent,
    ]),
  ).toEqual([
    [1, 1, 3, -1],
    [2, 1, 2, 0],
    [3, 1, 1, 1],
    [2, 2, 2, 0],
    [1, 2, 3, -1],
    [1, 3, 3, -1],
  ]);
});

test("an item is shown once, even if it is its own child", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const loads: [string, Load][] = [["b", [leaf("b1"), leaf("b"), leaf("a")]]];
  expect(ids(["b"], loads)).toEqual(["a", "b", "b1", "c"]);
  expect(rowsOf(["b"], loads).rows[2]).toMatchObject({ position: 1, setSize: 1 });
  expect(warn.mock.calls.flat()).toEqual([
    'Kerf: A Tree has two items with the value "b". The second isn\'t shown. Give each item a unique value.',
    'Kerf: A Tree has two items with the value "a". The second isn\'t shown. Give each item a unique value.',
  ]);
  warn.mockRestore();
});

test("an item can be expanded if it has children or can load some", () => {
  expect(rowsOf(["c"]).rows.map(({ canExpand, isExpanded }) => [canExpand, isExpanded])).toEqual([
    [true, false],
    [true, false],
    [false, false],
  ]);
  expect(rowsOf(["b"], [["b", []]]).rows[1]?.canExpand).toBe(false);
});

test("expanded items without children are missing until they load", () => {
  expect(rowsOf([]).missing).toEqual([]);
  expect(rowsOf(["b"]).missing).toEqual([items[1]]);
  expect(rowsOf(["b"]).rows[1]?.isLoading).toBe(true);
  expect(rowsOf(["b"], [["b", "loading"]]).missing).toEqual([]);
  expect(rowsOf(["b"], [["b", "loading"]]).rows[1]?.isLoading).toBe(true);
  const failed = rowsOf(["b"], [["b", "error"]]);
  expect(failed.missing).toEqual([]);
  expect(failed.rows[1]?.isLoading).toBe(false);
  expect(failed.rows[2]).toMatchObject({ isError: true, level: 2, parent: 1 });
  expect(ids(["b"], [["b", [leaf("b1")]]])).toEqual(["a", "b", "b1", "c"]);
});

test("a range goes both ways and skips items that can't be selected", () => {
  const { rows } = rowsOf(["a"]);
  const isNotB = ({ id }: { id: string }) => id !== "b";
  expect(idsBetween(3, 1, rows, isNotB)).toEqual(["a1", "a2"]);
  expect(idsBetween(1, 3, rows, isNotB)).toEqual(["a1", "a2"]);
});

test("the successor of a hidden row is the collapsed item above it, or the row in its place", () => {
  const before = rowsOf(["a", "a1"]).rows;
  const find = (id: string, expanded: string[], from = before) => {
    const { rows } = rowsOf(expanded);
    return rows[successor(id, from, rows)]?.id;
  };
  expect(find("a11", ["a"])).toBe("a1");
  expect(find("a11", [])).toBe("a");
  const { rows } = visibleRows(items.slice(0, 2), new Set(), new Map());
  expect(rows[successor("c", rowsOf([]).rows, rows)]?.id).toBe("b");
  expect(successor("a", rowsOf([]).rows, [])).toBe(-1);
});
