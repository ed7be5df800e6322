import { didYouMean, isMisspelling, nearest } from "../catalog/did-you-mean";
import type { Entry } from "../catalog/find";
import { type Types, typeOf } from "../catalog/type/resolve";
import type { Catalog, PropDescriptor } from "../catalog/types";
import { runsScript } from "../lib/safe-url";
import { attributesOf, isAttribute } from "./attributes";
import { checkExpression, ifGiven } from "./check-expression";
import type { Given, GivenProp } from "./element";
import { insteadOf, otherProps, otherValues } from "./other-libraries";
import { type Edit, type Finding, replaceAll } from "./problem";
import type { JsxElement } from "./syntax";
import type { Value } from "./value";
import { isWordIn } from "./words";

/** The mistakes in the props of an element of the catalog. */
export function propFindings(entry: Entry, given: Given, element: JsxElement, catalog: Catalog): Finding[] {
  const { props } = entry.part ?? entry.component;
  return [
    ...given.props.flatMap((prop) => propFinding(entry, prop, given, props, catalog)),
    ...childrenFindings(entry, given, props, catalog.types ?? {}),
    ...missingFindings(entry, given, props, element),
  ];
}

function propFinding(
  entry: Entry,
  given: GivenProp,
  all: Given,
  props: Record<string, PropDescriptor>,
  catalog: Catalog,
): Finding[] {
  const { name } = entry;
  const descriptor = Object.hasOwn(props, given.name) ? props[given.name] : undefined;
  if (descriptor) return valueFindings(name, given, descriptor, all, props, catalog);
  if (isAttribute(entry, given.name)) return [];
  const { start: at } = given.key;
  const known = [...Object.keys(props), ...attributesOf(entry)];
  const near = nearest(given.name, known).filter((each) => !all.has(each) || all.isOpen);
  const [to, ...more] = near;
  const target =
    to !== undefined && more.length === 0 && !all.props.some((each) => each.name === to) ? to : undefined;
  const isCertain =
    target !== undefined &&
    isMisspelling(given.name, target, isWordIn(catalog)) &&
    isFitting(given, props[target], catalog.types);
  const list =
    Object.keys(props).length > 0 ? ` Its props: ${Object.keys(props).join(", ")}.` : " It has no props.";
  const advice = insteadOf(ownIn(otherProps, given.name), (prop) => whereIs(prop, entry));
  const message = `${name} has no prop ${given.name}.${advice ?? (didYouMean(given.name, known) || list)}`;
  return [{ at, rule: "unknown-prop", message, fix: isCertain ? rename(given, target) : undefined }];
}

/** The prop of an entry, or with its owner if another part of the component has it. */
function whereIs(prop: string, { component, part }: Entry): string | undefined {
  const { props } = part ?? component;
  if (Object.hasOwn(props, prop)) return prop;
  if (part && Object.hasOwn(component.props, prop)) return `${prop} of ${component.name}`;
  const owner = Object.values(component.subComponents ?? {}).find((each) => Object.hasOwn(each.props, prop));
  return owner && `${prop} of ${component.name}.${owner.name}`;
}

function ownIn<Value>(table: Record<string, Value>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

function valueFindings(
  owner: string,
  given: GivenProp,
  descriptor: PropDescriptor,
  all: Given,
  props: Record<string, PropDescriptor>,
  catalog: Catalog,
): Finding[] {
  const { types = {} } = catalog;
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
  for (const { node, path, message, typed = "", similar, unknownField } of checkExpression(
    value,
    typeOf(descriptor),
    types,
  )) {
    const moved =
      path === "" && unknownField !== undefined && !all.has(unknownField)
        ? movedOut(given, unknownField, props[unknownField], types)
        : undefined;
    const isCertain = similar !== undefined && isMisspelling(typed, similar, isWordIn(catalog));
    const advice =
      path === "" &&
      insteadOf(ownIn(ownIn(otherValues, given.name) ?? {}, typed), (each) =>
        descriptor.values?.includes(each) ? JSON.stringify(each) : undefined,
      );
    findings.push({
      at: node.start,
      rule: "invalid-value",
      message: `${given.name}${path} of ${owner} ${advice ? message.replace(/ Did you mean .*$/, "") + advice : message}`,
      fix: isCertain ? replaceText(node, similar) : moved,
    });
  }
  return [
    ...findings,
    ...deprecatedValues(owner, given, descriptor),
    ...limitFindings(owner, given, descriptor),
  ];
}

/** Makes a text in an object the prop with its name: `locale` of `labels={{ locale: "de" }}`. */
function movedOut(
  { key, value }: GivenProp,
  name: string,
  prop: PropDescriptor | undefined,
  types: Types,
): Edit[] | undefined {
  const { node } = value;
  const field = value.kind === "object" ? value.fields.get(name) : undefined;
  if (!prop || field?.kind !== "literal" || typeof field.value !== "string") return undefined;
  if (node.type !== "ObjectExpression" || key === node) return undefined;
  if (checkExpression(field, typeOf(prop), types).length > 0) return undefined;
  const text = JSON.stringify(field.value);
  if (node.properties.length === 1)
    return [...replaceAll([key], name), { start: node.start, end: node.end, text }];
  const index = node.properties.findIndex((each) => each.type === "Property" && each.value === field.node);
  const [before, each, after] = [
    node.properties[index - 1],
    node.properties[index],
    node.properties[index + 1],
  ];
  if (!each) return undefined;
  const removed = before
    ? { start: before.end, end: each.end }
    : { start: each.start, end: (after ?? each).start };
  return [
    { start: key.start, end: key.start, text: `${name}=${text} ` },
    { ...removed, text: "" },
  ];
}

/** A number below the minimum, or a URL that runs a script. */
function limitFindings(owner: string, { name, value }: GivenProp, { minimum }: PropDescriptor): Finding[] {
  return branchesOf(value).flatMap((each): Finding[] => {
    const literal = each.kind === "literal" ? each.value : undefined;
    const at = each.node.start;
    if (typeof literal === "number" && minimum !== undefined && literal < minimum)
      return [
        {
          at,
          rule: "invalid-value",
          message: `${name} of ${owner} is ${literal}. It must be at least ${minimum}.`,
        },
      ];
    if (/^(href|to|src)$/.test(name) && typeof literal === "string" && runsScript(literal))
      return [
        {
          at,
          rule: "invalid-value",
          message: `${name} of ${owner} is a script. Set the URL of a page. To perform an action, use Button with onClick.`,
        },
      ];
    return [];
  });
}

function branchesOf(value: Value): Value[] {
  return value.kind === "choice" ? value.of.flatMap(branchesOf) : [value];
}

function deprecatedValues(owner: string, given: GivenProp, descriptor: PropDescriptor): Finding[] {
  const { deprecatedValues: texts = {}, values = [] } = descriptor;
  return branchesOf(given.value).flatMap((value) => {
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
function isFitting(given: GivenProp, descriptor: PropDescriptor | undefined, types: Types = {}): boolean {
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
