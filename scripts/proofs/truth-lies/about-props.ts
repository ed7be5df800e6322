import { component, descriptor, prop } from "./edit";
import type { DocumentLie } from "./lie";

/** What the document can say wrong of props: defaults, values, types, callbacks. */
export const liesAboutProps: DocumentLie[] = [
  {
    name: "the default of an enum is another of its values",
    caughtBy: ["default", "Button.size", /renders otherwise/],
    tell: (c) => Object.assign(prop(c, "Button.size"), { default: "lg" }),
  },
  {
    name: "the default is none of the values",
    caughtBy: ["default", "Badge.appearance", /does not allow "dotted"/],
    tell: (c) => Object.assign(prop(c, "Badge.appearance"), { default: "dotted" }),
  },
  {
    name: "the default of a boolean is the other one",
    caughtBy: ["default", "Switch.controlFirst", /renders otherwise/],
    tell: (c) => Object.assign(prop(c, "Switch.controlFirst"), { default: "false" }),
  },
  {
    name: "the default of a number is another number",
    caughtBy: ["default", "Textarea.minRows", /renders otherwise|looks otherwise/],
    tell: (c) => Object.assign(prop(c, "Textarea.minRows"), { default: "5" }),
  },
  {
    name: "the default of a number is a word",
    caughtBy: ["default", "Meter.max", /does not allow "much"/],
    tell: (c) => Object.assign(prop(c, "Meter.max"), { default: "much" }),
  },
  {
    name: "a prop has a default that it does not have",
    caughtBy: ["default", "Tabs.Link.value", /renders otherwise|by itself/],
    tell: (c) => Object.assign(prop(c, "Tabs.Link.value"), { default: "b" }),
  },
  {
    name: "a value is missing",
    caughtBy: ["values", "Button.variant", /allows more/],
    tell: (c) => {
      const variant = prop(c, "Button.variant");
      variant.values = variant.values?.filter((value) => value !== "outline");
      for (const map of [variant.descriptions, variant.classes, variant.stateClasses]) delete map?.outline;
    },
  },
  {
    name: "a value is added",
    caughtBy: ["values", "Text.size", /does not allow all/],
    tell: (c) => {
      const size = prop(c, "Text.size");
      size.values?.push("xl");
      Object.assign(size.descriptions ?? {}, { xl: "20 px, for the first paragraph of a page." });
    },
  },
  {
    name: "a value is added, and the component has never heard of it",
    caughtBy: ["values", "Radio.Group.orientation=diagonal", /has no orientation "diagonal"/],
    tell: (c) => {
      const orientation = prop(c, "Radio.Group.orientation");
      orientation.values?.push("diagonal");
      Object.assign(orientation.descriptions ?? {}, { diagonal: "From one corner to the other." });
    },
  },
  {
    name: "the type is another",
    caughtBy: ["type", "Meter.value", /does not allow|allows more/],
    tell: (c) => Object.assign(prop(c, "Meter.value"), { type: "string" }),
  },
  {
    name: "the type is wider",
    caughtBy: ["type", "Empty.title", /does not allow all/],
    tell: (c) => Object.assign(prop(c, "Empty.title"), { type: "ReactNode" }),
  },
  {
    name: "the type is narrower",
    caughtBy: ["type", "Field.label", /allows more/],
    tell: (c) => Object.assign(prop(c, "Field.label"), { type: "string" }),
  },
  {
    name: "the type of a generic prop leaves a parameter out",
    caughtBy: ["type", "Select.onValueChange", /does not allow|allows more/],
    tell: (c) => Object.assign(prop(c, "Select.onValueChange"), { type: "(value: Value) => void" }),
  },
  {
    name: "a required prop is called optional",
    caughtBy: ["optional", "Meter.label", /requires it/],
    tell: (c) => {
      const { required: _, ...rest } = prop(c, "Meter.label");
      descriptor(c, "Meter").props.label = { ...rest, optional: true };
    },
  },
  {
    name: "an optional prop is called required",
    caughtBy: ["required", "Loader.className", /does not require/],
    tell: (c) => {
      const { optional: _, ...rest } = prop(c, "Loader.className");
      descriptor(c, "Loader").props.className = { ...rest, required: true };
    },
  },
  {
    name: "a callback's argument is left out",
    caughtBy: ["type", "Dialog.Root.onOpenChange", /allows more|does not allow/],
    tell: (c) => Object.assign(prop(c, "Dialog.Root.onOpenChange"), { type: "(open: boolean) => void" }),
  },
  {
    name: "a callback has an argument more",
    caughtBy: ["callbacks", "Checkbox.onValueChange", /it was called with \((true|false)\)/],
    tell: (c) =>
      Object.assign(prop(c, "Checkbox.onValueChange"), { type: "(checked: boolean, event: Event) => void" }),
  },
  {
    name: "a callback's argument is of another type",
    caughtBy: ["callbacks", "Pagination.setPage", /it was called with \(\d+\)/],
    tell: (c) => Object.assign(prop(c, "Pagination.setPage"), { type: "(page: string) => void" }),
  },
  {
    name: "there is a callback that nothing calls",
    caughtBy: ["callbacks", "Collapsible.Root.onToggle", /spy was ever called/],
    tell: (c) => {
      descriptor(c, "Collapsible.Root").props.onToggle = {
        type: "(open: boolean) => void",
        optional: true,
        description: "Called after the panel has opened or closed.",
      };
    },
  },
  {
    name: "a prop is missing",
    caughtBy: ["props", "Grid", /declares mobileDivider/],
    tell: (c) => delete descriptor(c, "Grid").props.mobileDivider,
  },
  {
    name: "a prop is invented",
    caughtBy: ["props", "Logo", /declares no glow/],
    tell: (c) => {
      descriptor(c, "Logo").props.glow = {
        type: "boolean",
        optional: true,
        description: "Puts a soft light behind the mark.",
      };
    },
  },
  {
    name: "a value is deprecated, and nothing warns",
    caughtBy: ["deprecated", "Button.variant=ghost", /should warn/],
    tell: (c) => Object.assign(prop(c, "Button.variant"), { deprecatedValues: { ghost: "Use `outline`." } }),
  },
  {
    name: "a deprecated value has another successor",
    caughtBy: ["deprecated", "Badge.variant=destructive", /should warn and name orange/],
    tell: (c) =>
      Object.assign(prop(c, "Badge.variant"), { deprecatedValues: { destructive: "Use `orange`." } }),
  },
  {
    name: "values look the same, and the catalog no longer says why",
    caughtBy: ["distinct", "Text.as", /look the same/],
    tell: (c) => delete prop(c, "Text.as").alike,
  },
  {
    name: "the catalog says why values look the same that do not",
    caughtBy: ["distinct", "Switch.size", /they do not/],
    tell: (c) =>
      Object.assign(prop(c, "Switch.size"), { alike: "A switch has one size, whatever is asked of it." }),
  },
  {
    name: "the document contradicts itself: a description for no value",
    caughtBy: ["document", "components.Loader.props.size.descriptions.huge", /none of the values/],
    tell: (c) => Object.assign(prop(c, "Loader.size").descriptions ?? {}, { huge: "64 px: a whole page." }),
  },
  {
    name: "the component is imported from elsewhere",
    caughtBy: ["importPath", "Link", /is called @kerf\/react/],
    tell: (c) => Object.assign(component(c, "Link"), { importPath: "@kerf/link" }),
  },
];
