import { type ElementType, Fragment, type ReactElement } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import type { Tree } from "./dom-tree";

/** Makes one item of a plain list, in the state before or after the update. */
export type PlainItem = (key: number, on: boolean) => ReactElement;

/**
 * The generated part of React's useId ids. It is unique per instance, so plain items need unique ids, too.
 */
export const generatedId = /_r_\w+?_/g;

/** Compiles DOM to the calls that JSX compiles to, so that plain HTML is measured as hand-written code. */
export function compilePlain(off: Tree[], on: Tree[]): PlainItem {
  const ids: string[] = [];
  const body = `return on ? ${fragment(on, ids)} : ${fragment(off, ids)};`;
  const item = new Function("jsx", "jsxs", "Fragment", "key", "on", body) as (
    one: typeof jsx,
    several: typeof jsxs,
    fragment: ElementType,
    key: number,
    on: boolean,
  ) => ReactElement;
  return (key, state) => item(jsx, jsxs, Fragment, key, state);
}

function fragment(trees: Tree[], ids: string[]): string {
  const [only] = trees;
  if (trees.length === 1 && typeof only === "object") return element(only, ids, ", key");
  return `jsxs(Fragment, { children: [${trees.map((tree) => code(tree, ids)).join(", ")}] }, key)`;
}

function code(tree: Tree, ids: string[]): string {
  return typeof tree === "string" ? JSON.stringify(tree) : element(tree, ids, "");
}

function element({ tag, props, children }: Exclude<Tree, string>, ids: string[], key: string): string {
  const entries = Object.entries(props).map(
    ([name, value]) => `${JSON.stringify(name)}: ${literal(value, ids)}`,
  );
  const inner = children.map((child) => code(child, ids));
  if (inner.length === 1) entries.push(`children: ${inner[0]}`);
  if (inner.length > 1) entries.push(`children: [${inner.join(", ")}]`);
  return `${inner.length > 1 ? "jsxs" : "jsx"}(${JSON.stringify(tag)}, { ${entries.join(", ")} }${key})`;
}

function literal(value: unknown, ids: string[]): string {
  if (typeof value !== "string") return JSON.stringify(value);
  return JSON.stringify(value).replace(generatedId, (id) => {
    if (!ids.includes(id)) ids.push(id);
    return `_r_" + key + "p${ids.indexOf(id)}_`;
  });
}
