import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Checkbox } from ".";
import { inOrder, sameValues, toggleAll, toggleValue } from "./group-values";

test.each<[string, ReactElement]>([
  ["Checkbox.Item", <Checkbox.Item key="1" value="a" />],
  ["Checkbox.Legend", <Checkbox.Legend key="2">Legend</Checkbox.Legend>],
  ["Checkbox parent", <Checkbox key="3" parent />],
])("<%s> outside of a group names the group that is missing", (name, part) => {
  expect(() => renderToString(part)).toThrow(`<${name}> must be inside <Checkbox.Group>.`);
});

test("a parent checkbox asks for allValues", () => {
  const group = (
    <Checkbox.Group>
      <Checkbox parent />
    </Checkbox.Group>
  );
  expect(() => renderToString(group)).toThrow("Give <Checkbox.Group> the prop allValues.");
});

test("a group renders its state on the server", () => {
  const markup = renderToString(
    <Checkbox.Group legend="Channels" name="channels" defaultValue={["b"]} allValues={["a", "b"]}>
      <Checkbox parent label="All" />
      <Checkbox.Item value="a" label="A" />
      <Checkbox.Item value="b" label="B" />
    </Checkbox.Group>,
  );
  const boxes = markup.match(/<input[^>]*>/g) ?? [];
  expect(boxes.map((box) => box.includes(' checked=""'))).toEqual([false, false, true]);
  expect(boxes[2]).toMatch(/name="channels".*value="b"|value="b".*name="channels"/);
  expect(markup).toContain(">Channels</legend>");
});

describe("values of a group", () => {
  test("toggleValue adds or takes away, and holds each once", () => {
    expect(toggleValue(["a"], "b")).toEqual(["a", "b"]);
    expect(toggleValue(["a", "b", "a"], "a")).toEqual(["b"]);
  });

  test("toggleAll moves what can change, and leaves the rest", () => {
    expect(toggleAll(["a"], ["a", "b"])).toEqual(["a", "b"]);
    expect(toggleAll(["a", "b"], ["a", "b"])).toEqual([]);
    expect(toggleAll(["fixed"], ["a", "b"])).toEqual(["fixed", "a", "b"]);
    expect(toggleAll(["fixed", "a", "b"], ["a", "b"])).toEqual(["fixed"]);
    expect(toggleAll(["fixed"], [])).toEqual(["fixed"]);
  });

  test("inOrder puts unknown values last", () => {
    expect(inOrder(["x", "b", "a", "b"], ["a", "b", "c"])).toEqual(["a", "b", "x"]);
  });

  test("sameValues asks for no order", () => {
    expect(sameValues(["a", "b"], ["b", "a"])).toBe(true);
    expect(sameValues(["a"], ["a", "a"])).toBe(true);
    expect(sameValues(["a"], ["b"])).toBe(false);
    expect(sameValues([], ["b"])).toBe(false);
  });
});
