import type { PropDescriptor } from "../../../src/catalog/types";

type Schema = Record<string, unknown>;

/** The schema of a component's props as JSON. Attributes of the element are allowed beside them. */
export function propsSchema(description: string, props: Record<string, PropDescriptor>): Schema {
  const required = Object.entries(props).flatMap(([name, prop]) => (prop.required ? [name] : []));
  return {
    description,
    type: "object",
    properties: Object.fromEntries(Object.entries(props).map(([name, prop]) => [name, propSchema(prop)])),
    ...(required.length > 0 && { required }),
  };
}

function propSchema(prop: PropDescriptor): Schema {
  return {
    description: prop.description,
    ...typeSchema(prop),
    ...(prop.default !== undefined && defaultOf(prop, prop.default)),
    ...(prop.deprecated !== undefined && { deprecated: true }),
  };
}

function typeSchema({ type, values = [] }: PropDescriptor): Schema {
  const members = membersOf(type).filter((member) => !member.startsWith('"'));
  const schemas = members.map(memberSchema);
  const open = schemas.some((schema) => schema === undefined);
  // What JSON cannot say, such as a node or a function, is left open; the comment says what it is.
  if (open) return { $comment: type };
  const choices = [...(values.length > 0 ? [{ enum: values }] : []), ...schemas];
  return choices.length === 1 ? (choices[0] as Schema) : { anyOf: choices };
}

/** The members of a union of plain types; of anything richer, the whole. */
function membersOf(type: string): string[] {
  if (type === "enum") return [];
  return /[(<{]/.test(type) ? [type] : type.split(" | ");
}

function memberSchema(type: string): Schema | undefined {
  const item = /^(?:readonly )?(\w+)\[\]$/.exec(type)?.[1];
  if (item !== undefined) {
    const items = memberSchema(item);
    return items && { type: "array", items };
  }
  return ["string", "number", "boolean", "null"].includes(type) ? { type } : undefined;
}

/** The default as JSON: the string of an enum, `true` of a boolean. */
function defaultOf({ type, values = [] }: PropDescriptor, text: string): Schema {
  if (values.includes(text) || type === "string") return { default: text };
  try {
    return { default: JSON.parse(text) };
  } catch {
    return {};
  }
}
