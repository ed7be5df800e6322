import { exampleNamed, findEntry } from "../../catalog/find";
import type { PropDescriptor, SubComponentDescriptor } from "../../catalog/types";
import { CheckFailed, type Command } from "../command";
import { json, sections, terms, wrap } from "../layout";
import { firstSentence } from "./ls";

export const show: Command = {
  usage: "<name>",
  summary: "Shows a component, a part or a guide.",
  more: "NAME is a component or part, such as Button or Dialog.Title, or a guide, such as Forms. Case doesn't matter.",
  run({ names: [name = ""], options, catalog, guide, width }) {
    const text = guide(name);
    if (text !== undefined) return { text };
    const entry = findEntry(catalog(), name);
    if ("missing" in entry) throw new CheckFailed(`${entry.missing} Run \`kerf ls\` for all components.`);
    const { component, part } = entry;
    if (options.json) return { text: json(part ?? component) };
    const examples = part
      ? (part.usageExamples ?? []).map((name) => exampleNamed(component, name))
      : component.examples;
    return {
      text: sections(
        `${entry.name}   ${component.category}\nimport { ${component.name} } from "${component.importPath}";`,
        wrap((part ?? component).description, width),
        part ? baseText(part) : aliasText(component.aliases, width),
        propsText((part ?? component).props, width),
        part ? undefined : partsText(component.name, Object.values(component.subComponents ?? {}), width),
        ...examples.map(
          (example, index) => `Example ${index + 1} of ${examples.length}\n\n${indent(example)}`,
        ),
      ),
    };
  },
};

function aliasText(aliases: readonly string[] = [], width: number): string | undefined {
  return aliases.length > 0 ? wrap(`Aliases: ${aliases.join(", ")}`, width) : undefined;
}

function baseText({ baseComponent, isPassThrough }: SubComponentDescriptor): string | undefined {
  if (!baseComponent) return undefined;
  return `${isPassThrough ? "Adds only styles to" : "Built on"} ${baseComponent}`;
}

function partsText(
  owner: string,
  parts: readonly SubComponentDescriptor[],
  width: number,
): string | undefined {
  if (parts.length === 0) return undefined;
  const rows = parts.map((part) => [`${owner}.${part.name}`, firstSentence(part.description)] as const);
  return `Parts\n${terms(rows, width, "  ")}`;
}

function propsText(props: Record<string, PropDescriptor>, width: number): string | undefined {
  const texts = Object.entries(props).map(([name, prop]) => propText(name, prop, width));
  return texts.length > 0 ? `Props\n${texts.join("\n")}` : undefined;
}

function propText(name: string, prop: PropDescriptor, width: number): string {
  const facts = [
    prop.type,
    prop.required && "required",
    prop.default !== undefined && `default ${prop.default === "" ? '""' : prop.default}`,
  ].filter(Boolean);
  const values = (prop.values ?? []).map(
    (value) => [value === "" ? '""' : value, valueText(prop, value)] as const,
  );
  return [
    `  ${name}: ${facts.join(", ")}`,
    prop.deprecated !== undefined && wrap(`Deprecated. ${prop.deprecated}`, width, "      "),
    wrap(prop.description, width, "      "),
    values.length > 0 && terms(values, width, "        "),
  ]
    .filter(Boolean)
    .join("\n");
}

function valueText({ descriptions = {}, deprecatedValues = {} }: PropDescriptor, value: string): string {
  const deprecated = deprecatedValues[value];
  return `${deprecated === undefined ? "" : `Deprecated. ${deprecated} `}${descriptions[value] ?? ""}`;
}

function indent(text: string): string {
  return text.trim().replace(/^(?=.)/gm, "  ");
}
