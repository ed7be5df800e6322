import type { Entry } from "../catalog/find";
import type { Elements, Placed } from "./ancestors";
import type { Given } from "./element";
import type { Finding } from "./problem";
import type { JsxElement, JsxFragment } from "./syntax";

/** Attributes that name an element, or connect it with a `<label>`. */
const naming = ["aria-label", "aria-labelledby", "title", "id"];

/** A control without a label, or a button with only an icon. */
export function nameFindings(
  placed: Placed,
  elements: Elements,
  givenOf: (placed: Placed) => Given,
): Finding[] {
  if (placed.referent.kind !== "entry") return [];
  const { entry } = placed.referent;
  const given = givenOf(placed);
  const title = titleOf(entry);
  if (title !== undefined) return titleFindings(placed, title, elements, given);
  const props = namingProps(entry);
  if (props.length === 0 || [...props, ...naming].some((name) => given.has(name))) return [];
  const isNamed = props.includes("label") ? isLabelled(placed, elements, givenOf) : elements.isHeld(placed);
  if (isNamed) return [];
  const message = `${entry.name} has no accessible name. Set ${props.map((name) => `\`${name}\``).join(" or ")}.`;
  return [{ at: placed.element.start, rule: "missing-name", message }];
}

/** The part that names a panel inside its Root: `Dialog.Title`. */
function titleOf({ name, component, part }: Entry): string | undefined {
  const { Root, Title } = component.subComponents ?? {};
  return !part && Root && Title ? `${name}.Title` : undefined;
}

function titleFindings(placed: Placed, title: string, elements: Elements, given: Given): Finding[] {
  const { element } = placed;
  if (["aria-label", "aria-labelledby"].some((name) => given.has(name))) return [];
  const mayHaveTitle = elements
    .within(placed)
    .some(({ referent }) =>
      referent.kind === "entry" ? referent.entry.name === title : referent.kind !== "dom",
    );
  if (mayHaveTitle || hasUnknownChildren(element)) return [];
  const message = `${title.replace(/\.Title$/, "")} has no accessible name. Add ${title}, or set \`aria-label\`.`;
  return [{ at: element.start, rule: "missing-name", message }];
}

/** Whether any content between the tags comes from a variable or a call. */
function hasUnknownChildren({ children }: JsxElement | JsxFragment): boolean {
  return children.some((child) => {
    if (child.type === "JSXElement" || child.type === "JSXFragment") return hasUnknownChildren(child);
    return child.type === "JSXExpressionContainer"
      ? !/^(Literal|TemplateLiteral|JSXEmptyExpression)$/.test(child.expression.type)
      : child.type === "JSXSpreadChild";
  });
}

/**
 * The props that give a component its accessible name, if it has none of its own. A component that needs a label says
 * so in its guide, with the rule of axe that finds a missing one.
 */
function namingProps({ component, part }: Entry): string[] {
  const { props } = part ?? component;
  if (Object.hasOwn(props, "aria-label"))
    return ["children", "aria-label"].filter((name) => Object.hasOwn(props, name));
  const needsLabel = component.guide?.dont.some(({ caughtBy }) => /^axe (label|button-name)$/.test(caughtBy));
  return !part && needsLabel && Object.hasOwn(props, "label") ? ["label", "aria-label"] : [];
}

/** Whether a control has or may have a label: from a Field or `<label>` around it, or a name inside it. */
function isLabelled(placed: Placed, elements: Elements, givenOf: (placed: Placed) => Given): boolean {
  const position = elements.position(placed, ({ referent }) =>
    referent.kind === "entry"
      ? referent.entry.name === "Field"
      : referent.kind === "dom" && referent.name === "label",
  );
  if (position === "inside" || position === "unknown") return true;
  return elements.within(placed).some((inner) => {
    const names = inner.referent.kind === "entry" ? [...naming, "label", "legend"] : naming;
    return (
      ["other", "unknown"].includes(inner.referent.kind) || names.some((name) => givenOf(inner).has(name))
    );
  });
}
