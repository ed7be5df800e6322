import { expect, test } from "vitest";
import type { Catalog } from "../../src/catalog/types";
import { statesOf, valueClasses } from "./catalog-classes";

const known = new Set(["hover", "checked", "data-state=copied", "group-data-panel-open", "group-hover"]);

test.each([
  ["k:flex", []],
  ["k:hover:bg-tint", ["hover"]],
  ["k:checked:hover:bg-accent", ["checked", "hover"]],
  ["k:data-[state=copied]:block", ["data-state=copied"]],
  ["k:group-data-[panel-open]:rotate-90", ["group-data-panel-open"]],
  ["k:group-hover/row:underline", ["group-hover"]],
  ["k:sm:after:hover:bg-[color:red]", ["hover"]],
])("%s waits for %j", (className, states) => {
  expect(statesOf(className, known)).toEqual(states);
});

test("identifies a value by classes that no other value adds, and by the classes of its states", () => {
  const catalog = {
    version: "1.0.0",
    components: {
      Pill: {
        name: "Pill",
        props: {
          size: {
            classes: { sm: "flex h-5", lg: "flex h-9 hover:h-10" },
            stateClasses: { lg: { hover: "hover:h-10" } },
          },
        },
      },
    },
  } as unknown as Catalog;
  const cells = [...valueClasses(catalog)].map(([name, values]) => [name, values.map(({ cell }) => cell)]);
  expect(cells).toEqual([
    ["h-5", ["Pill.size=sm"]],
    ["h-9", ["Pill.size=lg"]],
    ["hover:h-10", ["Pill.size=lg", "Pill.size=lg:hover"]],
  ]);
});
