import { expect, test } from "vitest";
import document from "../../../src/catalog/catalog.json";
import { readCatalog } from "../../../src/catalog/read";
import type { PropDescriptor } from "../../../src/catalog/types";
import { printNames } from "./defined-names";

const catalog = readCatalog(document);

test("every name in the type of a prop has a definition", () => {
  expect(printNames(catalog)).toMatch(/^\d+ names in the types of props, 0 without a definition\.\n$/);
});

test("a name without a definition is listed with its props", () => {
  const { Badge } = catalog.components;
  const tip: PropDescriptor = { type: '"Plain" | BadgeTip', description: "A tip." };
  const components = { ...catalog.components, Badge: { ...Badge, props: { ...Badge?.props, tip } } };
  expect(printNames({ ...catalog, components } as typeof catalog)).toContain("  BadgeTip: Badge.tip\n");
});
