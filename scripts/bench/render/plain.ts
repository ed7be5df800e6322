import { createElement, Fragment, type ReactNode } from "react";
import { openIt, type Row, type Side, settled, setUp } from "./work";

/** The names of React's props that differ from those of attributes. */
const propNames: Record<string, string> = {
  class: "className",
  for: "htmlFor",
  value: "defaultValue",
  checked: "defaultChecked",
  tabindex: "tabIndex",
  readonly: "readOnly",
  maxlength: "maxLength",
  autocomplete: "autoComplete",
  spellcheck: "spellCheck",
  inputmode: "inputMode",
};

function propName(attribute: string): string {
  if (/^(data|aria)-/.test(attribute)) return attribute;
  return propNames[attribute] ?? attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** A function that creates React elements for the same DOM as a node, new ones at each call. */
function plainNode(node: Node): () => ReactNode {
  if (!(node instanceof Element)) return () => node.textContent;
  const props: Record<string, unknown> = {};
  for (const { name, value } of node.attributes) {
    const isBoolean = typeof node[propName(name) as keyof Element] === "boolean";
    props[propName(name)] = name === "style" ? styleOf(node as HTMLElement) : isBoolean ? true : value;
  }
  const children = [...node.childNodes].map(plainNode);
  return () => createElement(node.localName, props, ...children.map((create) => create()));
}

function styleOf({ style }: HTMLElement): Record<string, string> {
  return Object.fromEntries(
    [...style].map((name) => [name.startsWith("--") ? name : propName(name), style.getPropertyValue(name)]),
  );
}

/** An item of plain elements with the children of one of two nodes. */
function plainItem(off: Node, on: Node): Row["item"] {
  const [before, after] = [off, on].map((node) => [...node.childNodes].map(plainNode));
  return (key, isOn) =>
    createElement(Fragment, { key }, ...((isOn ? after : before) ?? []).map((create) => create()));
}

/** Derives plain elements from the DOM of one of Kerf's items. */
export async function derivePlain(row: Row): Promise<Side> {
  const [off, on] = [await show({ ...row, count: 1 }, false), await show({ ...row, count: 1 }, true)];
  return {
    item: plainItem(off.stage, on.stage),
    popup: row.kind === "open" ? plainItem(document.createElement("div"), on.popup) : undefined,
  };
}

/** The DOM of a row in one state: copies of the list, and of the elements that a click added to the page. */
async function show(row: Row, on: boolean): Promise<{ stage: Element; popup: Element }> {
  const stage = setUp(row, { item: row.item });
  stage.render(row.kind === "update" && on);
  const before = new Set(document.body.children);
  if (row.kind === "open" && on) openIt(stage, row);
  await settled();
  const popup = document.createElement("div");
  for (const child of document.body.children) if (!before.has(child)) popup.append(child.cloneNode(true));
  const copy = stage.element.cloneNode(true) as Element;
  stage.remove();
  await settled();
  return { stage: copy, popup };
}
