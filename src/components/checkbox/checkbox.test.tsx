import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Checkbox } from ".";

test.each<[string, ReactElement]>([
  ["Checkbox.Item", <Checkbox.Item key="1" value="a" />],
  ["Checkbox.Legend", <Checkbox.Legend key="2">Legend</Checkbox.Legend>],
  ["Checkbox parent", <Checkbox key="3" parent />],
])("<%s> outside its parent throws an error that names the missing parent", (name, part) => {
  expect(() => renderToString(part)).toThrow(`<${name}> must be used inside <Checkbox.Group>.`);
});

test("a parent checkbox without allValues throws an error that asks for it", () => {
  const group = (
    <Checkbox.Group>
      <Checkbox parent />
    </Checkbox.Group>
  );
  expect(() => renderToString(group)).toThrow("Pass allValues to <Checkbox.Group>.");
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
