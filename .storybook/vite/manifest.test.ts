import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { componentText, parseCatalog } from "../../src/catalog";
import { componentsManifest } from "./manifest";

const catalog = parseCatalog(readFileSync("src/catalog/catalog.json", "utf8"));

test("the manifest has every component, with its page as text and its examples as stories", () => {
  const { components } = componentsManifest(catalog, componentText);
  expect(Object.keys(components)).toHaveLength(Object.keys(catalog.components).length);
  const picker = components["components-daterangepicker"];
  expect(picker).toMatchObject({
    name: "DateRangePicker",
    path: "./src/components/date-range-picker/date-range-picker.stories.tsx",
    import: 'import { DateRangePicker } from "@kerf/react";',
  });
  expect(picker?.apiDescription).toContain("## Props");
  expect(components["components-button"]?.stories[0]).toMatchObject({
    id: "components-button--save-and-cancel",
    name: "SaveAndCancel",
  });
});
