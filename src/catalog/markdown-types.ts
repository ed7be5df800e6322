import { formatType } from "./type/format";
import { innerTypes, type Types, typeOf } from "./type/resolve";
import { functionsOf } from "./type/signatures";
import type { ComponentDescriptor, FieldDescriptor, PropDescriptor, TypeDefinition, TypeNode } from "./types";

/** The definitions of all types that a component's props refer to, directly or indirectly. */
export function typesText(component: ComponentDescriptor, types: Types): string[] {
  const parts = Object.values(component.subComponents ?? {});
  const names = typeNames(
    [component, ...parts].flatMap((owner) => Object.values(owner.props)),
    types,
  );
  if (names.length === 0) return [];
  return ["## Types\n", ...names.flatMap((name) => typeText(name, types[name] as TypeDefinition))];
}

/** The sorted names of all types that props refer to, directly or indirectly. */
export function typeNames(props: readonly PropDescriptor[], types: Types): string[] {
  const names = new Set<string>();
  for (const prop of props) addNames(typeOf(prop), types, names);
  return [...names].sort();
}

/** A list of a callback's arguments. */
export function argumentsText(name: string, prop: PropDescriptor): string[] {
  const parameters = functionsOf(typeOf(prop))[0]?.parameters ?? [];
  if (parameters.length === 0) return [];
  const lines = parameters.map((each) => `- \`${each.name}\`: ${each.description}`);
  return [`Arguments of \`${name}\`:\n`, `${lines.join("\n")}\n`];
}

function addNames(type: TypeNode, types: Types, names: Set<string>): void {
  if (typeof type === "object" && type.kind === "reference" && !names.has(type.name)) {
    const definition = Object.hasOwn(types, type.name) ? types[type.name] : undefined;
    if (definition) {
      names.add(type.name);
      addNames(definition.type, types, names);
    }
  }
  for (const inner of innerTypes(type)) addNames(inner.type, types, names);
}

/** The definition of a type: its fields, or its members. */
export function typeText(name: string, { description, generics = {}, type }: TypeDefinition): string[] {
  const parameters = Object.entries(generics).map(
    ([each, { description }]) => `- \`${each}\`: ${description}`,
  );
  return [
    `### ${name}\n`,
    `${description}\n`,
    ...(parameters.length > 0 ? [`${parameters.join("\n")}\n`] : []),
    ...bodyText(type),
  ];
}

function bodyText(type: TypeNode): string[] {
  if (typeof type === "object" && type.kind === "object") return [fieldsText(type.fields)];
  if (typeof type === "object" && type.kind === "union" && type.descriptions) {
    const { members, descriptions } = type;
    return [
      `${members.map((each, index) => `- \`${formatType(each)}\`: ${descriptions[index]}`).join("\n")}\n`,
    ];
  }
  return [`\`${formatType(type)}\`\n`];
}

function fieldsText(fields: Record<string, FieldDescriptor>): string {
  const rows = Object.entries(fields).map(([name, field]) =>
    [
      `\`${name}\`${field.required ? " (required)" : ""}`,
      `\`${formatType(field.type)}\``,
      field.default === undefined ? "" : `\`${field.default}\``,
      field.description,
    ].map((cell) => cell.replaceAll("|", "\\|").replace(/\s+/g, " ")),
  );
  const lines = rows.map((cells) => `| ${cells.join(" | ")} |`);
  return `${["| Field | Type | Default | Effect |", "| --- | --- | --- | --- |", ...lines].join("\n")}\n`;
}
