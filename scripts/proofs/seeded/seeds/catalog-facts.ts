import type { Catalog } from "../../../../src/catalog/types";
import type { FactSeed } from "../seed";
import { aboutParts } from "./part-facts";
import { aboutProps } from "./prop-facts";
import { aboutStyles } from "./style-facts";
import { textSeeds } from "./texts";

const missingComponent: Omit<FactSeed, "file"> = {
  name: "a missing component",
  fact: ["components", "PoweredBy", /the catalog does not have it/],
  edit: (text) => {
    const { components, ...rest } = JSON.parse(text);
    const { PoweredBy: _, ...others } = components;
    return JSON.stringify({ ...rest, components: others });
  },
};

const fieldWithoutEffect: Omit<FactSeed, "file"> = {
  name: "a field of an object prop that no component reads",
  fact: ["fields", "ClipboardText.tooltip.hint", /no story/],
  edit: (text) => {
    const catalog: Catalog = JSON.parse(text);
    const { type } = catalog.types?.ClipboardTextTooltip ?? {};
    if (typeof type !== "object" || type.kind !== "object")
      throw new Error("The tooltip isn't an object any more.");
    type.fields.hint = { type: "string", description: "A hint below the text." };
    return JSON.stringify(catalog);
  },
};

/** Changes to the catalog that make it false. */
export const catalogFactSeeds = [
  ...aboutProps,
  ...aboutStyles,
  ...aboutParts,
  ...textSeeds,
  fieldWithoutEffect,
  missingComponent,
].map((seed): FactSeed => ({ ...seed, file: "src/catalog/catalog.json" }));
