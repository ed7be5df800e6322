import { didYouMean } from "../../catalog/did-you-mean";
import { type Entry, exampleNamed } from "../../catalog/find";
import { code, guideText, typeText as propType, valueLines } from "../../catalog/markdown";
import { argumentsText, typeNames, typeText } from "../../catalog/markdown-types";
import { formatType } from "../../catalog/type/format";
import type { Types } from "../../catalog/type/resolve";
import type { Catalog, PropDescriptor, TypeDefinition } from "../../catalog/types";
import { CheckFailed } from "../command";
import { firstSentence } from "../commands/ls";
import { shortest } from "./examples";
import { entryOf } from "./find";

/** A component or part, with one example. */
export function entryText(catalog: Catalog, name: string): string {
  const entry = entryOf(catalog, name);
  const { component, part } = entry;
  const { description, props } = part ?? component;
  const [example] = part
    ? (part.usageExamples ?? []).map((each) => exampleNamed(component, each))
    : shortest(component);
  return sections(
    `# ${entry.name}\n${description}`,
    facts(entry),
    propLines(props),
    part ? undefined : partLines(entry),
    typeLines(Object.values(props), catalog.types ?? {}),
    example && `Example:\n${code(example).trim()}`,
  );
}

/** One prop: its values, arguments and types. */
export function propDetails(catalog: Catalog, name: string, prop: string): string {
  const entry = entryOf(catalog, name);
  const { props } = entry.part ?? entry.component;
  const descriptor = Object.hasOwn(props, prop) ? props[prop] : undefined;
  if (!descriptor) {
    const names = Object.keys(props);
    const list = names.length > 0 ? ` Its props: ${names.join(", ")}.` : " It has no props.";
    throw new CheckFailed(`${entry.name} has no prop ${prop}.${didYouMean(prop, names) || list}`);
  }
  const { types = {} } = catalog;
  return sections(
    propLine(prop, descriptor),
    valueLines(descriptor).join("\n"),
    argumentsText(prop, descriptor).join("\n").trim(),
    ...typeNames([descriptor], types).map((each) =>
      typeText(each, types[each] as TypeDefinition)
        .join("\n")
        .trim(),
    ),
  );
}

export function guideOf(catalog: Catalog, name: string): string {
  const { component } = entryOf(catalog, name);
  if (!component.guide)
    throw new CheckFailed(`${component.name} has no guide. \`component\` shows its props.`);
  return `# ${component.name}\n${component.description}\n\n${guideText(component.guide).join("\n").trim()}`;
}

function facts({ component, part }: Entry): string {
  const { importPath, category, aliases = [] } = component;
  const also = aliases.length > 0 && !part ? ` Also called ${aliases.join(", ")}.` : "";
  return `\`import { ${component.name} } from "${importPath}";\` ${category}.${also}`;
}

function propLines(props: Record<string, PropDescriptor>): string | undefined {
  const lines = Object.entries(props).map(([name, prop]) => propLine(name, prop));
  return lines.length > 0 ? `Props (* required):\n${lines.join("\n")}` : undefined;
}

function propLine(name: string, prop: PropDescriptor): string {
  const { required, default: standard, description, deprecated, deprecatedValues = {} } = prop;
  const notes = [
    deprecated !== undefined && ` Deprecated: ${deprecated}`,
    ...Object.entries(deprecatedValues).map(([value, text]) => ` "${value}" is deprecated: ${text}`),
  ].filter(Boolean);
  const initial = standard === undefined ? "" : ` = ${standard === "" ? '""' : standard}`;
  return `- \`${name}\`${required ? "*" : ""}: \`${propType(prop)}\`${initial}. ${description}${notes.join("")}`;
}

function partLines({ component }: Entry): string | undefined {
  const parts = Object.values(component.subComponents ?? {});
  const lines = parts.map(
    ({ name, description }) => `- ${component.name}.${name}: ${firstSentence(description)}`,
  );
  return lines.length > 0 ? `Parts (\`part\` shows their props):\n${lines.join("\n")}` : undefined;
}

/** Each type in one line. `prop` shows the meaning of its fields. Labels are long and seldom needed. */
function typeLines(props: readonly PropDescriptor[], types: Types): string | undefined {
  const lines = typeNames(props, types)
    .filter((name) => !name.endsWith("Labels"))
    .map((name) => `- \`${name} = ${formatType((types[name] as TypeDefinition).type)}\``);
  return lines.length > 0 ? `Types (\`prop\` shows their fields):\n${lines.join("\n")}` : undefined;
}

function sections(...texts: (string | undefined)[]): string {
  return texts.filter(Boolean).join("\n\n");
}
