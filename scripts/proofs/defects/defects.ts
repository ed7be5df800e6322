/** A defect to plant in a scratch copy, and the layer of the proof that must catch it. */
export interface Defect {
  /** What is wrong then, in a few words. */
  name: string;
  layer: "visual" | "interaction" | "axe" | "console";
  /** The stories to run: those that can see it. */
  stories: string;
  file: string;
  find: string;
  replace: string;
}

export const defects: Defect[] = [
  {
    name: "the primary background is that of its hover state",
    layer: "visual",
    stories: "Components/Button/Variants",
    file: "src/components/button/button.recipe.ts",
    find: "k:bg-accent k:text-on-accent",
    replace: "k:bg-accent-hover k:text-on-accent",
  },
  {
    name: "the focus ring is gone",
    layer: "visual",
    stories: "Components/Button/States",
    file: "src/recipes/focus.ts",
    find: " k:focus-visible:outline-2",
    replace: "",
  },
  {
    name: "Checkbox does not call onValueChange",
    layer: "interaction",
    stories: "Behaviour/Checkbox/Toggles",
    file: "src/components/checkbox/checkbox-control.tsx",
    find: "onValueChange?.(asked);",
    replace: "",
  },
  {
    name: "Escape no longer closes Dialog",
    layer: "interaction",
    stories: "Behaviour/Dialog",
    file: "src/components/dialog/dialog-root.tsx",
    find: "{...rest}\n",
    replace:
      '{...rest}\n        onOpenChange={(open, details) => {\n          if (details.reason === "escape-key") details.cancel();\n          else rest.onOpenChange?.(open, details);\n        }}\n',
  },
  {
    name: "the label is not linked to its Input",
    layer: "axe",
    stories: "Components/Input/Playground",
    file: "src/components/field/field-frame.tsx",
    find: " htmlFor={field.id}",
    replace: "",
  },
  {
    name: "a list of specimens has no keys",
    layer: "console",
    stories: "Components/Button/Sizes",
    file: ".storybook/kit/every-value.tsx",
    find: "key={value} ",
    replace: "",
  },
];
