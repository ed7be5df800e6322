import { storyNameFromExport, toId } from "storybook/internal/csf";
import { sentenceCase } from "../../../scripts/lib/names";
import type { Catalog, ComponentDescriptor, PropDescriptor } from "../../../src/catalog/types";
import type { Entry } from "./entry";

/** The entries for everything in the catalog: components, parts, props, values, examples and guidelines. */
export function catalogEntries(catalog: Catalog): Entry[] {
  return Object.values(catalog.components).flatMap((component) => {
    const { name, description, aliases, props, subComponents = {}, examples } = component;
    const page = pageId(`Components/${name}`);
    return [
      {
        kind: "Component" as const,
        name,
        page,
        text: description,
        ...(aliases && { aliases }),
      },
      ...examples.map((example) => exampleEntry(example, component, page)),
      ...propEntries(name, props, page),
      ...Object.values(subComponents).flatMap((part) => [
        {
          kind: "Part" as const,
          name: `${name}.${part.name}`,
          page,
          anchor: `part-${name}.${part.name}`,
          text: part.description,
        },
        ...propEntries(`${name}.${part.name}`, part.props, page),
      ]),
      ...guidelineEntries(component, page),
    ];
  });
}

/** The id of a docs page with this title. */
export function pageId(title: string): string {
  return toId(title, "docs");
}

/** The element id of a prop's row in the props table. */
export const propAnchor = (owner: string, prop: string) => `prop-${owner}.${prop}`;

function propEntries(owner: string, props: Record<string, PropDescriptor>, page: string): Entry[] {
  return Object.entries(props).flatMap(([prop, descriptor]) => {
    const { description, values = [], descriptions = {}, deprecated } = descriptor;
    const anchor = propAnchor(owner, prop);
    return [
      {
        kind: "Prop" as const,
        name: `${owner}: ${prop}`,
        page,
        anchor,
        text: [deprecated, description].filter(Boolean).join(" "),
      },
      ...values.map((value) => ({
        kind: "Value" as const,
        name: `${owner}: ${prop}=${JSON.stringify(value)}`,
        page,
        anchor,
        text: descriptions[value] ?? "",
      })),
    ];
  });
}

function exampleEntry(code: string, { name }: ComponentDescriptor, page: string): Entry {
  const exported = /export function (\w+)\(/.exec(code)?.[1] ?? name;
  const title = storyNameFromExport(exported);
  const [, comment = ""] = /\/\*\*([\s\S]*?)\*\//.exec(code) ?? [];
  return {
    kind: "Example",
    name: sentenceCase(title),
    owner: name,
    page,
    anchor: `story-${toId(`Components/${name}`, title)}`,
    text: comment
      .replace(/^\s*\* ?/gm, "")
      .replace(/\s+/g, " ")
      .trim(),
    code,
  };
}

function guidelineEntries({ guide }: ComponentDescriptor, page: string): Entry[] {
  if (!guide) return [];
  const at = (anchor: string, name: string, text: string) => ({
    kind: "Guideline" as const,
    name,
    page,
    anchor,
    text,
  });
  return [
    ...Object.entries(guide.instead).map(([other, when]) => at("instead", `Alternative: ${other}`, when)),
    ...guide.do.map((text) => at("do", "Do", text)),
    ...guide.dont.map(({ text }) => at("do", "Don't", text)),
    ...guide.keyboard.map(({ keys, does }) => at("keyboard", keys.join(", "), does)),
    ...guide.accessibility.map((text) => at("accessibility", "Accessibility", text)),
  ];
}
