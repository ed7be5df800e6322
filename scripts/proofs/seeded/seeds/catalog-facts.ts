import { formatType } from "../../../../src/catalog/type/format";
import type { TypeNode } from "../../../../src/catalog/type/node";
import type { Catalog, PropDescriptor } from "../../../../src/catalog/types";
import { added, patch, removed } from "../patch";
import type { FactSeed } from "../seed";
import { textSeeds } from "./texts";

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

type Texts = Record<string, string>;
type Props = Record<string, PropDescriptor>;

const aboutProps: Omit<FactSeed, "file">[] = [
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

const aboutStyles: Omit<FactSeed, "file">[] = [
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

const aboutParts: Omit<FactSeed, "file">[] = [
  {
    name: "a missing part",
    fact: ["parts", "Tabs.Nav exists", /does not list it/],
    edit: patch("Tabs", { subComponents: { Nav: undefined } }),
  },
  {
    name: "a part that does not exist",
    fact: ["parts", "Dialog.Footer exists", /the package has no Dialog.Footer/],
    edit: patch("Dialog", {
      subComponents: {
        Footer: { name: "Footer", description: "The row of actions at the end of the panel.", props: {} },
      },
    }),
  },
  {
    name: "a part wrongly listed as pass-through",
    fact: ["isPassThrough", "Banner.Action", /more than styles/],
    edit: patch("Banner.Action", { isPassThrough: true }),
  },
  {
    name: "another primitive as the base of a part",
    fact: ["baseComponent", "Popover.Content", /renders no Dialog.Popup/],
    edit: patch("Popover.Content", { baseComponent: "Dialog.Popup" }),
  },
  {
    name: "a part wrongly listed as usable outside its root",
    fact: ["parts", "Dialog.Title", /and it does not/],
    edit: patch("Dialog.Title", { standsAlone: "A heading may stand anywhere in a page." }),
  },
  {
    name: "a description that only repeats the name",
    fact: ["description", "Input.placeholder", /no more than the name/],
    edit: patch("Input.placeholder", { description: "The placeholder." }),
  },
  {
    name: "a description that is not a sentence",
    fact: ["description", "Link.href", /no sentence/],
    edit: patch("Link.href", { description: "where the link leads to, as an address" }),
  },
  {
    name: "the description of another prop",
    fact: ["description", "Textarea.minRows", /the same text/],
    edit: patch("Textarea", {
      props: ({ minRows, maxRows, ...others }: Props) => ({
        ...others,
        maxRows,
        minRows: { ...minRows, description: maxRows?.description },
      }),
    }),
  },
  {
    name: "the description of another value",
    fact: ["description", "Badge.variant=info", /the same text/],
    edit: patch("Badge.variant", { descriptions: (old: Texts) => ({ ...old, info: old.warning }) }),
  },
  {
    name: "a description that names a prop that does not exist",
    fact: ["description", "Field.error", /names tone/],
    edit: patch("Field.error", { description: "What is wrong; `tone` says how loudly." }),
  },
  {
    name: "a description that names a part that does not exist",
    fact: ["description", "Dialog", /names Dialog.Frame/],
    edit: patch("Dialog", { description: added("Put a Dialog.Frame around it.") }),
  },
  {
    name: "a wrong size in a value's description",
    fact: ["figures", "Button.size=sm: 28 px", /nothing proves it/],
    edit: patch("Button.size", { descriptions: { sm: "28 px high, for dense toolbars and tables." } }),
  },
  {
    name: "a wrong breakpoint in a value's description",
    fact: ["figures", "Stack.direction=row-from-md: 800 px", /nothing proves it/],
    edit: patch("Stack.direction", {
      descriptions: { "row-from-md": "A column on a phone, and a row from a viewport of 800 px." },
    }),
  },
  {
    name: "a wrong number of columns in a value's description",
    fact: ["figures", "Grid.variant=2up: 3", /nothing proves it/],
    edit: patch("Grid.variant", {
      descriptions: { "2up": "1 column, 3 from 768 px: two items of equal weight." },
    }),
  },
  {
    name: "a wrong distance in a prop's description",
    fact: ["figures", "Drawer.props.size.description: 40 px", /nothing proves it/],
    edit: patch("Drawer.size", { description: (old: string) => old.replace("48 px", "40 px") }),
  },
  {
    name: "an example with a syntax error",
    fact: ["examples", "Meter/", /error|expected/i],
    edit: patch("Meter", { examples: inFirst((code) => `${code}\n<Meter`) }),
  },
  {
    name: "an example with a prop that does not exist",
    fact: ["examples", "Loader/", /mood/],
    edit: patch("Loader", { examples: inFirst((code) => code.replace("<Loader", '<Loader mood="good"')) }),
  },
  {
    name: "an example with an import that does not exist",
    fact: ["examples", "Empty/", /Emptiness/],
    edit: patch("Empty", { examples: inFirst((code) => code.replaceAll(/\bEmpty\b/g, "Emptiness")) }),
  },
  {
    name: "a key in a keyboard table that no story presses",
    fact: ["keyboard", "Meter Home", /no story presses it/],
    edit: patch("Meter", { guide: { keyboard: () => [{ keys: ["Home"], does: "Sets the minimum." }] } }),
  },
];

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

function inFirst(change: (code: string) => string) {
  return ([code = "", ...others]: string[]) => [change(code), ...others];
}
