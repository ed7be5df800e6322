import { type ElementType, Fragment, type ReactElement } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import type { Row } from "./row";
import { openIt, type Side, settled, setUp } from "./work";

/** Makes one item of a plain list, in the state before or after the update. */
export type PlainItem = (key: number, on: boolean) => ReactElement;

/** A DOM tree in the form that React creates elements from. */
export type Tree = string | { tag: string; props: Record<string, unknown>; children: Tree[] };

/** Reads the children of a node, with attributes under the names of React's props. */
function readChildren(node: Node): Tree[] {
  return [...node.childNodes].flatMap((child): Tree[] => {
    if (child instanceof Text) return [child.data];
    return child instanceof Element ? [readElement(child)] : [];
  });
}

function readElement(element: Element): Tree {
  const props: Record<string, unknown> = {};
  for (const { name, value } of element.attributes) {
    if (name === "style") props.style = readStyle(element as HTMLElement);
    else props[propName(name)] = value === "" && isBoolean(element, name) ? true : value;
  }
  return { tag: element.localName, props, children: readChildren(element) };
}

/**
 * The names of React's props, if they differ from the attributes. `data-*` and `aria-*` are the same in both.
 */
const propNames: Record<string, string> = {
  class: "className",
  for: "htmlFor",
  value: "defaultValue",
  checked: "defaultChecked",
  tabindex: "tabIndex",
  readonly: "readOnly",
  maxlength: "maxLength",
  minlength: "minLength",
  autocomplete: "autoComplete",
  autofocus: "autoFocus",
  spellcheck: "spellCheck",
  inputmode: "inputMode",
  novalidate: "noValidate",
};

function propName(attribute: string): string {
  if (/^(data|aria)-/.test(attribute)) return attribute;
  return propNames[attribute] ?? attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function isBoolean(element: Element, attribute: string): boolean {
  return typeof element[propName(attribute) as keyof Element] === "boolean";
}

function readStyle({ style }: HTMLElement): Record<string, string> {
  const names = [...style];
  return Object.fromEntries(
    names.map((name) => [name.startsWith("--") ? name : propName(name), style.getPropertyValue(name)]),
  );
}

/**
 * The generated part of React's useId ids. It is unique per instance, so plain items need unique ids, too.
 */
const generatedId = /_r_\w+?_/g;

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

/**
 * Derives the plain side of a row from the DOM of one item. Throws if a whole list doesn't have the same DOM
 * as Kerf's.
 */
export async function derivePlain(row: Row): Promise<Side> {
  const kerf = { item: row.item };
  const one = { ...row, count: 1 };
  const [off, on] = [await show(one, kerf, false), await show(one, kerf, true)];
  const plain: Side = {
    item: compilePlain(readChildren(off.stage), readChildren(on.stage)),
    popup: row.kind === "open" ? compilePlain([], readChildren(on.popup)) : undefined,
  };
  for (const state of [false, true]) await compare(row, plain, kerf, state);
  return plain;
}

async function compare(row: Row, plain: Side, kerf: Side, state: boolean): Promise<void> {
  const [ours, derived] = [await show(row, kerf, state), await show(row, plain, state)];
  for (const part of ["stage", "popup"] as const) {
    const [expected, actual] = [html(ours[part]), html(derived[part])];
    if (expected === actual) continue;
    const at = [...expected].findIndex((letter, index) => letter !== actual[index]);
    const near = (text: string) => text.slice(Math.max(0, at - 80), at + 80);
    throw new Error(
      `${row.id}: the plain ${part} is not the same DOM.\nKerf:  …${near(expected)}\nplain: …${near(actual)}`,
    );
  }
}

/** The DOM of a row in one state: copies of the list, and of the elements that a click added to the page. */
async function show(row: Row, side: Side, on: boolean): Promise<{ stage: Node; popup: Node }> {
  const stage = setUp(row, side);
  stage.render(row.kind === "update" && on);
  const before = new Set(document.body.children);
  if (row.kind === "open" && on) openIt(stage, row);
  await settled();
  const popup = document.createElement("div");
  for (const child of document.body.children) if (!before.has(child)) popup.append(child.cloneNode(true));
  const copy = stage.element.cloneNode(true);
  stage.remove();
  await settled();
  return { stage: copy, popup };
}

/** The markup, with ids numbered in order of appearance, and without the empty `style` of removed styles. */
function html(node: Node): string {
  const ids: string[] = [];
  return (node as Element).innerHTML.replaceAll(' style=""', "").replace(generatedId, (id) => {
    if (!ids.includes(id)) ids.push(id);
    return `#${ids.indexOf(id)}`;
  });
}
