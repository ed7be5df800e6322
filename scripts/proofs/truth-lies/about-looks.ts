import { component, figures, prop, without } from "./edit";
import type { DocumentLie } from "./lie";

/** What the document can say wrong of looks: classes, states, colours, sizes. */
export const liesAboutLooks: DocumentLie[] = [
  {
    name: "a value has a class more",
    caughtBy: ["classes", "Input.size=sm", /on no element: k:underline/],
    tell: (c) =>
      Object.assign(prop(c, "Input.size").classes ?? {}, {
        sm: `${prop(c, "Input.size").classes?.sm} k:underline`,
      }),
  },
  {
    name: "a value has a class less",
    caughtBy: ["classes", "Button.size=xs", /not listed: k:rounded-xs/],
    tell: (c) =>
      Object.assign(prop(c, "Button.size").classes ?? {}, {
        xs: without(prop(c, "Button.size").classes?.xs, "k:rounded-xs"),
      }),
  },
  {
    name: "a value has a class that the stylesheet does not know",
    caughtBy: ["classes", "Surface.elevation=raised", /without a rule in the stylesheet: k:lift/],
    tell: (c) =>
      Object.assign(prop(c, "Surface.elevation").classes ?? {}, {
        raised: `${prop(c, "Surface.elevation").classes?.raised} k:lift`,
      }),
  },
  {
    name: "two values have each other's classes",
    caughtBy: ["classes", "Text.variant=success", /on no element/],
    tell: (c) => {
      const classes = prop(c, "Text.variant").classes ?? {};
      Object.assign(classes, { success: classes.error, error: classes.success });
    },
  },
  {
    name: "the base has a class more",
    caughtBy: ["baseStyles", "Badge", /on no element: k:italic/],
    tell: (c) =>
      Object.assign(component(c, "Badge"), {
        baseStyles: `${component(c, "Badge").baseStyles}${" k:italic"}`,
      }),
  },
  {
    name: "the base has a class less",
    caughtBy: ["baseStyles", "Button", /not listed: k:inline-flex/],
    tell: (c) =>
      Object.assign(component(c, "Button"), {
        baseStyles: without(component(c, "Button").baseStyles, "k:inline-flex"),
      }),
  },
  {
    name: "a class is for another state",
    caughtBy: ["stateClasses", "Button.variant=primary:focus-visible", /not for focus-visible/],
    tell: (c) => {
      const states = prop(c, "Button.variant").stateClasses?.primary ?? {};
      states["focus-visible"] = states.hover ?? "";
      delete states.hover;
    },
  },
  {
    name: "a state has a class that the value does not have",
    caughtBy: ["stateClasses", "Button.variant=ghost:hover", /not among the value's classes/],
    tell: (c) => {
      const ghost = prop(c, "Button.variant").stateClasses?.ghost ?? {};
      ghost.hover = "k:hover:not-aria-disabled:bg-accent-hover";
    },
  },
  {
    name: "a colour is missing",
    caughtBy: ["colors", "Badge.danger", /not among the colours/],
    tell: (c) =>
      Object.assign(component(c, "Badge"), {
        colors: component(c, "Badge").colors.filter((name) => name !== "danger"),
      }),
  },
  {
    name: "a colour is invented",
    caughtBy: ["colors", "Meter.warning", /no rule of a rendered element/],
    tell: (c) => component(c, "Meter").colors.push("warning"),
  },
  {
    name: "a height is a pixel more",
    caughtBy: ["styling", "Input:root", /height is 36, not 37/],
    tell: (c) => Object.assign(figures(c, "Input", "root").default ?? {}, { height: 37 }),
  },
  {
    name: "the size of a slot is wrong at one value",
    caughtBy: ["styling", "Switch:thumb.size=lg", /no element measures|width is 18, not 20/],
    tell: (c) => Object.assign(figures(c, "Switch", "thumb").props?.size?.lg ?? {}, { width: 20 }),
  },
  {
    name: "a radius is wrong",
    caughtBy: ["styling", "Surface:root", /radius is 12, not 16/],
    tell: (c) => Object.assign(figures(c, "Surface", "root").default ?? {}, { radius: 16 }),
  },
  {
    name: "an icon is smaller than it says",
    caughtBy: ["styling", "Button:root.size=sm", /iconSize is 14, not 16/],
    tell: (c) => Object.assign(figures(c, "Button", "root").props?.size?.sm ?? {}, { iconSize: 16 }),
  },
  {
    name: "a slot is invented",
    caughtBy: ["styling", "Badge:handle", /no element measures/],
    tell: (c) => {
      const { styling } = component(c, "Badge");
      if (styling) styling.dimensions.handle = { default: { width: 7, height: 3 } };
    },
  },
];
