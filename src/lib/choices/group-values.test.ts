import { describe, expect, test } from "vitest";
import { inOrder, sameValues, toggleAll, toggleValue } from "./group-values";

describe("values of a group", () => {
  test("toggleValue adds or removes a value, without duplicates", () => {
    expect(toggleValue(["a"], "b")).toEqual(["a", "b"]);
    expect(toggleValue(["a", "b", "a"], "a")).toEqual(["b"]);
  });

  test("toggleAll changes the given values and keeps the others", () => {
    expect(toggleAll(["a"], ["a", "b"])).toEqual(["a", "b"]);
    expect(toggleAll(["a", "b"], ["a", "b"])).toEqual([]);
    expect(toggleAll(["fixed"], ["a", "b"])).toEqual(["fixed", "a", "b"]);
    expect(toggleAll(["fixed", "a", "b"], ["a", "b"])).toEqual(["fixed"]);
    expect(toggleAll(["fixed"], [])).toEqual(["fixed"]);
  });

  test("inOrder puts unknown values last", () => {
    expect(inOrder(["x", "b", "a", "b"], ["a", "b", "c"])).toEqual(["a", "b", "x"]);
  });

  test("sameValues ignores the order", () => {
    expect(sameValues(["a", "b"], ["b", "a"])).toBe(true);
    expect(sameValues(["a"], ["a", "a"])).toBe(true);
    expect(sameValues(["a"], ["b"])).toBe(false);
    expect(sameValues([], ["b"])).toBe(false);
  });
});
