import type { Entry } from "../catalog/find";
import attributes from "./html-attributes.json" with { type: "json" };

type Element = Exclude<keyof typeof attributes, "$comment">;

/** All attributes of HTML, as React names them. */
export const allAttributes = Object.entries(attributes).flatMap(([element, names]) =>
  element === "$comment" ? [] : names,
);

/** Whether an entry of the catalog passes a prop to its element. */
export function isAttribute(entry: Entry, name: string): boolean {
  if (name === "key") return true;
  return hasElement(entry) && (/^(aria|data)-/.test(name) || attributesOf(entry).includes(name));
}

/** Whether an entry renders an element. Otherwise it only connects its parts, as Dialog.Root does. */
function hasElement({ component, part }: Entry): boolean {
  const { props } = part ?? component;
  return Object.keys(props).length === 0 || Object.hasOwn(props, "className");
}

/** The attributes that an entry passes to its element, as React names them. */
export function attributesOf(entry: Entry): string[] {
  if (!hasElement(entry)) return [];
  return (["*", ...elementsOf(entry)] as const).flatMap((element) => attributes[element]);
}

/**
 * The HTML elements that an entry may render, judging by its props and its primitive. Only elements with
 * specific attributes are included.
 */
function elementsOf({ component, part }: Entry): Element[] {
  const { props } = part ?? component;
  const base = part?.baseComponent ?? "";
  return [
    ...(Object.hasOwn(props, "href") ? (["a"] as const) : []),
    ...(Object.hasOwn(props, "name") ? (["input", "select", "textarea", "button"] as const) : []),
    ...(/Input$/i.test(base) ? (["input"] as const) : []),
    ...(/(Button|Trigger|Close)$/.test(base) ? (["button"] as const) : []),
    ...(part && component.name === "Table" ? (["td", "th"] as const) : []),
  ];
}
