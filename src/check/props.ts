import { didYouMean, nearest } from "../catalog/did-you-mean";
import type { Entry } from "../catalog/find";
import { type Types, typeOf } from "../catalog/type/resolve";
import type { Catalog, PropDescriptor } from "../catalog/types";
import { attributesOf, isAttribute } from "./attributes";
import { checkExpression, ifGiven } from "./check-expression";
import type { Given, GivenProp } from "./element";
import { type Edit, type Finding, replaceAll } from "./problem";
import type { JsxElement } from "./syntax";

/** The mistakes in the props of an element of the catalog. */
export function propFindings(
  entry: Entry,
  given: Given,
  element: JsxElement,
  { types = {} }: Catalog,
): Finding[] {
  const { props } = entry.part ?? entry.component;
  return [
    ...given.props.flatMap((prop) => propFinding(entry, prop, given, props, types)),
    ...childrenFindings(entry, given, props, types),
    ...missingFindings(entry, given, props, element),
  ];
}

function propFinding(
  entry: Entry,
  given: GivenProp,
  all: Given,
  props: Record<string, PropDescriptor>,
  types: Types,
): Finding[] {
  const { name } = entry;
  const descriptor = Object.hasOwn(props, given.name) ? props[given.name] : undefined;
  if (descriptor) return valueFindings(name, given, descriptor, all, props, types);
  if (isAttribute(entry, given.name)) return [];
  const { start: at } = given.key;
  const known = [...Object.keys(props), ...attributesOf(entry)];
  const near = nearest(given.name, known).filter((each) => !all.has(each) || all.isOpen);
  const [to, ...more] = near;
  const target =
    to !== undefined && more.length === 0 && !all.props.some((each) => each.name === to) ? to : undefined;
  const fits = target !== undefined && isFitting(given, props[target], types);
  const list =
    Object.keys(props).length > 0 ? ` Its props: ${Object.keys(props).join(", ")}.` : " It has no props.";
  const message = `${name} has no prop ${given.name}.${didYouMean(given.name, known) || list}`;
  return [{ at, rule: "unknown-prop", message, fix: fits ? rename(given, target) : undefined }];
}

function valueFindings(
  owner: string,
  given: GivenProp,
  descriptor: PropDescriptor,
  all: Given,
  props: Record<string, PropDescriptor>,
  types: Types,
): Finding[] {
  const findings: Finding[] = [];
  if (descriptor.deprecated !== undefined) {
    const to = namedIn(descriptor.deprecated, Object.keys(props));
    const isFixable = to !== undefined && !all.has(to) && isFitting(given, props[to], types);
    findings.push({
      at: given.key.start,
      rule: "deprecated",
      message: `${given.name} of ${owner} is deprecated. ${descriptor.deprecated}`,
      fix: isFixable ? rename(given, to) : undefined,
    });
  }
  const value = descriptor.required ? given.value : ifGiven(given.value);
  for (const { node, path, message, similar } of checkExpression(value, typeOf(descriptor), types)) {
    const fix = similar === undefined ? undefined : replaceText(node, similar);
    findings.push({
      at: node.start,
      rule: "invalid-value",
      message: `${given.name}${path} of ${owner} ${message}`,
      fix,
    });
  }
  return [...findings, ...deprecatedValues(owner, given, descriptor)];
}

function deprecatedValues(owner: string, given: GivenProp, descriptor: PropDescriptor): Finding[] {
  const { deprecatedValues: texts = {}, values = [] } = descriptor;
  const literals = given.value.kind === "choice" ? given.value.of : [given.value];
  return literals.flatMap((value) => {
    const text = value.kind === "literal" && typeof value.value === "string" ? value.value : undefined;
    if (text === undefined || !Object.hasOwn(texts, text)) return [];
    const to = namedIn(texts[text] as string, values);
    const message = `${given.name}="${text}" of ${owner} is deprecated. ${texts[text]}`;
    return [
      {
        at: value.node.start,
        rule: "deprecated",
        message,
        fix: to ? replaceText(value.node, to) : undefined,
      },
    ];
  });
}

function childrenFindings(
  { name }: Entry,
  { children }: Given,
  { children: descriptor }: Record<string, PropDescriptor>,
  types: Types,
): Finding[] {
  const [first, ...more] = children;
  if (!first) return [];
  const at = first.node.start;
  if (!descriptor) return [{ at, rule: "unknown-prop", message: `${name} has no children. Remove them.` }];
  const value = more.length > 0 ? { kind: "list" as const, items: children, node: first.node } : first;
  return checkExpression(value, typeOf(descriptor), types).map(({ node, path, message }) => ({
    at: node.start,
    rule: "invalid-value",
    message: `children${path} of ${name} ${message}`,
  }));
}

function missingFindings(
  { name }: Entry,
  given: Given,
  props: Record<string, PropDescriptor>,
  element: JsxElement,
): Finding[] {
  const missing = Object.entries(props).filter(([prop, { required }]) => required && !given.has(prop));
  return missing.map(([prop, { description }]) => ({
    at: element.start,
    rule: "missing-prop",
    message: `${name} requires the prop ${prop}. Add it: ${description}`,
  }));
}

/** Whether a value matches the prop that its name is changed to. Any value matches an attribute. */
function isFitting(given: GivenProp, descriptor: PropDescriptor | undefined, types: Types): boolean {
  return !descriptor || checkExpression(given.value, typeOf(descriptor), types).length === 0;
}

/** The only known name that a text marks as code: "Use `red`." */
function namedIn(text: string, known: readonly string[]): string | undefined {
  const named = [...text.matchAll(/`([^`]+)`/g)]
    .map(([, name = ""]) => name)
    .filter((name) => known.includes(name));
  return named.length === 1 ? named[0] : undefined;
}

function rename({ key, value }: GivenProp, to: string): Edit[] | undefined {
  // The key of a spread object isn't known.
  return key === value.node ? undefined : replaceAll([key], to);
}

/** Replaces the text inside the quotes. */
function replaceText(node: { type: string; start: number; end: number }, to: string): Edit[] | undefined {
  if (node.type !== "Literal" && node.type !== "TemplateLiteral") return undefined;
  return [{ start: node.start + 1, end: node.end - 1, text: to }];
}
