import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readCatalog } from "../../../src/catalog/index";
import type { ComponentDescriptor } from "../../../src/catalog/types";
import { printWordings, wordingsOf } from "./wordings";

const catalog = readCatalog(JSON.parse(readFileSync("src/catalog/catalog.json", "utf8")));

/** Props with one meaning wherever they occur. */
const shared = [
  "align",
  "alignOffset",
  "asChild",
  "checked",
  "className",
  "container",
  "defaultChecked",
  "defaultOpen",
  "defaultValue",
  "id",
  "labels",
  "lang",
  "onOpenChange",
  "open",
  "side",
  "sideOffset",
];

/** `align` differs between popups, columns and stacks, and `side` between popups, drawers and sidebars. */
const meanings: Record<string, number> = { align: 3, side: 3 };

test.each(shared)("%s has at most two texts in the catalog, or one for each meaning", (prop) => {
  const wordings = wordingsOf(catalog).find((each) => each.prop === prop);
  expect(wordings?.uses).toBeGreaterThan(2);
  expect([...(wordings?.texts.keys() ?? [])].slice(meanings[prop] ?? 2)).toEqual([]);
});

test("prints counts, or the texts of a prop with the parts they describe", () => {
  const prop = (description: string) => ({ type: "string", optional: true as const, description });
  const component = (name: string, props: Record<string, ReturnType<typeof prop>>) => ({
    ...(catalog.components.Button as ComponentDescriptor),
    name,
    props,
  });
  const small = {
    version: "1",
    components: {
      A: component("A", { id: prop("The id."), x: prop("One of a kind.") }),
      B: component("B", { id: prop("Its id."), title: prop("A title.") }),
      C: component("C", { id: prop("The id."), title: prop("A title.") }),
    },
  };
  expect(printWordings(small, [])).toBe(
    "texts  uses  meanings  most  prop\n    2     3         1     2  id\n    1     2         1     1  title\n",
  );
  expect(printWordings(small, ["id"])).toBe("id\n  The id.\n    A, C\n  Its id.\n    B\n");
});
