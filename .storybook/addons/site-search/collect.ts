import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { sentenceCase } from "../../../scripts/lib/names";
import type { Catalog, ComponentDescriptor, PropDescriptor } from "../../../src/catalog/types";
import { iconWords } from "../../../src/icons/icon-words";
import { themeProperties } from "../../../src/theme/token-properties";
import { exampleText } from "../../kit/snippet-dependencies";
import { packed } from "../../shared/serve-files";
import { indexEntries } from "./engine";
import type { Entry } from "./entry";
import { pageEntries } from "./page-entries";

/** The file with the index, which the page loads when the search opens. */
export async function searchFiles(root: string): Promise<Record<string, Uint8Array>> {
  const data = indexEntries(await collectEntries(root));
  return { "search/index.bin": await packed(JSON.stringify(data)) };
}

/** Everything that the site's search can find, from the catalog, the pages and the theme of a repository. */
export async function collectEntries(root: string): Promise<Entry[]> {
  const catalog: Catalog = JSON.parse(await readFile(join(root, "src/catalog/catalog.json"), "utf8"));
  return [
    ...Object.values(catalog.components).flatMap(componentEntries),
    ...(await pageEntries(join(root, "stories"))),
    ...tokenEntries(),
    ...iconEntries(),
  ];
}

/** A component, with its parts, props, values, examples and guidelines. */
function componentEntries(component: ComponentDescriptor): Entry[] {
  const { name, description, aliases, props, subComponents = {}, examples } = component;
  const page = toId(`Components/${name}`, "docs");
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
  const title = storyNameFromExport(exported);
  return {
    kind: "Example",
    name: sentenceCase(title),
    owner,
    page,
    anchor: `story-${toId(`Components/${owner}`, title)}`,
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

/** By the first word of a token's namespace, the foundation page that shows the tokens. The others are in Motion. */
const foundations: Record<string, string> = {
  color: "Color",
  font: "Type",
  text: "Type",
  radius: "Radius",
  shadow: "Elevation",
  inset: "Elevation",
};

function tokenEntries(): Entry[] {
  return themeProperties().map(({ name, utility: [namespace], text }) => {
    const page = toId(`Foundations/${foundations[namespace.split("-")[0] ?? ""] ?? "Motion"}`, "docs");
    return { kind: "Token", name: `--kerf-${name}`, page, text };
  });
}

function iconEntries(): Entry[] {
  const page = toId("Foundations/Icons", "docs");
  return Object.entries(iconWords).map(([name, { says, words }]) => {
    return { kind: "Icon", name, page, text: says, aliases: words.split(" ") };
  });
}
