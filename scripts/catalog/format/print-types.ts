import * as z from "zod";
import { type Definition, definitions } from "./define";

/** The TypeScript declarations of each module, by its name. */
export function printModules(): Record<string, string> {
  const modules: Record<string, string> = {};
  for (const module of new Set([...definitions.values()].map((each) => each.module))) {
    const own = [...definitions].filter(([, each]) => each.module === module);
    const code = own.map(([schema, definition]) => declaration(schema, definition)).join("\n\n");
    modules[module] = [importsOf(code, module), code].filter(Boolean).join("\n\n");
  }
  return modules;
}

function importsOf(code: string, module: string): string {
  const others = [...definitions.values()].filter(
    (each) => each.module !== module && new RegExp(`\\b${each.name}\\b`).test(code),
  );
  const path = (each: Definition) => `./${each.module}`;
  return [...new Set(others.map(path))]
    .map((from) => {
      const names = others.filter((each) => path(each) === from).map(({ name }) => name);
      return `import type { ${names.sort().join(", ")} } from "${from}";`;
    })
    .join("\n");
}

function declaration(schema: z.ZodType, { name, list }: Definition): string {
  const head = comment(schema);
  if (list && schema instanceof z.ZodEnum) {
    return `${head}export const ${list} = ${JSON.stringify(schema.options)} as const;

${head}export type ${name} = (typeof ${list})[number];`;
  }
  if (schema instanceof z.ZodObject) return `${head}export interface ${name} ${inner(schema)}`;
  return `${head}export type ${name} = ${inner(schema)};`;
}

function comment(schema: z.ZodType): string {
  const { description } = z.globalRegistry.get(schema) ?? {};
  return description === undefined ? "" : `/** ${description} */\n`;
}

/** The name of a definition, or the type itself. */
function printed(schema: z.ZodType): string {
  return nameOf(schema) ?? inner(schema);
}

/** The name of a definition, or of the original if the schema is a copy with another description. */
function nameOf(schema: z.ZodType): string | undefined {
  const parent = schema._zod.parent as z.ZodType | undefined;
  return (definitions.get(schema) ?? (parent && definitions.get(parent)))?.name;
}

function inner(schema: z.ZodType): string {
  if (schema instanceof z.ZodLazy) return printed(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodOptional) return printed(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodUnion) {
    return (schema.options as z.ZodType[])
      .map((each) => `\n  ${unlessNamed(each)}| ${printed(each)}`)
      .join("");
  }
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => {
      const optional = field instanceof z.ZodOptional ? "?" : "";
      return `${unlessNamed(field)}${name}${optional}: ${printed(field)};`;
    });
    return `{\n${fields.join("\n")}\n}`;
  }
  if (schema instanceof z.ZodArray) return `${grouped(schema.element as z.ZodType)}[]`;
  if (schema instanceof z.ZodRecord) {
    const record = `Record<${printed(schema.keyType as z.ZodType)}, ${printed(schema.valueType as z.ZodType)}>`;
    // Only a record of an enumeration has a fixed set of keys.
    return schema.keyType instanceof z.ZodEnum ? `Partial<${record}>` : record;
  }
  if (schema instanceof z.ZodEnum) return schema.options.map((each) => JSON.stringify(each)).join(" | ");
  if (schema instanceof z.ZodLiteral) return JSON.stringify(schema.value);
  if (schema instanceof z.ZodTemplateLiteral) {
    const parts = schema.def.parts as unknown[];
    return `\`${parts.map((part) => (part instanceof z.ZodType ? `\${${printed(part)}}` : part)).join("")}\``;
  }
  if (/^(string|number|boolean|null)$/.test(schema.type)) return schema.type;
  throw new Error(`The format has a schema of type ${schema.type}, which has no TypeScript type yet.`);
}

function unlessNamed(schema: z.ZodType): string {
  return definitions.has(schema) ? "" : comment(schema);
}

function grouped(item: z.ZodType): string {
  const code = printed(item);
  return code.includes("|") ? `(${code})` : code;
}
