import { formatType } from "../../../../src/catalog/type/format";
import type { TypeNode } from "../../../../src/catalog/type/node";
import { added, patch, removed } from "../patch";
import type { FactSeed } from "../seed";

/** The type of a callback prop with these arguments, as text and as data. */
function callback(given: Record<string, TypeNode>): { type: string; structure: () => TypeNode } {
  const parameters = Object.entries(given).map(([name, type]) => ({
    name,
    type,
    description: "An argument.",
  }));
  const structure: TypeNode = { kind: "function", parameters, returns: "void" };
  return { type: formatType(structure), structure: () => structure };
}

export const aboutProps: Omit<FactSeed, "file">[] = [
  {
    name: "another value as the default of an enum",
    fact: ["default", "Button.size", /renders otherwise/],
    edit: patch("Button.size", { default: "lg" }),
  },
  {
    name: "a default that is not one of the values",
    fact: ["default", "Badge.appearance", /does not allow "dotted"/],
    edit: patch("Badge.appearance", { default: "dotted" }),
  },
  {
    name: "the opposite default of a boolean",
    fact: ["default", "Switch.controlFirst", /renders otherwise/],
    edit: patch("Switch.controlFirst", { default: "false" }),
  },
  {
    name: "another number as the default of a number",
    fact: ["default", "Textarea.minRows", /renders otherwise|looks otherwise/],
    edit: patch("Textarea.minRows", { default: "5" }),
  },
  {
    name: "a word as the default of a number",
    fact: ["default", "Meter.max", /does not allow "much"/],
    edit: patch("Meter.max", { default: "much" }),
  },
  {
    name: "a default for a prop without one",
    fact: ["default", "Tabs.Link.value", /renders otherwise|by itself/],
    edit: patch("Tabs.Link.value", { default: "b" }),
  },
  {
    name: "a missing value",
    fact: ["values", "Button.variant", /allows more/],
    edit: patch("Button.variant", {
      values: removed("outline"),
      descriptions: { outline: undefined },
      classes: { outline: undefined },
      stateClasses: { outline: undefined },
    }),
  },
  {
    name: "an additional value",
    fact: ["values", "Text.size", /does not allow all/],
    edit: patch("Text.size", {
      values: added("xl"),
      descriptions: { xl: "20 px, for the first paragraph of a page." },
    }),
  },
  {
    name: "an additional value that the component ignores",
    fact: ["values", "Radio.Group.orientation=diagonal", /Invalid Radio.Group.orientation "diagonal"/],
    edit: patch("Radio.Group.orientation", {
      values: added("diagonal"),
      descriptions: { diagonal: "From one corner to the other." },
    }),
  },
  {
    name: "another type",
    fact: ["type", "Meter.value", /does not allow|allows more/],
    edit: patch("Meter.value", { type: "string" }),
  },
  {
    name: "a wider type",
    fact: ["type", "Empty.title", /does not allow all/],
    edit: patch("Empty.title", { type: "ReactNode" }),
  },
  {
    name: "a narrower type",
    fact: ["type", "Field.label", /allows more/],
    edit: patch("Field.label", { type: "string" }),
  },
  {
    name: "a generic prop's type without a parameter",
    fact: ["type", "Select.onValueChange", /does not allow|allows more/],
    edit: patch("Select.onValueChange", { type: "(value: Value) => void" }),
  },
  {
    name: "a required prop listed as optional",
    fact: ["optional", "Meter.label", /requires it/],
    edit: patch("Meter.label", { required: undefined, optional: true }),
  },
  {
    name: "an optional prop listed as required",
    fact: ["required", "Loader.className", /does not require/],
    edit: patch("Loader.className", { optional: undefined, required: true }),
  },
  {
    name: "a callback without its second argument",
    fact: ["type", "Dialog.Root.onOpenChange", /allows more|does not allow/],
    edit: patch("Dialog.Root.onOpenChange", { type: "(open: boolean) => void" }),
  },
  {
    name: "a callback with an additional argument",
    fact: ["callbacks", "Checkbox.onValueChange", /it was called with \((true|false)\)/],
    edit: patch("Checkbox.onValueChange", callback({ checked: "boolean", event: "Event" })),
  },
  {
    name: "a callback with another type of argument",
    fact: ["callbacks", "Pagination.setPage", /it was called with \(\d+\)/],
    edit: patch("Pagination.setPage", callback({ page: "string" })),
  },
  {
    name: "a callback that nothing calls",
    fact: ["callbacks", "Collapsible.Root.onToggle", /spy was ever called/],
    edit: patch("Collapsible.Root", {
      props: {
        onToggle: {
          ...callback({ open: "boolean" }),
          optional: true,
          description: "Called after the panel has opened or closed.",
        },
      },
    }),
  },
  {
    name: "a missing prop",
    fact: ["props", "Grid", /declares mobileDivider/],
    edit: patch("Grid", { props: { mobileDivider: undefined } }),
  },
  {
    name: "a prop that does not exist",
    fact: ["props", "Logo", /declares no glow/],
    edit: patch("Logo", {
      props: {
        glow: { type: "boolean", optional: true, description: "Puts a soft light behind the mark." },
      },
    }),
  },
  {
    name: "a deprecated value that does not warn",
    fact: ["deprecated", "Button.variant=ghost", /should warn/],
    edit: patch("Button.variant", { deprecatedValues: { ghost: "Use `outline`." } }),
  },
  {
    name: "another replacement for a deprecated value",
    fact: ["deprecated", "Badge.variant=destructive", /should warn and name orange/],
    edit: patch("Badge.variant", { deprecatedValues: { destructive: "Use `orange`." } }),
  },
  {
    name: "values that look the same, without the reason",
    fact: ["distinct", "Text.as", /look the same/],
    edit: patch("Text.as", { alike: undefined }),
  },
  {
    name: "a reason why values look the same, for values that look different",
    fact: ["distinct", "Switch.size", /they do not/],
    edit: patch("Switch.size", { alike: "A switch has one size, whatever is asked of it." }),
  },
  {
    name: "a description for a value that does not exist",
    fact: ["document", "components.Loader.props.size.descriptions.huge", /isn't one of the values/],
    edit: patch("Loader.size", { descriptions: { huge: "64 px: a whole page." } }),
  },
  {
    name: "another import path",
    fact: ["importPath", "Link", /is called @kerf\/react/],
    edit: patch("Link", { importPath: "@kerf/link" }),
  },
];
