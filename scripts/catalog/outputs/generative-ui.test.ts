import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Catalog, MessageProcessor } from "@a2ui/web_core/v0_9";
import { defineCatalog, defineSchema, type Spec, validateSpec } from "@json-render/core";
import Ajv2020 from "ajv/dist/2020";
import { createElement, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import * as components from "../../../src/index";
import {
  checkTree,
  renderTree,
  type Tree,
  treeFromA2ui,
  treeFromJsonRender,
} from "../../../src/render-tree/index";
import { a2uiCatalog } from "./a2ui";
import { asJson, catalog, completed, examples, inexpressible, nameOf } from "./examples.fixture";
import { jsonRenderCatalog } from "./json-render";
import type { Schema } from "./json-type";

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
  let isWhole = true;
  const add = (element: ReactElement): string => {
    const type = nameOf(element);
    const id = Object.keys(nodes).length === 0 ? "root" : `n${Object.keys(nodes).length}`;
    if (!type) isWhole = false;
    nodes[id] = { type: type ?? "" };
    const given = Object.entries(element.props as object).filter(([, value]) => value !== undefined);
    const props = given.map(([prop, value]) => [prop, asJson(value, add)] as const);
    if (props.some(([, value]) => value === inexpressible)) isWhole = false;
    nodes[id] = { type: type ?? "", props: Object.fromEntries(props) };
    return id;
  };
  add(content);
  return isWhole ? { root: "root", nodes } : undefined;
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
      const isWhole = Object.keys(props).every(
        (name) => properties[name] || slots.some(([slot]) => slot === name),
      );
      return [
        id,
        isWhole && {
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
