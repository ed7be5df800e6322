import { type StorySeed, swap } from "../seed";

/** A defect for each layer of a story's checks. */
export const layerSeeds: StorySeed[] = [
  {
    name: "the primary background is that of its hover state",
    layer: "visual",
    story: "components-button--variants",
    file: "src/components/button/button.recipe.ts",
    edit: swap("k:bg-accent k:text-on-accent", "k:bg-accent-hover k:text-on-accent"),
  },
  {
    name: "the focus ring is gone",
    layer: "visual",
    story: "components-button--states",
    file: "src/recipes/focus.ts",
    edit: swap(" k:focus-visible:outline-2", ""),
  },
  {
    name: "Checkbox does not call onValueChange",
    layer: "interaction",
    story: "behaviour-checkbox--toggles",
    file: "src/components/checkbox/checkbox-control.tsx",
    edit: swap("onValueChange?.(asked);", ""),
  },
  {
    name: "Escape no longer closes Dialog",
    layer: "interaction",
    story: "behaviour-dialog--opens-and-closes",
    file: "src/components/dialog/dialog-root.tsx",
    edit: swap(
      "{...rest}\n",
      '{...rest}\n        onOpenChange={(open, details) => {\n          if (details.reason === "escape-key") details.cancel();\n          else rest.onOpenChange?.(open, details);\n        }}\n',
    ),
  },
  {
    name: "the label is not linked to its Input",
    layer: "axe",
    story: "components-input--playground",
    file: "src/components/field/field-frame.tsx",
    edit: swap(" htmlFor={field.id}", ""),
  },
  {
    name: "a list of specimens has no keys",
    layer: "console",
    story: "components-button--sizes",
    file: ".storybook/kit/every-value.tsx",
    edit: swap("key={value} ", ""),
  },
];

/** A wrong default in the catalog. It affects only the stories that render the component. */
export const catalogSeed: StorySeed = {
  name: "a wrong default for the badge's appearance",
  layer: "truth",
  story: "truth-badge--badge",
  file: "src/catalog/catalog.json",
  edit: swap('"default": "filled"', '"default": "dot"'),
};
