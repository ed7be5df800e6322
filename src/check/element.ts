import type { Bindings } from "./bindings";
import type { Range } from "./problem";
import type { JsxElement, SyntaxNode } from "./syntax";
import { childrenOf, readValue, type Value } from "./value";

/** A prop of an element. */
export interface GivenProp {
  name: string;
  /** The place of its name. */
  key: Range;
  value: Value;
}

/** The props of a JSX element. */
export interface Given {
  props: GivenProp[];
  /** The children between the tags. */
  children: Value[];
  /** Whether it has a spread whose props aren't known. */
  isOpen: boolean;
  /** Whether a prop is set, or may be. */
  has(name: string): boolean;
}

/** @param around The nodes around the element, outermost first. */
export function givenOf(element: JsxElement, around: readonly SyntaxNode[], bindings: Bindings): Given {
  const props: GivenProp[] = [];
  // `render={<Button />}`: the component that renders the element sets more props.
  const attribute = around.at(-2);
  let isOpen =
    attribute?.type === "JSXAttribute" &&
    attribute.name.type === "JSXIdentifier" &&
    attribute.name.name === "render";
  for (const attribute of element.openingElement.attributes) {
    if (attribute.type === "JSXAttribute") {
      const { name, value } = attribute;
      // `xlink:href`
      if (name.type !== "JSXIdentifier") continue;
      props.push({ name: name.name, key: name, value: attributeValue(value, attribute, bindings) });
    } else {
      const spread = readValue(attribute.argument, bindings);
      if (spread.kind !== "object") isOpen = true;
      else {
        isOpen ||= spread.isOpen;
        for (const [name, value] of spread.fields) props.push({ name, key: value.node, value });
      }
    }
  }
  const children = childrenOf(element.children, bindings);
  const names = new Set(props.map(({ name }) => name));
  if (children.length > 0) names.add("children");
  return { props, children, isOpen, has: (name) => isOpen || names.has(name) };
}

/** `<Button loading>` sets `loading` to true. */
function attributeValue(value: SyntaxNode | null, attribute: SyntaxNode, bindings: Bindings): Value {
  if (value === null) return { kind: "literal", value: true, node: attribute };
  return readValue(value.type === "JSXExpressionContainer" ? value.expression : value, bindings);
}
