import Ajv2020 from "ajv/dist/2020";
import { createElement, Fragment, isValidElement, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
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

/** A value that JSON can't express. */
const inexpressible = Symbol("inexpressible");

/** A value as JSON. Content becomes text, `{ node }` and lists of these. Functions in objects are left out. */
function asJson(value: unknown): unknown {
  if (value === null || ["string", "number", "boolean"].includes(typeof value)) return value;
  if (isValidElement(value))
    return value.type === Fragment ? asContent((value.props as Values).children) : { node: "node" };
  if (Array.isArray(value)) {
    if (elementsIn(value).length > 0) return asContent(value);
    const items = value.map(asJson);
    return items.includes(inexpressible) ? inexpressible : items;
  }
  const isPlain = typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain || "$$typeof" in value || "current" in value) return inexpressible;
  const fields = Object.entries(value)
    .filter(([, each]) => each !== undefined && typeof each !== "function")
    .map(([key, each]) => [key, asJson(each)] as const);
  return fields.some(([, each]) => each === inexpressible) ? inexpressible : Object.fromEntries(fields);
}

/** The content of an element: text and nodes, without what React doesn't show. */
function asContent(children: unknown): unknown {
  const items = [children]
    .flat(Number.POSITIVE_INFINITY)
    .filter((each) => each != null && typeof each !== "boolean");
  const json = items.flatMap((each) => asJson(typeof each === "number" ? String(each) : each));
  return json.includes(inexpressible) ? inexpressible : json;
}

/**
 * A value as a model would write it: with null for each field that it leaves out. The items of a Select become a list,
 * because the subset doesn't allow objects with arbitrary keys.
 */
function completed(given: unknown, schema: Schema = {}): unknown {
  const choices = (schema.anyOf as Schema[] | undefined) ?? [schema];
  const list = choices.find(({ type }) => type === "array");
  const isMap = list && !choices.some(({ properties }) => properties) && given?.constructor === Object;
  const value =
    isMap && JSON.stringify(schema).includes('"label"')
      ? Object.entries(given as object).map(([key, label]) => ({ label, value: key }))
      : given;
  if (Array.isArray(value)) return value.map((each) => completed(each, list?.items as Schema | undefined));
  if (typeof value !== "object" || value === null) return value;
  const fields = choices
    .map(({ properties = {} }) => properties as Schemas)
    .find((properties) => Object.keys(value).every((key) => properties[key]));
  const keys = new Set([...Object.keys(value), ...Object.keys(fields ?? {})]);
  return Object.fromEntries(
    [...keys].map((key) => [key, completed((value as Values)[key] ?? null, fields?.[key])]),
  );
}

describe("structured output", () => {
  const schemas = structuredOutput(catalog);
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });

  /**
   * The props of an element as a model would write them: all of them, and null for those that are left out. Undefined if
   * JSON can't express a required prop.
   */
  function propsOf(name: string, props: Values): Values | undefined {
    const values = Object.entries(schemas[name]?.properties as Schemas).map(([prop, schema]) => {
      const value = asJson(props[prop] ?? null);
      const isNullable = JSON.stringify([schema.type, schema.anyOf]).includes('"null"');
      const written = value === inexpressible && isNullable ? null : value;
      return [prop, written === inexpressible ? written : completed(written, schema)] as const;
    });
    return values.some(([, value]) => value === inexpressible) ? undefined : Object.fromEntries(values);
  }

  /** Examples that the subset excludes, because their items have custom fields or the value null. */
  const beyondSubset = ["combobox: SavedServer", "select: Server", "select: Owner"];

  test("every element of every example matches its schema", () => {
    const elements = examples.flatMap(({ name, content }) =>
      elementsIn(content).map(({ type, props }) => ({ name, type: names.get(type) ?? "", props })),
    );
    const checked = elements.flatMap(({ name, type, props }) => {
      const written = schemas[type] && !beyondSubset.includes(name) && propsOf(type, props);
      return written ? [{ name, type, written }] : [];
    });
    const problems = checked.flatMap(({ name, type, written }) =>
      ajv.validate(schemas[type] as Schema, written) ? [] : [`${name}, ${type}: ${ajv.errorsText()}`],
    );
    expect(problems).toEqual([]);
    expect(examples.length).toBeGreaterThan(150);
    expect(checked.length / elements.length).toBeGreaterThan(0.8);
  });

  /** The keywords that both OpenAI and Anthropic accept. */
  const keywords =
    /^(\$defs|\$ref|additionalProperties|anyOf|const|description|enum|items|properties|required|type)$/;

  test.each(Object.entries(schemas))(
    "%s is within the subset, and `renderTree` accepts its values",
    (name, root) => {
      for (const [path, schema] of schemasIn(root, "#")) {
        const unknown = Object.keys(schema).filter((key) => !keywords.test(key));
        expect(unknown, path).toEqual([]);
        if (schema.$ref) expect(Object.keys(schema), path).toEqual(["$ref"]);
        if (schema.type !== "object") continue;
        expect(schema.additionalProperties, path).toBe(false);
        expect(schema.required, path).toEqual(Object.keys(schema.properties as object));
      }
      expect(root.type).toBe("object");
      for (const [prop, schema] of Object.entries(root.properties as Schemas)) {
        for (const value of samplesOf(schema, root.$defs as Schemas)) {
          if (value === null) continue;
          const tree = { root: "it", nodes: { it: { type: name, props: { [prop]: value } } } };
          expect(problemsOf(tree, "it", prop), JSON.stringify(value)).toEqual([]);
        }
      }
    },
  );

  /** A schema and all schemas inside it, with their paths. */
  function schemasIn(schema: Schema, path: string): [string, Schema][] {
    const named = ["properties", "$defs"].flatMap((key) =>
      Object.entries((schema[key] as Schemas) ?? {}).map(([name, each]) => [`${key}/${name}`, each] as const),
    );
    const listed = ["anyOf", "items"].flatMap((key) =>
      [(schema[key] as Schema | Schema[]) ?? []].flat().map((each) => [key, each] as const),
    );
    return [
      [path, schema],
      ...[...named, ...listed].flatMap(([key, each]) => schemasIn(each, `${path}/${key}`)),
    ];
  }
});

/**
 * Problems that a type doesn't describe: unknown nodes and time zones, a list that another prop doesn't allow, and content
 * that is null or an empty list.
 */
const beyondTypes = /^refers to|it must be a time zone|without `multiple`|^is missing/;

/** The problems of a prop of a node. */
function problemsOf(tree: Tree, node: string, prop: string): unknown[] {
  return checkTree(tree, catalog).filter(
    ({ path, message }) => path.startsWith(`nodes.${node}.props.${prop}`) && !beyondTypes.test(message),
  );
}

const simple: Record<string, unknown[]> = {
  string: ["en"],
  number: [1],
  boolean: [true, false],
  null: [null],
};

/** A value of each kind that a schema describes, without nulls inside objects, which mean that a field is left out. */
function samplesOf(schema: Schema = {}, defs: Schemas = {}): unknown[] {
  const { $ref, anyOf, type, items, properties = {} } = schema;
  if ($ref) return samplesOf(defs[String($ref).split("/").at(-1) ?? ""], defs);
  if (anyOf) return (anyOf as Schema[]).flatMap((each) => samplesOf(each, defs));
  if (schema.enum) return schema.enum as unknown[];
  if ("const" in schema) return [schema.const];
  if (type === "array") return [[], ...samplesOf(items as Schema, defs).map((each) => [each])];
  if (type !== "object") return [type ?? []].flat().flatMap((each) => simple[String(each)] ?? []);
  const fields = Object.entries(properties as Schemas).map(([name, inner]) => [
    name,
    samplesOf(inner, defs).find((each) => each !== null),
  ]);
  return [Object.fromEntries(fields)];
}

const a2ui = a2uiCatalog(catalog) as {
  components: Record<string, { allOf: [Schema, Schema] }>;
  $defs: Schemas;
};

/** The same page in each format, and a document with one component. */
const formats = [
  {
    format: "A2UI",
    page: treeFromA2ui(pageInA2ui),
    schemas: Object.entries(a2ui.components).map(([name, { allOf }]) => [name, allOf[1]] as const),
    treeOf: (type: string, props: Values) => treeFromA2ui([{ ...props, id: "root", component: type }]),
  },
  {
    format: "json-render",
    page: treeFromJsonRender(pageInJsonRender),
    schemas: Object.entries(jsonRenderCatalog(catalog).components).map(
      ([name, { props }]) => [name, props] as const,
    ),
    treeOf: (type: string, props: Values) =>
      treeFromJsonRender({ root: "root", elements: { root: { type, props, children: [], slots: {} } } }),
  },
];

describe.each(formats)("$format", ({ page, schemas, treeOf }) => {
  test("renders the same as code", () => {
    expect(checkTree(page, catalog)).toEqual([]);
    expect(renderToString(renderTree(page, { catalog, components }))).toBe(renderToString(pageAsCode));
  });

  test("`renderTree` accepts the values of every schema", () => {
    expect(schemas.length).toBeGreaterThan(150);
    for (const [name, { properties }] of schemas) {
      for (const [prop, schema] of Object.entries(properties as Schemas)) {
        if (prop === "component") continue;
        for (const value of samplesOf(schema, { ...a2ui.$defs, ComponentId: { type: "string" } }))
          expect(problemsOf(treeOf(name, { [prop]: value }), "root", prop), `${name}.${prop}`).toEqual([]);
      }
    }
  });
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
