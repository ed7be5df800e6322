import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Catalog, MessageProcessor } from "@a2ui/web_core/v0_9";
import { defineCatalog, defineSchema, type Spec, validateSpec } from "@json-render/core";
import Ajv2020 from "ajv/dist/2020";
import { createElement, Fragment, isValidElement, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { z } from "zod";
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
    return [{ name: `${/([\w-]+)\.examples/.exec(path)?.[1]}: ${name}`, render, content }];
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

/**
 * A value as JSON. Content becomes text, `{ node }` and lists of these. Functions in objects are left out.
 *
 * @param idOf Returns the id of the node for an element.
 */
function asJson(value: unknown, idOf: (element: ReactElement) => string): unknown {
  if (value === null || ["string", "number", "boolean"].includes(typeof value)) return value;
  if (isValidElement(value)) {
    return value.type === Fragment
      ? asContent((value.props as Values).children, idOf)
      : { node: idOf(value) };
  }
  if (Array.isArray(value)) {
    if (elementsIn(value).length > 0) return asContent(value, idOf);
    const items = value.map((each) => asJson(each, idOf));
    return items.includes(inexpressible) ? inexpressible : items;
  }
  const isPlain = typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain || "$$typeof" in value || "current" in value) return inexpressible;
  const fields = Object.entries(value)
    .filter(([, each]) => each !== undefined && typeof each !== "function")
    .map(([key, each]) => [key, asJson(each, idOf)] as const);
  return fields.some(([, each]) => each === inexpressible) ? inexpressible : Object.fromEntries(fields);
}

/** The content of an element: text and nodes, without what React doesn't show. */
function asContent(children: unknown, idOf: (element: ReactElement) => string): unknown {
  const items = [children]
    .flat(Number.POSITIVE_INFINITY)
    .filter((each) => each != null && typeof each !== "boolean");
  const json = items.flatMap((each) => asJson(typeof each === "number" ? String(each) : each, idOf));
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
      const value = asJson(props[prop] ?? null, () => "node");
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

  /**
   * Problems that a type doesn't describe: unknown nodes and time zones, and a list that another prop doesn't
   * allow.
   */
  const beyondTypes = /^refers to|it must be a time zone|without `multiple`/;

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
          const problems = checkTree(tree, catalog).filter(
            ({ path, message }) => path.startsWith(`nodes.it.props.${prop}`) && !beyondTypes.test(message),
          );
          expect(problems, JSON.stringify(value)).toEqual([]);
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
});

/** The examples that only contain components with props that JSON can express. */
const trees = examples.flatMap(({ name, render, content }) => {
  const tree = treeOf(content as ReactElement);
  return tree && checkTree(tree, catalog).length === 0
    ? [{ name, tree, direct: html(createElement(render)) }]
    : [];
});

function html(element: ReactElement): string {
  const ids: string[] = [];
  // React's generated ids depend on the components around an element.
  return renderToString(element).replace(/_R_\w*?_/g, (id) => {
    if (!ids.includes(id)) ids.push(id);
    return `id${ids.indexOf(id)}`;
  });
}

const rendered = (tree: Tree) => html(renderTree(tree, { catalog, components }));

/** Elements as a tree. Undefined if JSON can't express them. */
function treeOf(content: ReactElement): Tree | undefined {
  const nodes: Tree["nodes"] = {};
  let isComplete = true;
  const add = (element: ReactElement): string => {
    const type = names.get(element.type);
    const id = Object.keys(nodes).length === 0 ? "root" : `n${Object.keys(nodes).length}`;
    if (!type) isComplete = false;
    nodes[id] = { type: "" };
    const given = Object.entries(element.props as object).filter(([, value]) => value !== undefined);
    const props = given.map(([prop, value]) => [prop, asJson(value, add)] as const);
    if (props.some(([, value]) => value === inexpressible)) isComplete = false;
    nodes[id] = { type: type ?? "", props: Object.fromEntries(props) };
    return id;
  };
  add(content);
  return isComplete ? { root: "root", nodes } : undefined;
}

test("enough examples can be expressed as trees", () => expect(trees.length).toBeGreaterThan(45));

/** The content of a prop as ids of nodes. Undefined for text and data. */
function idsOf(content: unknown): string[] | undefined {
  const ids = [content].flat().map((each) => (each as { node?: string } | null)?.node);
  return ids.length > 0 && ids.every((id) => id !== undefined) ? ids : undefined;
}

/** Whether content mixes nodes and text, or data contains nodes. */
function isMixed(content: unknown): boolean {
  return !idsOf(content) && JSON.stringify(content ?? null).includes('{"node":');
}

describe("json-render", () => {
  const document = jsonRenderCatalog(catalog);
  // The part of the schema of @json-render/react that Kerf's catalog uses.
  const schema = defineSchema((s) => ({
    spec: s.object({
      root: s.string(),
      elements: s.record(
        s.object({
          type: s.ref("catalog.components"),
          props: s.propsOf("catalog.components"),
          children: s.array(s.string()),
          slots: { ...s.record(s.array(s.string())), optional: true },
        }),
      ),
    }),
    catalog: s.object({
      components: s.map({ props: s.zod(), slots: s.array(s.string()), description: s.string() }),
      actions: s.map({ description: s.string() }),
    }),
  }));
  const definitions = Object.entries(document.components).map(
    ([name, { props, ...rest }]) => [name, { ...rest, props: z.fromJSONSchema(props) }] as const,
  );
  const propsSchemas = new Map(definitions.map(([name, { props }]) => [name, props]));
  const ofKerf = defineCatalog(schema, { components: Object.fromEntries(definitions), actions: {} } as never);

  /** A tree as a spec. Undefined if content mixes text and components, or if the catalog lacks a prop. */
  function specOf({ root, nodes }: Tree): Spec | undefined {
    const all = Object.entries(nodes);
    if (all.some(([, { props = {} }]) => Object.values(props).some(isMixed))) return undefined;
    const elements = all.map(([id, { type, props = {} }]) => {
      const { properties = {} } = (document.components[type]?.props ?? {}) as {
        properties?: Record<string, Schema>;
      };
      const slots = Object.entries(props).flatMap(([name, value]) =>
        name !== "children" && idsOf(value) ? [[name, idsOf(value)] as const] : [],
      );
      // Keeps the order of the props in the code, because attributes are rendered in that order.
      const names = new Set([...Object.keys(props), ...Object.keys(properties)]);
      const texts = [...names].flatMap((name) => {
        const schema = properties[name];
        const value = props[name] ?? null;
        return schema ? [[name, idsOf(value) ? null : completed(value, schema)] as const] : [];
      });
      const isComplete = Object.keys(props).every(
        (name) => properties[name] || slots.some(([slot]) => slot === name),
      );
      return [
        id,
        isComplete && {
          type,
          props: Object.fromEntries(texts),
          children: idsOf(props.children) ?? [],
          slots: Object.fromEntries(slots),
        },
      ] as const;
    });
    if (elements.some(([, element]) => !element)) return undefined;
    return { root, elements: Object.fromEntries(elements) } as unknown as Spec;
  }

  const specs = trees.flatMap((each) => {
    const spec = specOf(each.tree);
    // An item of this example has the value null, which in a spec means that the value is left out.
    return spec && each.name !== "select: Owner" ? [{ ...each, spec }] : [];
  });

  test("most of these examples are expressible", () => expect(specs.length).toBeGreaterThan(40));

  test.each(specs)("$name is valid, and renders the same as its code", ({ spec, direct }) => {
    expect(validateSpec(spec, { checkOrphans: true })).toEqual({ valid: true, issues: [] });
    expect(ofKerf.validate(spec)).toMatchObject({ success: true });
    for (const { type, props } of Object.values(spec.elements)) {
      expect(propsSchemas.get(type)?.safeParse(props).error).toBeUndefined();
    }
    expect(rendered(treeFromJsonRender(spec))).toBe(direct);
  });

  test("the prompt for models lists the components", () => {
    const prompt = ofKerf.prompt();
    for (const name of Object.keys(document.components)) expect(prompt).toContain(name);
  });

  test("refuses actions, which need code", () => {
    const element = { type: "Button", props: {}, children: [], on: { press: { action: "save" } } };
    const tree = treeFromJsonRender({ root: "a", elements: { a: element } });
    expect(checkTree(tree, catalog)).toMatchObject([{ path: "nodes.a.on" }]);
    for (const spec of [undefined, null, [], {}, { root: 1, elements: { a: 1 } }]) {
      expect(checkTree(treeFromJsonRender(spec), catalog)).not.toEqual([]);
    }
  });
});

describe("A2UI", () => {
  const document = a2uiCatalog(catalog);
  const schemas = dirname(createRequire(import.meta.url).resolve("@a2ui/web_core/v0_9"));
  const readSchema = (name: string) => JSON.parse(readFileSync(join(schemas, "schemas", name), "utf8"));
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema(readSchema("common_types.json"));
  // The schema of messages refers to their surface's catalog by this id.
  ajv.addSchema({ ...document, $id: "https://a2ui.org/specification/v0_9/catalog.json" });
  const isMessage = ajv.compile(readSchema("server_to_client.json"));
  const ofKerf = Catalog.fromSchema(document);
  const { components: schemaOf } = document as {
    components: Record<string, { allOf: [Schema, { properties: Record<string, Schema> }] }>;
  };

  /** A tree as messages. Undefined if children mix text and components, or if the catalog lacks a prop. */
  function messagesOf({ nodes }: Tree): object[] | undefined {
    const all = Object.entries(nodes);
    if (all.some(([, { props }]) => isMixed(props?.children))) return undefined;
    const isKnown = (type: string, prop: string) =>
      prop === "aria-label" || schemaOf[type]?.allOf[1].properties[prop];
    if (all.some(([, { type, props = {} }]) => Object.keys(props).some((prop) => !isKnown(type, prop))))
      return undefined;
    const list = all.map(([id, { type, props = {} }]) => {
      const { children, "aria-label": label, ...others } = props;
      return {
        id,
        component: type,
        ...others,
        ...(children !== undefined && { children: idsOf(children) ?? children }),
        ...(label !== undefined && { accessibility: { label } }),
      };
    });
    const surface = { surfaceId: "s" };
    return [
      { version: "v0.9", createSurface: { ...surface, catalogId: ofKerf.id } },
      { version: "v0.9", updateComponents: { ...surface, components: list } },
    ];
  }

  const surfaces = trees.flatMap((each) => {
    const messages = messagesOf(each.tree);
    return messages ? [{ ...each, messages }] : [];
  });

  test("most of these examples are expressible", () => expect(surfaces.length).toBeGreaterThan(40));

  test.each(surfaces)("$name is valid, and renders the same as its code", ({ messages, direct }) => {
    for (const message of messages) {
      isMessage(message);
      expect(isMessage.errors).toBeNull();
    }
    const processor = new MessageProcessor([ofKerf as never]);
    processor.processMessages(messages as never);
    const models = [...(processor.model.getSurface("s")?.componentsModel.entries ?? [])].map(
      ([, model]) => model,
    );
    const list = models.map(({ id, type, properties }) => ({ id, component: type, ...properties }));
    expect(rendered(treeFromA2ui(list))).toBe(direct);
  });

  test("reports an invalid value", () => {
    const message = (props: object) => ({
      version: "v0.9",
      updateComponents: { surfaceId: "s", components: [{ id: "root", component: "Badge", ...props }] },
    });
    expect(isMessage(message({ variant: "red" }))).toBe(true);
    expect(isMessage(message({ variant: "pink" }))).toBe(false);
    expect(isMessage(message({ varient: "red" }))).toBe(false);
    for (const list of [undefined, null, {}, [1], [{ id: "root" }]]) {
      expect(checkTree(treeFromA2ui(list), catalog)).not.toEqual([]);
    }
  });
});
