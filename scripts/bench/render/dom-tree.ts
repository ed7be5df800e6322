/** A DOM tree in the form that React creates elements from. */
export type Tree = string | { tag: string; props: Record<string, unknown>; children: Tree[] };

/** Reads the children of a node, with attributes under the names of React's props. */
export function readChildren(node: Node): Tree[] {
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
