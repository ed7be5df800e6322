import Ajv2020 from "ajv/dist/2020";
import { describe, expect, test } from "vitest";
import { checkTree } from "../../../src/render-tree/index";
import { asJson, catalog, completed, elementsIn, examples, inexpressible, nameOf } from "./examples.fixture";
import type { Schema } from "./json-type";
import { structuredOutput } from "./structured-output";

const schemas = structuredOutput(catalog);
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
const validators = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => [name, ajv.compile(schema)]),
);

/**
 * The props of an element as a model would write them: all of them, and null for those that are left out. Undefined if
 * JSON can't express a required prop.
 */
function propsOf(name: string, props: Record<string, unknown>): Record<string, unknown> | undefined {
  const { properties } = schemas[name] as { properties: Record<string, Schema> };
  const values = Object.entries(properties).map(([prop, schema]) => {
    const value = asJson(props[prop] ?? null, () => "node");
    if (value !== inexpressible) return [prop, completed(value, schema)] as const;
    return [prop, isNullable(schema) ? null : inexpressible] as const;
  });
  return values.some(([, value]) => value === inexpressible) ? undefined : Object.fromEntries(values);
}

function isNullable(schema: Schema): boolean {
  return JSON.stringify([schema.type, schema.anyOf]).includes('"null"');
}

/** Examples that the subset excludes, because their items have custom fields or the value null. */
const beyondSubset = ["combobox: SavedServer", "select: Server", "select: Owner"];

test("every element of every example matches its schema", () => {
  const elements = examples.flatMap(({ name, content }) =>
    elementsIn(content).map((element) => ({ name, element, type: nameOf(element) ?? "" })),
  );
  const checked = elements.flatMap(({ name, element, type }) => {
    const props = schemas[type] && propsOf(type, element.props as Record<string, unknown>);
    return props && !beyondSubset.includes(name) ? [{ name, type, props }] : [];
  });
  const problems = checked.flatMap(({ name, type, props }) => {
    const validate = validators[type];
    return validate?.(props) ? [] : [`${name}, ${type}: ${ajv.errorsText(validate?.errors)}`];
  });
  expect(problems).toEqual([]);
  expect(examples.length).toBeGreaterThan(150);
  expect(checked.length / elements.length).toBeGreaterThan(0.8);
});

/** The keywords that both OpenAI and Anthropic accept. */
const keywords = [
  "$defs",
  "$ref",
  "additionalProperties",
  "anyOf",
  "const",
  "description",
  "enum",
  "items",
  "properties",
  "required",
  "type",
];

describe.each(Object.entries(schemas))("%s", (name, root) => {
  test("is within the subset for structured output", () => {
    visit(root, "#", (schema, path) => {
      expect(
        Object.keys(schema).filter((key) => !keywords.includes(key)),
        path,
      ).toEqual([]);
      if (schema.$ref) expect(Object.keys(schema), path).toEqual(["$ref"]);
      if (schema.type !== "object") return;
      expect(schema.additionalProperties, path).toBe(false);
      expect(schema.required, path).toEqual(Object.keys(schema.properties as object));
    });
    expect(root.type).toBe("object");
  });

  test("`renderTree` accepts the values that it describes", () => {
    const { properties, $defs = {} } = root as {
      properties: Record<string, Schema>;
      $defs?: Record<string, Schema>;
    };
    for (const [prop, schema] of Object.entries(properties)) {
      for (const value of samplesOf(schema, $defs)) {
        if (value === null) continue;
        const tree = { root: "it", nodes: { it: { type: name, props: { [prop]: value } } } };
        const problems = checkTree(tree, catalog).filter(
          ({ path, message }) => path.startsWith(`nodes.it.props.${prop}`) && !beyond.test(message),
        );
        expect(problems, JSON.stringify(value)).toEqual([]);
      }
    }
  });
});

/**
 * Problems that a type doesn't describe: unknown nodes and time zones, and a list that another prop doesn't
 * allow.
 */
const beyond = /^refers to|it must be a time zone|without `multiple`/;

function visit(schema: Schema, path: string, check: (schema: Schema, path: string) => void): void {
  check(schema, path);
  for (const key of ["properties", "$defs"]) {
    for (const [name, inner] of Object.entries((schema[key] as Record<string, Schema>) ?? {})) {
      visit(inner, `${path}/${key}/${name}`, check);
    }
  }
  const lists = [schema.anyOf ?? [], schema.items ?? []].flat() as Schema[];
  for (const inner of lists) visit(inner, `${path}/…`, check);
}

/** A value of each kind that a schema describes, without nulls inside objects, which mean that a field is left out. */
function samplesOf(schema: Schema, defs: Record<string, Schema>): unknown[] {
  const { $ref, anyOf, enum: values, type, items, properties } = schema as Keywords;
  if ($ref) return samplesOf(defs[$ref.split("/").at(-1) ?? ""] ?? {}, defs);
  if (anyOf) return anyOf.flatMap((each) => samplesOf(each, defs));
  if (values) return values;
  if ("const" in schema) return [schema.const];
  if (type === "array") return [[], ...samplesOf(items ?? {}, defs).map((each) => [each])];
  if (type !== "object") return [type ?? []].flat().flatMap((each) => simple[each] ?? []);
  const fields = Object.entries(properties ?? {}).map(
    ([name, inner]) => [name, samplesOf(inner, defs).find((each) => each !== null)] as const,
  );
  return [Object.fromEntries(fields)];
}

const simple: Record<string, unknown[]> = {
  string: ["en"],
  number: [1],
  boolean: [true, false],
  null: [null],
};

interface Keywords {
  $ref?: string;
  anyOf?: Schema[];
  enum?: unknown[];
  type?: string | string[];
  items?: Schema;
  properties?: Record<string, Schema>;
}
