import { component, descriptor, part, prop } from "./edit";
import type { DocumentLie } from "./lie";

/** What the document can say wrong of parts, texts and examples. */
export const liesAboutParts: DocumentLie[] = [
  {
    name: "a component is missing",
    caughtBy: ["components", "PoweredBy", /the catalog does not have it/],
    tell: (c) => {
      delete c.components.PoweredBy;
    },
  },
  {
    name: "a part is missing",
    caughtBy: ["parts", "Tabs.Nav exists", /does not list it/],
    tell: (c) => delete component(c, "Tabs").subComponents?.Nav,
  },
  {
    name: "a part is invented",
    caughtBy: ["parts", "Dialog.Footer exists", /the package has no Dialog.Footer/],
    tell: (c) =>
      Object.assign(component(c, "Dialog").subComponents ?? {}, {
        Footer: { name: "Footer", description: "The row of actions at the end of the panel.", props: {} },
      }),
  },
  {
    name: "a part is said to pass all through that does not",
    caughtBy: ["isPassThrough", "Banner.Action", /more than styles/],
    tell: (c) => Object.assign(part(c, "Banner.Action"), { isPassThrough: true }),
  },
  {
    name: "a part wraps another primitive",
    caughtBy: ["baseComponent", "Popover.Content", /renders no Dialog.Popup/],
    tell: (c) => Object.assign(part(c, "Popover.Content"), { baseComponent: "Dialog.Popup" }),
  },
  {
    name: "a part is said to stand alone that does not",
    caughtBy: ["parts", "Dialog.Title", /and it does not/],
    tell: (c) =>
      Object.assign(part(c, "Dialog.Title"), { standsAlone: "A heading may stand anywhere in a page." }),
  },
  {
    name: "a description says the name and nothing else",
    caughtBy: ["description", "Input.placeholder", /no more than the name/],
    tell: (c) => Object.assign(prop(c, "Input.placeholder"), { description: "The placeholder." }),
  },
  {
    name: "a description is no sentence",
    caughtBy: ["description", "Link.href", /no sentence/],
    tell: (c) =>
      Object.assign(prop(c, "Link.href"), { description: "where the link leads to, as an address" }),
  },
  {
    name: "a description is that of another prop",
    caughtBy: ["description", "Textarea.minRows", /the same text/],
    tell: (c) =>
      Object.assign(prop(c, "Textarea.minRows"), { description: prop(c, "Textarea.maxRows").description }),
  },
  {
    name: "a value's description is that of another",
    caughtBy: ["description", "Badge.variant=info", /the same text/],
    tell: (c) => {
      const texts = prop(c, "Badge.variant").descriptions ?? {};
      Object.assign(texts, { info: texts.warning });
    },
  },
  {
    name: "a description names a prop that there is not",
    caughtBy: ["description", "Field.error", /names tone/],
    tell: (c) =>
      Object.assign(prop(c, "Field.error"), { description: "What is wrong; `tone` says how loudly." }),
  },
  {
    name: "a description names a part that there is not",
    caughtBy: ["description", "Dialog", /names Dialog.Frame/],
    tell: (c) =>
      Object.assign(descriptor(c, "Dialog"), {
        description: `${descriptor(c, "Dialog").description}${" Put a Dialog.Frame around it."}`,
      }),
  },
  {
    name: "a value's description tells another size",
    caughtBy: ["description", "Button.size=sm", /26 px high, not 28/],
    tell: (c) =>
      Object.assign(prop(c, "Button.size").descriptions ?? {}, {
        sm: "28 px high, for dense toolbars and tables.",
      }),
  },
  {
    name: "an example is broken",
    caughtBy: ["examples", "Meter/", /error|expected/i],
    tell: (c) => component(c, "Meter").examples.splice(0, 1, `${component(c, "Meter").examples[0]}\n<Meter`),
  },
  {
    name: "an example gives a prop that there is not",
    caughtBy: ["examples", "Loader/", /mood/],
    tell: (c) => {
      const { examples } = component(c, "Loader");
      examples[0] = (examples[0] ?? "").replace("<Loader", '<Loader mood="good"');
    },
  },
  {
    name: "an example imports what there is not",
    caughtBy: ["examples", "Empty/", /Emptiness/],
    tell: (c) => {
      const { examples } = component(c, "Empty");
      examples[0] = (examples[0] ?? "").replaceAll(/\bEmpty\b/g, "Emptiness");
    },
  },
];
