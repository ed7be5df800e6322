import { withProviders } from "./find";
import { argumentsText, typesText } from "./markdown-types";
import type { Types } from "./type/resolve";
import type { Check, Guide } from "./types";
import { type Catalog, type ComponentDescriptor, categories, type PropDescriptor } from "./types";

/**
 * The catalog as text files: the index `llms.txt`, and a page for each component.
 *
 * @returns Texts by path. The index links to the pages by these paths.
 */
export function catalogTexts(catalog: Catalog): Record<string, string> {
  const components = Object.values(withProviders(catalog).components);
  return {
    "llms.txt": indexText(components),
    ...Object.fromEntries(
      components.map((component) => [pathOf(component), componentText(component, catalog.types)]),
    ),
  };
}

function pathOf({ name }: ComponentDescriptor): string {
  return `docs/${name}.md`;
}

/** The format of llmstxt.org: a title, a summary and lists of links. */
function indexText(components: readonly ComponentDescriptor[]): string {
  const packages = [...new Set(components.map(({ importPath }) => importPath))].join(", ");
  const shelves = categories.flatMap((category) => {
    const own = components.filter((component) => component.category === category);
    const links = own.map(
      (component) =>
        `- [${component.name}](${pathOf(component)}): ${component.description.replace(/\s+/g, " ")}`,
    );
    return own.length > 0 ? [`## ${category}\n\n${links.join("\n")}\n`] : [];
  });
  return [
    `# ${packages}\n`,
    `> ${components.length === 1 ? "1 React component. Its" : `${components.length} React components. Each`} page lists props with types, values and defaults, parts, and complete examples.\n`,
    ...shelves,
  ].join("\n");
}

/** A component's page. */
export function componentText(component: ComponentDescriptor, types: Types = {}): string {
  const { name, description, category, importPath, aliases = [], since, stability, examples } = component;
  const parts = Object.values(component.subComponents ?? {});
  return [
    `# ${name}\n`,
    `${description}\n`,
    `${[
      `Category: ${category}.`,
      ...(aliases.length > 0 ? [`Also called: ${aliases.join(", ")}.`] : []),
      ...(since ? [`Since: ${since}.`] : []),
      ...(stability ? [`Stability: ${stability}.`] : []),
    ].join(" ")}\n`,
    code(`import { ${name} } from "${importPath}";`),
    ...(component.guide ? guideText(component.guide) : []),
    ...propsText("## Props", component.props),
    ...(parts.length > 0 ? ["## Parts\n"] : []),
    ...parts.flatMap((part) => [
      `### ${name}.${part.name}\n`,
      `${part.description}\n`,
      ...propsText("#### Props", part.props),
    ]),
    ...typesText(component, types),
    ...(examples.length > 0 ? ["## Examples\n", ...examples.map(code)] : []),
  ].join("\n");
}

/** Everything about a component besides its props, as on its page of the site. */
export function guideText({ instead, keyboard, accessibility, do: dos, dont }: Guide): string[] {
  const bullets = (heading: string, lines: readonly string[]) =>
    lines.length > 0 ? [`${heading}\n`, `${lines.map((line) => `- ${line}`).join("\n")}\n`] : [];
  return [
    ...bullets(
      "## Use another one",
      Object.entries(instead).map(([name, when]) => `[${name}](${name}.md): ${when}`),
    ),
    ...bullets(
      "## Keyboard",
      keyboard.map(({ keys, does }) => `${keys.map((key) => `\`${key}\``).join(", ")}: ${does}`),
    ),
    ...bullets("## Accessibility", accessibility),
    ...bullets("## Do", dos),
    ...(dont.length > 0 ? ["## Don't\n"] : []),
    ...dont.flatMap((each) => [`${each.text} Caught by ${checkText(each.caughtBy)}.\n`, code(each.code)]),
  ];
}

/** The check that finds a misuse, in words. */
export function checkText(check: Check): string {
  if (check === "types") return "the compiler";
  if (check === "error") return "an error when it renders";
  if (check === "warning") return "a warning in the console";
  return `axe, rule ${check.slice("axe ".length)}`;
}

/** A table of props, with the meaning of values and arguments. */
export function propsText(heading: string, props: Record<string, PropDescriptor>): string[] {
  const rows = Object.entries(props).map(
    ([name, prop]) =>
      `| \`${name}\`${prop.required ? " (required)" : ""} | ${cell(typeText(prop))} | ${prop.default === undefined ? "" : cell(prop.default)} | ${proseCell(prop)} |`,
  );
  if (rows.length === 0) return [];
  const lists = Object.entries(props).flatMap(([name, prop]) =>
    prop.values ? [`Values of \`${name}\`:\n`, `${valueLines(prop).join("\n")}\n`] : [],
  );
  const calls = Object.entries(props).flatMap(([name, prop]) => argumentsText(name, prop));
  const table = ["| Prop | Type | Default | Effect |", "| --- | --- | --- | --- |", ...rows];
  return [`${heading}\n`, `${table.join("\n")}\n`, ...lists, ...calls];
}

/** An enum's values as a TypeScript union. */
export function typeText({ type, values = [] }: PropDescriptor): string {
  return type === "enum" ? values.map((value) => JSON.stringify(value)).join(" | ") : type;
}

function cell(text: string): string {
  return `\`${text.replaceAll("|", "\\|")}\``;
}

function proseCell({ description, deprecated }: PropDescriptor): string {
  const text = deprecated === undefined ? description : `Deprecated: ${deprecated} ${description}`;
  return text.replaceAll("|", "\\|").replace(/\s+/g, " ");
}

/** A line for each value, with its description. */
export function valueLines({
  values = [],
  descriptions = {},
  deprecatedValues = {},
}: PropDescriptor): string[] {
  return values.map((value) => {
    const deprecated = deprecatedValues[value];
    const texts = [deprecated && `Deprecated: ${deprecated}`, descriptions[value]].filter(Boolean);
    return `- \`${JSON.stringify(value)}\`${texts.length > 0 ? `: ${texts.join(" ")}` : ""}`;
  });
}

/** A fence longer than any fence inside the code. */
export function code(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([fence]) => fence.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}tsx\n${text.trim()}\n${fence}\n`;
}
