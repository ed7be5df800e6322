import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import document from "../../../src/catalog/catalog.json";
import { entriesOf } from "../../../src/catalog/find";
import { parseCatalog } from "../../../src/catalog/index";
import * as components from "../../../src/index";
import type { Schema } from "./json-type";

export const catalog = parseCatalog(JSON.stringify(document));

const modules = import.meta.glob<Record<string, () => ReactElement | null>>(
  "../../../src/components/*/*.examples.tsx",
  { eager: true },
);

/** A curated example, with the elements that it returns. */
export interface Example {
  name: string;
  render: () => ReactElement | null;
  content: ReactNode;
}

/** The examples of all components, except those that throw because they need a provider around them. */
export const examples: Example[] = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module).flatMap(([name, render]) => {
    const component = /([\w-]+)\.examples/.exec(path)?.[1];
    const content = returned(render);
    return content === undefined ? [] : [{ name: `${component}: ${name}`, render, content }];
  }),
);

/** The content that a component returns. It is rendered, so that hooks work. Undefined if it throws. */
function returned(render: () => ReactNode): ReactNode {
  let content: ReactNode;
  const capture = () => {
    content = render();
    return content;
  };
  try {
    renderToString(createElement(capture));
  } catch {
    return undefined;
  }
  return content;
}

const names = new Map<unknown, string>(
  entriesOf(catalog).map(({ name }) => [
    name.split(".").reduce<unknown>((owner, key) => (owner as Record<string, unknown>)[key], components),
    name,
  ]),
);

/** The catalog's name for an element's component. */
export function nameOf({ type }: ReactElement): string | undefined {
  return names.get(type);
}

/** All elements in content, and in the props of these elements. */
export function elementsIn(value: unknown): ReactElement[] {
  if (Array.isArray(value)) return value.flatMap(elementsIn);
  if (isValidElement(value)) return [value, ...Object.values(value.props as object).flatMap(elementsIn)];
  return [];
}

/** A value that JSON can't express. */
export const inexpressible = Symbol("inexpressible");

/**
 * A value as JSON. Content becomes text, `{ node }` and lists of these. Functions in objects are left out.
 *
 * @param idOf Returns the id of the node for an element.
 */
export function asJson(value: unknown, idOf: (element: ReactElement) => string): unknown {
  if (value === null || ["string", "number", "boolean"].includes(typeof value)) return value;
  if (isValidElement(value)) {
    return value.type === Fragment ? asContent(value.props as Props, idOf) : { node: idOf(value) };
  }
  if (Array.isArray(value)) {
    if (elementsIn(value).length > 0) return asContent({ children: value }, idOf);
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

interface Props {
  children?: ReactNode;
}

/** The content of an element: text and nodes, without what React doesn't show. */
function asContent({ children }: Props, idOf: (element: ReactElement) => string): unknown {
  const items = [children]
    .flat(Number.POSITIVE_INFINITY)
    .filter((each) => each != null && typeof each !== "boolean");
  const json = items.flatMap((each) => asJson(typeof each === "number" ? String(each) : each, idOf));
  return json.includes(inexpressible) ? inexpressible : json;
}

/** Converts the items of a Select to a list, because the subset doesn't allow objects with arbitrary keys. */
function asList(value: unknown, schema: Schema): unknown {
  const choices = (schema.anyOf as Schema[] | undefined) ?? [schema];
  const isList =
    choices.some(({ type }) => type === "array") && !choices.some(({ properties }) => properties);
  const isMap = isList && JSON.stringify(schema).includes('"label"') && value?.constructor === Object;
  return isMap ? Object.entries(value as object).map(([key, label]) => ({ label, value: key })) : value;
}

/** A value as a model would write it: with null for each field that it leaves out. */
export function completed(given: unknown, schema: Schema): unknown {
  const value = asList(given, schema);
  const choices = (schema.anyOf as Schema[] | undefined) ?? [schema];
  if (Array.isArray(value)) {
    const items = choices.find(({ type }) => type === "array")?.items as Schema | undefined;
    return value.map((each) => completed(each, items ?? {}));
  }
  if (typeof value !== "object" || value === null) return value;
  const keys = Object.keys(value);
  const fields = choices
    .map(({ properties = {} }) => properties as Record<string, Schema>)
    .find((properties) => keys.every((key) => properties[key]));
  const all = new Set([...keys, ...Object.keys(fields ?? {})]);
  return Object.fromEntries(
    [...all].map((key) => [
      key,
      completed((value as Record<string, unknown>)[key] ?? null, fields?.[key] ?? {}),
    ]),
  );
}
