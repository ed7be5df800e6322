import { htmlElementAttributes } from "html-element-attributes";
import { find, html } from "property-information";
import type { Entry } from "../catalog/find";

/** React props that aren't attributes, and `role`, which the list of HTML attributes leaves to ARIA. */
const reactProps = [
  "key",
  "ref",
  "role",
  "dangerouslySetInnerHTML",
  "suppressContentEditableWarning",
  "suppressHydrationWarning",
];

/** Whether an entry of the catalog passes a prop to its element. */
export function isAttribute(entry: Entry, name: string): boolean {
  if (/^(aria|data)-/.test(name) || /^on[A-Z]/.test(name)) return true;
  return reactProps.includes(name) || attributesOf(entry).includes(name);
}

/** The attributes that an entry passes to its element, as React names them. */
export function attributesOf(entry: Entry): string[] {
  return ["*", ...elementsOf(entry)].flatMap((element) =>
    (htmlElementAttributes[element] ?? []).map((attribute) => find(html, attribute).property),
  );
}

/**
 * The HTML elements that an entry may render, judging by its props and its primitive. Only elements with
 * specific attributes are included.
 */
function elementsOf({ component, part }: Entry): string[] {
  const { props } = part ?? component;
  const base = part?.baseComponent ?? "";
  return [
    ...(Object.hasOwn(props, "href") ? ["a"] : []),
    ...(Object.hasOwn(props, "name") ? ["input", "select", "textarea", "button"] : []),
    ...(/Input$/i.test(base) ? ["input"] : []),
    ...(/(Button|Trigger|Close)$/.test(base) ? ["button"] : []),
    ...(part && component.name === "Table" ? ["td", "th"] : []),
  ];
}
