import { beforeEach, describe, expect, test, vi } from "vitest";
import catalog from "../catalog/catalog.json";
import type * as Near from "../catalog/did-you-mean";
import { didYouMean } from "../catalog/did-you-mean";
import { checkTree } from ".";
import { defaultLimits } from "./limits";
import { only } from "./page.fixture";

vi.mock("../catalog/did-you-mean", async (original) => {
  const near = await original<typeof Near>();
  return { ...near, didYouMean: vi.fn(near.didYouMean) };
});

let reads = 0;
beforeEach(() => {
  reads = 0;
});

/** An object that counts the reads of one of its values. */
function counted<Value>(count: number, make: (index: number) => Value): Record<string, Value> {
  const object: Record<string, Value> = {};
  for (let index = 0; index < count; index++) {
    const get = () => {
      reads++;
      return make(index);
    };
    Object.defineProperty(object, `n${index}`, { enumerable: true, get });
  }
  return object;
}

describe("an oversized tree is refused within the limits", () => {
  test("reads no node if there are too many", () => {
    const tree = { root: "n0", nodes: counted(100_000, () => ({ type: "Badge" })) };
    expect(checkTree(tree, catalog)).toEqual([
      {
        path: "nodes",
        message: "has 100000 nodes; at most 5000 are allowed. Send fewer, or raise `limits.nodes`.",
      },
    ]);
    expect(reads).toBe(0);
  });

  test("reads no more values than are allowed", () => {
    const { values } = defaultLimits;
    const row = () => counted(1_000, () => "x");
    const tree = only("Combobox", { items: Array.from({ length: 110 }, row) });
    expect(checkTree(tree, catalog)).toEqual([
      { path: "", message: `has more than ${values} values. Send less data, or raise \`limits.values\`.` },
    ]);
    expect(reads).toBeLessThanOrEqual(values);
  });

  test("suggests names for only a few of the unknown types", () => {
    vi.mocked(didYouMean).mockClear();
    const nodes = Object.fromEntries(
      Array.from({ length: 5_000 }, (_, index) => [`n${index}`, { type: `Buton${index}`, propss: {} }]),
    );
    expect(checkTree({ root: "n0", nodes }, catalog)).toHaveLength(10_000);
    expect(vi.mocked(didYouMean).mock.calls.length).toBeLessThanOrEqual(20);
  });
});

test.each<[what: string, tree: unknown, path: string, message: string]>([
  [
    "items",
    only("Combobox", { items: Array(11).fill("x") }),
    "nodes.it.props.items",
    "has 11 items; at most 10",
  ],
  [
    "fields",
    only("Select", { items: counted(11, () => "x") }),
    "nodes.it.props.items",
    "has 11 items; at most 10",
  ],
  ["characters", only("Badge", { children: "x".repeat(11) }), "nodes.it.props.children", "has 11 characters"],
  ["characters", only("Badge", {}, [{ text: "x".repeat(11) }]), "nodes.it.children[0]", "has 11 characters"],
])("refuses too many %s, and names the limit to raise", (_, tree, path, message) => {
  const [problem] = checkTree(tree, catalog, { limits: { items: 10, characters: 10 } });
  expect([problem?.path, problem?.message]).toEqual([path, expect.stringContaining(message)]);
  expect(checkTree(tree, catalog, { limits: { items: 11, characters: 11 } })).toEqual([]);
});

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("refuses %d as a limit", (nodes) => {
  expect(() => checkTree({}, catalog, { limits: { nodes } })).toThrow(
    `\`limits.nodes\` is ${nodes}. Set a positive whole number.`,
  );
});

test("accepts class names if they are allowed", () => {
  expect(checkTree(only("Badge", { className: "a" }), catalog, { classNames: true })).toEqual([]);
});
