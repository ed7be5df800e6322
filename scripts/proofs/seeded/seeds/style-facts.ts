import { added, patch, removed } from "../patch";
import type { FactSeed } from "../seed";

type Texts = Record<string, string>;

export const aboutStyles: Omit<FactSeed, "file">[] = [
  {
    name: "a value with an additional class",
    fact: ["classes", "Input.size=sm", /on no element: k:underline/],
    edit: patch("Input.size", { classes: { sm: added("k:underline") } }),
  },
  {
    name: "a value without one of its classes",
    fact: ["classes", "Button.size=xs", /not listed: k:rounded-xs/],
    edit: patch("Button.size", { classes: { xs: removed("k:rounded-xs") } }),
  },
  {
    name: "a value with a class that the stylesheet does not have",
    fact: ["classes", "Surface.elevation=raised", /without a rule in the stylesheet: k:lift/],
    edit: patch("Surface.elevation", { classes: { raised: added("k:lift") } }),
  },
  {
    name: "two values with each other's classes",
    fact: ["classes", "Text.variant=success", /on no element/],
    edit: patch("Text.variant", {
      classes: (old: Texts) => ({ ...old, success: old.error, error: old.success }),
    }),
  },
  {
    name: "an additional base class",
    fact: ["baseStyles", "Badge", /on no element: k:italic/],
    edit: patch("Badge", { baseStyles: added("k:italic") }),
  },
  {
    name: "a missing base class",
    fact: ["baseStyles", "Button", /not listed: k:inline-flex/],
    edit: patch("Button", { baseStyles: removed("k:inline-flex") }),
  },
  {
    name: "classes under another state",
    fact: ["stateClasses", "Button.variant=primary:focus-visible", /not for focus-visible/],
    edit: patch("Button.variant", {
      stateClasses: {
        primary: ({ hover = "", ...others }: Texts) => ({ ...others, "focus-visible": hover }),
      },
    }),
  },
  {
    name: "a state with a class that the value does not have",
    fact: ["stateClasses", "Button.variant=ghost:hover", /not among the value's classes/],
    edit: patch("Button.variant", {
      stateClasses: { ghost: { hover: "k:hover:not-aria-disabled:bg-accent-hover" } },
    }),
  },
  {
    name: "a missing color",
    fact: ["colors", "Badge.danger", /colors don't list it/],
    edit: patch("Badge", { colors: removed("danger") }),
  },
  {
    name: "a color that is not used",
    fact: ["colors", "Meter.warning", /no rule of a rendered element/],
    edit: patch("Meter", { colors: added("warning") }),
  },
  {
    name: "a height that is 1 px too large",
    fact: ["styling", "Input:root", /height is 36, not 37/],
    edit: patch("Input", { styling: { dimensions: { root: { default: { height: 37 } } } } }),
  },
  {
    name: "a wrong size of a slot at one value",
    fact: ["styling", "Switch:thumb.size=lg", /no element measures|width is 18, not 20/],
    edit: patch("Switch", {
      styling: { dimensions: { thumb: { props: { size: { lg: { width: 20 } } } } } },
    }),
  },
  {
    name: "a wrong radius",
    fact: ["styling", "Surface:root", /radius is 12, not 16/],
    edit: patch("Surface", { styling: { dimensions: { root: { default: { radius: 16 } } } } }),
  },
  {
    name: "a wrong icon size",
    fact: ["styling", "Button:root.size=sm", /iconSize is 14, not 16/],
    edit: patch("Button", {
      styling: { dimensions: { root: { props: { size: { sm: { iconSize: 16 } } } } } },
    }),
  },
  {
    name: "a slot that does not exist",
    fact: ["styling", "Badge:handle", /no element measures/],
    edit: patch("Badge", { styling: { dimensions: { handle: { default: { width: 7, height: 3 } } } } }),
  },
];
