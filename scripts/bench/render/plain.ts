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
  const one = { ...row, count: 1 };
  const kerf = { item: row.item };
  const [off, on] = [await show(one, kerf, false), await show(one, kerf, true)];
  const plain: Side = {
    item: plainItem(off.stage, on.stage),
    popup: row.kind === "open" ? plainItem(document.createElement("div"), on.popup) : undefined,
  };
  for (const [isOn, { stage, popup }] of [off, on].entries()) {
    const derived = await show(one, plain, isOn === 1);
    if (html(derived.stage) + html(derived.popup) !== html(stage) + html(popup))
      throw new Error(
        `${row.id}: the plain DOM differs.\nKerf: ${html(stage)}${html(popup)}\nplain: ${html(derived.stage)}${html(derived.popup)}`,
      );
  }
  return plain;
}

/** The DOM of a row in one state: copies of the list, and of the elements that a click added to the page. */
async function show(row: Row, side: Side, on: boolean): Promise<{ stage: Element; popup: Element }> {
  const stage = setUp(row, side);
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

/** The markup without React's generated ids, and without the empty `style` of removed styles. */
function html(element: Element): string {
  return element.innerHTML.replaceAll(' style=""', "").replace(/_r_\w+?_/g, "id");
}
