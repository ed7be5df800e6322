import Ajv2020 from "ajv/dist/2020";
import { createElement, isValidElement, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { parseCatalog } from "../../../src/catalog/catalog";
import document from "../../../src/catalog/catalog.json";
import { entriesOf } from "../../../src/catalog/find";
import * as components from "../../../src/index";
import {
  checkTree,
  renderTree,
  type Tree,
  treeFromA2ui,
  treeFromJsonRender,
} from "../../../src/render-tree/index";
import { a2uiCatalog, jsonRenderCatalog, structuredOutput } from "./generative-ui";
import type { Schema } from "./json-type";
import { pageAsCode, pageInA2ui, pageInJsonRender } from "./page.fixture";

type Values = Record<string, unknown>;
type Schemas = Record<string, Schema>;

const catalog = parseCatalog(JSON.stringify(document));

const modules = import.meta.glob<Record<string, () => ReactElement | null>>(
  "../../../src/components/*/*.examples.tsx",
  { eager: true },
);

/** The examples, with the elements that they return. Those that need a provider around them are left out. */
const examples = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module).flatMap(([name, render]) => {
    let content: ReactElement | null | undefined;
    // It is rendered, so that hooks work.
    const capture = () => {
      content = render();
      return content;
    };
    try {
      renderToString(createElement(capture));
    } catch {
      return [];
    }
    return [{ name: `${/([\w-]+)\.examples/.exec(path)?.[1]}: ${name}`, content }];
  }),
);

/** The catalog's names of the components. */
const names = new Map(
  entriesOf(catalog).map(({ name }) => [
    name.split(".").reduce<unknown>((owner, key) => (owner as Values)[key], components),
    name,
  ]),
);

/** All elements in content, and in the props of these elements. */
function elementsIn(value: unknown): ReactElement<Values>[] {
  if (Array.isArray(value)) return value.flatMap(elementsIn);
  if (isValidElement<Values>(value)) return [value, ...Object.values(value.props).flatMap(elementsIn)];
  return [];
}

/** A value as JSON. Elements become `{ node }`, and content has only what React shows. Functions are left out. */
function asJson(value: unknown): unknown {
  const text = JSON.stringify(value, (_, each) => {
    if (isValidElement(each)) return { node: "node" };
    if (!Array.isArray(each) || elementsIn(each).length === 0) return each;
    return each.flat(Number.POSITIVE_INFINITY).filter((item) => item != null && typeof item !== "boolean");
  });
  return text && JSON.parse(text);
}

const a2ui = a2uiCatalog(catalog) as {
  components: Record<string, { allOf: [Schema, Schema] }>;
  $defs: Schemas;
};

/** The schemas of the props of each component. */
const propSchemas = Object.entries(a2ui.components).map(
  ([name, { allOf }]) => [name, allOf[1].properties as Schemas] as const,
);

test("every prop of every example matches its schema", () => {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
  const $defs = { ...a2ui.$defs, node: { type: "object" } };
  const validators = new Map(
    propSchemas.map(([name, { component, children, ...properties }]) => [
      name,
      ajv.compile({ type: "object", properties, $defs }),
    ]),
  );
  /** Examples that no format can express, because their items have custom fields or null, or they have dates. */
  const inexpressible =
    /^(combobox: SavedServer|select: (Server|Owner)|command-palette: (GoToPage|RunCommand)|date-range-picker: Booking)$/;
  const elements = examples
    .filter(({ name }) => !inexpressible.test(name))
    .flatMap(({ name, content }) => elementsIn(content).map((element) => ({ name, element })));
  const checked = elements.flatMap(({ name, element: { type, props } }) => {
    const validate = validators.get(names.get(type) ?? "");
    return validate ? [{ name: `${name}, ${names.get(type)}`, validate, props: asJson(props) }] : [];
  });
  const problems = checked.flatMap(({ name, validate, props }) =>
    validate(props) ? [] : [`${name}: ${ajv.errorsText(validate.errors)}`],
  );
  expect(problems).toEqual([]);
  expect(examples.length).toBeGreaterThan(150);
  expect(checked.length / elements.length).toBeGreaterThan(0.8);
});

const structured = structuredOutput(catalog);
/** The keywords that both OpenAI and Anthropic accept. */
const keywords =
  /^(\$defs|\$ref|additionalProperties|anyOf|const|description|enum|items|properties|required|type)$/;

test.each(Object.entries(structured))("the structured output of %s is within the subset", (name, root) => {
  for (const [path, schema] of schemasIn(root, "#")) {
    const unknown = Object.keys(schema).filter((key) => !keywords.test(key));
    expect(unknown, path).toEqual([]);
    if (schema.$ref) expect(Object.keys(schema), path).toEqual(["$ref"]);
    if (schema.type !== "object") continue;
    expect(schema.additionalProperties, path).toBe(false);
    expect(schema.required, path).toEqual(Object.keys(schema.properties as object));
  }
  expect(root.type).toBe("object");
  const required = a2ui.components[name]?.allOf[1].required as string[];
  for (const [prop, schema] of Object.entries(root.properties as Schemas))
    expect(samplesOf(schema).includes(null), `null leaves out ${prop}`).toBe(!required.includes(prop));
});

/** A schema and all schemas inside it, with their paths. */
function schemasIn(schema: Schema, path: string): [string, Schema][] {
  const named = ["properties", "$defs"].flatMap((key) =>
    Object.entries((schema[key] as Schemas) ?? {}).map(([name, each]) => [`${key}/${name}`, each] as const),
  );
  const listed = ["anyOf", "items"].flatMap((key) =>
    [(schema[key] as Schema | Schema[]) ?? []].flat().map((each) => [key, each] as const),
  );
  const inner = [...named, ...listed].flatMap(([key, each]) => schemasIn(each, `${path}/${key}`));
  return [[path, schema], ...inner];
}

/**
 * Problems that a type doesn't describe: unknown nodes and time zones, a list that another prop doesn't allow, and content
 * that is null or an empty list.
 */
const beyondTypes = /^refers to|it must be a time zone|without `multiple`|^is missing/;

const simple: Record<string, unknown[]> = {
  string: ["en"],
  number: [1],
  boolean: [true, false],
  null: [null],
};

const defs: Schemas = { ...a2ui.$defs, ComponentId: { type: "string" } };

/** A value of each kind that a schema describes, without nulls inside objects, which mean that a field is left out. */
function samplesOf(schema: Schema = {}): unknown[] {
  const { $ref, anyOf, type, items, properties = {} } = schema;
  if ($ref) return samplesOf(defs[String($ref).split("/").at(-1) ?? ""]);
  if (anyOf) return (anyOf as Schema[]).flatMap(samplesOf);
  if (schema.enum) return schema.enum as unknown[];
  if ("const" in schema) return [schema.const];
  if (type === "array") return [[], ...samplesOf(items as Schema).map((each) => [each])];
  if (type !== "object") return [type ?? []].flat().flatMap((each) => simple[String(each)] ?? []);
  const fields = Object.entries(properties as Schemas).map(([name, inner]) => [
    name,
    samplesOf(inner).find((each) => each !== null),
  ]);
  return [Object.fromEntries(fields)];
}

test.each([
  ["A2UI", treeFromA2ui(pageInA2ui)],
  ["json-render", treeFromJsonRender(pageInJsonRender)],
])("a page in %s renders the same as code", (_, page) => {
  expect(checkTree(page, catalog)).toEqual([]);
  expect(renderToString(renderTree(page, { catalog, components }))).toBe(renderToString(pageAsCode));
});

const propertiesOf = (schema: Schema) => schema.properties as Schemas;

/** The schemas of the props of each component in each format, and a document with one component. */
const formats: [string, (readonly [string, Schemas])[], (type: string, props: Values) => Tree][] = [
  ["A2UI", propSchemas, (type, props) => treeFromA2ui([{ ...props, id: "root", component: type }])],
  [
    "json-render",
    Object.entries(jsonRenderCatalog(catalog).components).map(([name, { props }]) => [
      name,
      propertiesOf(props),
    ]),
    (type, props) =>
      treeFromJsonRender({ root: "root", elements: { root: { type, props, children: [], slots: {} } } }),
  ],
  [
    "structured output",
    Object.entries(structured).map(([name, schema]) => [name, propertiesOf(schema)]),
    (type, props) => ({ root: "root", nodes: { root: { type, props } } }),
  ],
];

test.each(formats)("`renderTree` accepts the values of every schema of %s", (format, schemas, treeOf) => {
  expect(schemas.length).toBeGreaterThan(150);
  for (const [name, properties] of schemas) {
    for (const [prop, schema] of Object.entries(properties)) {
      if (prop === "component") continue;
      for (const value of samplesOf(schema)) {
        if (format === "structured output" && value === null) continue;
        const problems = checkTree(treeOf(name, { [prop]: value }), catalog).filter(
          ({ path, message }) => path.startsWith(`nodes.root.props.${prop}`) && !beyondTypes.test(message),
        );
        expect(problems, `${name}.${prop} ${JSON.stringify(value)}`).toEqual([]);
      }
    }
  }
});

test("what isn't a document, and actions, which need code, are refused", () => {
  const element = { type: "Button", props: {}, children: [], on: { press: { action: "save" } } };
  const tree = treeFromJsonRender({ root: "a", elements: { a: element } });
  expect(checkTree(tree, catalog)).toMatchObject([{ path: "nodes.a.on" }]);
  for (const spec of [undefined, null, [], {}, { root: 1, elements: { a: 1 } }])
    expect(checkTree(treeFromJsonRender(spec), catalog)).not.toEqual([]);
  for (const list of [undefined, null, {}, [1], [{ id: "root" }]])
    expect(checkTree(treeFromA2ui(list), catalog)).not.toEqual([]);
});
