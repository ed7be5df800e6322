import { htmlElementAttributes } from "html-element-attributes";
import { find, html } from "property-information";
import type { Entry } from "../catalog/find";

/** All attributes of HTML, as React names them. */
export const allAttributes = Object.values(htmlElementAttributes).flatMap((names) =>
  names.map((attribute) => find(html, attribute).property),
);

/** React props that aren't attributes, and `role`, which the list of HTML attributes leaves to ARIA. */
const reactProps = [
  "key",
  "ref",
  "role",
  "dangerouslySetInnerHTML",
  "suppressContentEditableWarning",
  "suppressHydrationWarning",
];

/** React's events, without those of media, images and native dialogs. */
const event =
  /^on(AuxClick|Animation(End|Iteration|Start)|BeforeInput|BeforeToggle|Blur|Change|Click|Composition(End|Start|Update)|ContextMenu|Copy|Cut|DoubleClick|Drag(|End|Enter|Exit|Leave|Over|Start)|Drop|Error|Focus|(Got|Lost)PointerCapture|Input|Invalid|Key(Down|Press|Up)|Load|Mouse(Down|Enter|Leave|Move|Out|Over|Up)|Paste|Pointer(Cancel|Down|Enter|Leave|Move|Out|Over|Up)|Reset|Scroll|ScrollEnd|Select|Submit|Toggle|Touch(Cancel|End|Move|Start)|Transition(Cancel|End|Run|Start)|Wheel)(Capture)?$/;

/** Whether an entry of the catalog passes a prop to its element. */
export function isAttribute(entry: Entry, name: string): boolean {
  if (name === "key") return true;
  if (!hasElement(entry)) return false;
  if (/^(aria|data)-/.test(name) || event.test(name)) return true;
  return reactProps.includes(name) || attributesOf(entry).includes(name);
}

/** Whether an entry renders an element. Otherwise it only connects its parts, as Dialog.Root does. */
function hasElement({ component, part }: Entry): boolean {
  const { props } = part ?? component;
  return Object.keys(props).length === 0 || Object.hasOwn(props, "className");
}

/** The attributes that an entry passes to its element, as React names them. */
export function attributesOf(entry: Entry): string[] {
  if (!hasElement(entry)) return [];
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
