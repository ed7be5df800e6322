import { withProviders } from "../catalog/find";
import type { Catalog, ComponentDescriptor, PropDescriptor } from "../catalog/types";
import type { Entry } from "./entry";
import { exampleText, sentenceCase, titleOfExport } from "./example";

/** Everything in a catalog that a search can find: components, parts, props, values, examples and guidelines. */
export function catalogEntries(catalog: Catalog): Entry[] {
  return Object.values(withProviders(catalog).components).flatMap(componentEntries);
}

const kebab = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** The beginning of the ids that Storybook gives a component's stories. */
const storyId = (component: string) => `components-${kebab(component)}`;

/** The guides that document the providers. */
const guides: Record<string, string> = {
  LabelsProvider: "adopting-languages-and-rtl",
  LinkProvider: "adopting-routing",
  LocaleProvider: "adopting-languages-and-rtl",
  PortalProvider: "adopting-theming",
  ThemeScript: "adopting-theming",
};

/** A component or provider, with its parts, props, values, examples and guidelines. */
function componentEntries(component: ComponentDescriptor): Entry[] {
  const { name, description, aliases, props, subComponents = {}, examples } = component;
  const page = `${guides[name] ?? storyId(name)}--docs`;
  return [
    { kind: "Component", name, page, text: description, ...(aliases && { aliases }) },
    ...examples.map((example) => exampleEntry(example, name, page)),
    ...propEntries(name, props, page),
    ...Object.values(subComponents).flatMap((part): Entry[] => {
      const name_ = `${name}.${part.name}`;
      return [
        { kind: "Part", name: name_, page, anchor: `part-${name_}`, text: part.description },
        ...propEntries(name_, part.props, page),
      ];
    }),
    ...guidelineEntries(component, page),
  ];
}

function propEntries(owner: string, props: Record<string, PropDescriptor>, page: string): Entry[] {
  return Object.entries(props).flatMap(([prop, descriptor]): Entry[] => {
    const { description, values = [], descriptions = {}, deprecated } = descriptor;
    const anchor = `prop-${owner}.${prop}`;
    const text = [deprecated, description].filter(Boolean).join(" ");
    return [
      { kind: "Prop", name: `${owner}: ${prop}`, page, anchor, text },
      ...values.map((value): Entry => {
        const name = `${owner}: ${prop}=${JSON.stringify(value)}`;
        return { kind: "Value", name, page, anchor, text: descriptions[value] ?? "" };
      }),
    ];
  });
}

function exampleEntry(code: string, owner: string, page: string): Entry {
  const exported = /export function (\w+)\(/.exec(code)?.[1] ?? owner;
  const title = titleOfExport(exported);
  return {
    kind: "Example",
    name: sentenceCase(title),
    owner,
    page,
    anchor: `story-${storyId(owner)}--${kebab(title)}`,
    text: exampleText(code) ?? "",
    code,
  };
}

function guidelineEntries({ guide }: ComponentDescriptor, page: string): Entry[] {
  if (!guide) return [];
  const at = (anchor: string, name: string, text: string): Entry => {
    return { kind: "Guideline", name, page, anchor, text };
  };
  return [
    ...Object.entries(guide.instead).map(([other, when]) => at("instead", `Alternative: ${other}`, when)),
    ...guide.do.map((text) => at("do", "Do", text)),
    ...guide.dont.map(({ text }) => at("do", "Don't", text)),
    ...guide.keyboard.map(({ keys, does }) => at("keyboard", keys.join(", "), does)),
    ...guide.accessibility.map((text) => at("accessibility", "Accessibility", text)),
  ];
}
