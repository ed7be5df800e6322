import type { PropDescriptor } from "../../../../src/catalog/types";
import { added, patch } from "../patch";
import type { FactSeed } from "../seed";

type Texts = Record<string, string>;
type Props = Record<string, PropDescriptor>;

export const aboutParts: Omit<FactSeed, "file">[] = [
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

function inFirst(change: (code: string) => string) {
  return ([code = "", ...others]: string[]) => [change(code), ...others];
}
