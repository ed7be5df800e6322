import { readFileSync } from "node:fs";
import { ComponentManifestMap } from "@storybook/mcp";
import { expect, test } from "vitest";
import { parseCatalog } from "../../../src/catalog/index";
import { componentManifest } from "./component-manifest";

const catalog = parseCatalog(readFileSync("src/catalog/catalog.json", "utf8"));
const manifest = componentManifest(catalog);

test("Storybook's parser reads the manifest, and nothing is lost", async () => {
  expect(await ComponentManifestMap["~standard"].validate(manifest)).toMatchObject({ value: manifest });
});

test("the manifest has every component, with its page as text and its examples as stories", () => {
  const { components } = manifest;
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

test("every part is a sub-component with its own props", () => {
  for (const { name, subComponents = {} } of Object.values(catalog.components)) {
    const { subcomponents } = manifest.components[`components-${name.toLowerCase()}`] ?? {};
    expect(Object.keys(subcomponents ?? {})).toEqual(
      Object.keys(subComponents).map((part) => `${name}.${part}`),
    );
  }
  const root = manifest.components["components-dialog"]?.subcomponents["Dialog.Root"];
  expect(root?.apiDescription).toContain("| `onOpenChange` |");
});
