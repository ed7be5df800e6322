import { isObject, join, type Problem, show } from "./problems";

/** The subset of JSON Schema that the format uses. */
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  /** The message if a rule in `allOf` isn't met. */
  description?: string;
  type?: JsonType | JsonType[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  allOf?: Schema[];
  not?: Schema;
  if?: Schema;
  then?: Schema;
  minLength?: number;
  pattern?: string;
  items?: Schema;
  minItems?: number;
  uniqueItems?: boolean;
  properties?: Record<string, Schema>;
  required?: string[];
  propertyNames?: Schema;
  additionalProperties?: Schema;
}

type JsonType = "string" | "number" | "boolean" | "null" | "array" | "object";
type Report = (problem: Problem) => void;

/**
 * The problems of a document, each with its path. Unknown fields aren't problems, because a later version of the format
 * may add some.
 */
export function problemsIn(document: unknown, format: Schema): Problem[] {
  const problems: Problem[] = [];
  check(format, document, "", (problem) => problems.push(problem));
  return problems;

  function check(given: Schema, value: unknown, path: string, report: Report): void {
    const schema = follow(given);
    const [types, values] = [typesOf(schema), valuesOf(schema)];
    if (schema.anyOf) checkUnion(schema, value, path, report);
    else if (types.length > 0 && !isOf(types, value)) report({ path, message: wrongType(types, value) });
    else if (values && !values.includes(value)) report({ path, message: unlisted(values, value) });
    else if (typeof value === "string") checkString(schema, value, path, report);
    else if (Array.isArray(value)) checkArray(schema, value, path, report);
    else if (isObject(value)) checkObject(schema, value, path, report);
  }

  /** Reports the problems of the member that the value's type and `kind` select. */
  function checkUnion({ anyOf = [] }: Schema, value: unknown, path: string, report: Report): void {
    const members = anyOf.map(follow).flatMap((each) => each.anyOf?.map(follow) ?? [each]);
    const possible = members.filter((each) => isOf(typesOf(each), value));
    if (possible.some((each) => matches(each, value))) return;
    const selected = possible.filter(({ properties }) => {
      const kind = properties?.kind?.const;
      return kind === undefined || (isObject(value) && value.kind === kind);
    });
    const kinds = possible.map(({ properties }) => properties?.kind?.const);
    if (selected[0]) check(selected[0], value, path, report);
    else if (isObject(value) && kinds.length > 0) {
      check({ enum: kinds }, value.kind, join(path, "kind"), report);
    } else report({ path, message: wrongType([...new Set(members.flatMap(typesOf))], value) });
  }

  function checkArray(schema: Schema, value: unknown[], path: string, report: Report): void {
    const { items, minItems = 0, uniqueItems } = schema;
    if (value.length < minItems)
      report({ path, message: `is empty; it must have at least ${minItems} item.` });
    value.forEach((each, index) => {
      const itemPath = `${path}[${index}]`;
      if (items) check(items, each, itemPath, report);
      if (uniqueItems && value.indexOf(each) < index)
        report({ path: itemPath, message: `repeats ${show(each)}.` });
    });
  }

  function checkObject(schema: Schema, value: Record<string, unknown>, path: string, report: Report): void {
    const { properties = {}, required = [], propertyNames, additionalProperties, allOf = [] } = schema;
    let isSound = true;
    const note: Report = (problem) => {
      isSound = false;
      report(problem);
    };
    for (const name of new Set([...required, ...Object.keys(properties)])) {
      const field = properties[name];
      if (!Object.hasOwn(value, name)) {
        if (required.includes(name)) note({ path: join(path, name), message: "is missing." });
      } else if (field) check(field, value[name], join(path, name), note);
    }
    if (additionalProperties) {
      const key = follow(propertyNames ?? {});
      for (const [name, each] of Object.entries(value)) {
        if (Object.hasOwn(properties, name)) continue;
        if (key.pattern && !new RegExp(key.pattern).test(name)) {
          note({ path: join(path, name), message: `has an invalid name; it must match ${key.pattern}.` });
          // A name outside of an enumeration is a field that a later version added.
        } else if (!key.enum || key.enum.includes(name)) {
          check(additionalProperties, each, join(path, name), note);
        }
      }
    }
    if (isSound) for (const rule of allOf) checkRule(rule, value, path, report);
  }

  function checkRule(rule: Schema, value: unknown, path: string, report: Report): void {
    if (rule.not && matches(rule.not, value)) report({ path, message: rule.description ?? "isn't allowed." });
    if (rule.if && rule.then && matches(rule.if, value)) check(rule.then, value, path, report);
  }

  function matches(schema: Schema, value: unknown): boolean {
    let isSound = true;
    check(schema, value, "", () => {
      isSound = false;
    });
    return isSound;
  }

  function follow(schema: Schema): Schema {
    const name = schema.$ref?.replace("#/$defs/", "");
    return name === undefined ? schema : follow(format.$defs?.[name] ?? {});
  }
}

function checkString({ minLength = 0, pattern }: Schema, value: string, path: string, report: Report): void {
  if (value.length < minLength) report({ path, message: "is empty; it must have a text." });
  else if (pattern && !new RegExp(pattern).test(value)) {
    report({ path, message: `is ${show(value)}; it must match ${pattern}.` });
  }
}

function wrongType(types: readonly JsonType[], value: unknown): string {
  return `is ${show(value)}; it must be ${oneOf(types.map(withArticle))}.`;
}

function unlisted(values: readonly unknown[], value: unknown): string {
  const choice = values.length > 1 ? `one of ${values.map(show).join(", ")}` : show(values[0]);
  return `is ${show(value)}; it must be ${choice}.`;
}

function typesOf({ type = [] }: Schema): JsonType[] {
  return Array.isArray(type) ? type : [type];
}

function valuesOf(schema: Schema): unknown[] | undefined {
  return "const" in schema ? [schema.const] : schema.enum;
}

function isOf(types: readonly string[], value: unknown): boolean {
  return types.includes(typeOf(value));
}

/** `undefined` and functions aren't JSON, and no schema allows them. */
function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

function withArticle(type: JsonType): string {
  return type === "null" ? type : `${/^[ao]/.test(type) ? "an" : "a"} ${type}`;
}

function oneOf(words: readonly string[]): string {
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} or ${words.at(-1)}` : (words[0] ?? "");
}
