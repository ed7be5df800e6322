import fc from "fast-check";
import document from "../catalog/catalog.json";
import { type Entry, entriesOf, entryNamed } from "../catalog/find";
import { readCatalog } from "../catalog/read";
import { formatType } from "../catalog/type/format";
import { innerTypes, membersOf, resolve, typeOf } from "../catalog/type/resolve";
import type { PropDescriptor, TypeNode } from "../catalog/types";
import { rootsOf } from "./ancestors";
import { pickerTypes } from "./read-picker";
import type { Tree, TreeNode } from "./tree";

const catalog = readCatalog(document);
const types = catalog.types ?? {};

/**
 * A tree of one component or part, inside its required parents, with any of its props. Most values match
 * their types or nearly do, and some don't. The reader decides whether a tree is accepted.
 */
export function treesOf(entry: Entry): fc.Arbitrary<Tree> {
  const path = everyAround(entry);
  return fc.tuple(...path.map((each, index) => nodeOf(each, index === path.length - 1))).map((nodes) => ({
    root: "n0",
    nodes: Object.fromEntries(
      (nodes as TreeNode[]).map((node, index) => [
        `n${index}`,
        index < path.length - 1 ? around(node, entry, `n${index + 1}`) : node,
      ]),
    ),
  }));
}

function around(node: TreeNode, { name }: Entry, child: string): TreeNode {
  const multiple = name === "Combobox.TriggerMultipleWithInput";
  return { ...node, props: { ...node.props, ...(multiple && { multiple }) }, children: [child] };
}

/** The parents of an entry, from the outside in, and the entry itself. */
function everyAround(entry: Entry): Entry[] {
  const root = rootsOf(entry)[0]?.split(" ")[0];
  return root === undefined ? [entry] : [...everyAround(entryNamed(catalog, root) as Entry), entry];
}

function propsOf({ part, component }: Entry): [string, PropDescriptor][] {
  return Object.entries((part ?? component).props);
}

function needsOnlyJson(entry: Entry): boolean {
  return propsOf(entry).every(([, prop]) => !prop.required || canBeGiven(prop));
}

/** Whether the prop can have a value in JSON. */
function canBeGiven(prop: PropDescriptor): boolean {
  return membersOf(typeOf(prop)).some((member) => !isOpaque(member));
}

/** Whether JSON has no value of the type. A union is opaque only if all its members are. */
function isOpaque(type: TypeNode): boolean {
  const key = formatType(type).replace(/\s/g, "");
  if (named[key] !== undefined || pickerTypes[key] !== undefined) return false;
  const node = resolve(type, types);
  if (typeof node === "string") return true;
  if (node.kind === "union") return node.members.every(isOpaque);
  if (node.kind === "object") {
    return Object.values(node.fields).some(({ required, type: inner }) => required && isOpaque(inner));
  }
  return !["literal", "array", "tuple", "record"].includes(node.kind);
}

function nodeOf(entry: Entry, isInnermost: boolean): fc.Arbitrary<TreeNode> {
  const given = propsOf(entry).filter(([name, prop]) =>
    isInnermost ? prop.required || canBeGiven(prop) : prop.required && name !== "children",
  );
  const requiredKeys = given.flatMap(([name, { required }]) => (required ? [name] : []));
  const arbitraries = given.map(([name, prop]) => [name, isInnermost ? near(prop) : valuesOf(prop)] as const);
  return fc
    .record(Object.fromEntries(arbitraries), { requiredKeys })
    .map((props) => ({ type: entry.name, props: JSON.parse(JSON.stringify(props)) }));
}

/** Values of a prop's type, and sometimes others. */
function near(prop: PropDescriptor): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 40, arbitrary: valuesOf(prop) }, { weight: 1, arbitrary: anything });
}

const texts = fc.oneof(fc.string(), fc.constantFrom("", "a", "en", "Europe/Berlin", "/a"));
const numbers = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(null, [null], { label: {} }, { label: { toString: 1 }, value: [] }, [[]], [{}]),
);
const items = fc.oneof(
  { weight: 8, arbitrary: texts },
  { weight: 8, arbitrary: numbers },
  {
    weight: 8,
    arbitrary: fc.record({ label: texts, value: fc.oneof(texts, numbers), disabled: fc.boolean() }),
  },
  { weight: 1, arbitrary: anything },
);
const lists = fc.array(items, { maxLength: 3 });

const named: Record<string, fc.Arbitrary<unknown>> = {
  string: texts,
  number: numbers,
  boolean: fc.boolean(),
  null: fc.constant(null),
  ReactNode: fc.oneof(texts, numbers, fc.constant(null), fc.array(texts, { maxLength: 2 })),
  IconProp: fc.oneof(texts, fc.constant(null)),
  Multiple: fc.boolean(),
  Items: fc.oneof(lists, fc.array(fc.record({ value: texts, items: lists }), { maxLength: 2 })),
  unknown: items,
  Value: items,
  "SelectItems<Value>": fc.oneof(lists, fc.dictionary(fc.string(), texts, { maxKeys: 3 })),
};

function valuesOf(prop: PropDescriptor): fc.Arbitrary<unknown> {
  return ofType(typeOf(prop));
}

/** @param around The names of the types around this one. A value doesn't contain others of its own type. */
function ofType(given: TypeNode, around: readonly string[] = []): fc.Arbitrary<unknown> {
  const known = named[formatType(given).replace(/\s/g, "")];
  if (known) return known;
  const type = resolve(given, types);
  const inside = typeof given === "object" && given.kind === "reference" ? [...around, given.name] : around;
  const inner = (each: TypeNode) => ofType(each, inside);
  if (typeof type === "string") return fc.oneof(items, lists);
  if (type.kind === "literal") return fc.constant(type.value);
  if (type.kind === "union") {
    const members = type.members.filter((member) => !isOpaque(member));
    return fc.oneof(...(members.length > 0 ? members : type.members).map(inner));
  }
  if (type.kind === "array") return fc.array(inner(type.item), { maxLength: 3 });
  if (type.kind === "tuple") return fc.tuple(...type.items.map((item) => inner(item.type)));
  if (type.kind === "object") {
    const given = Object.entries(type.fields).filter(
      ([, field]) => field.required || !(isOpaque(field.type) || contains(field.type, inside)),
    );
    const fields = given.map(([name, field]) => [name, inner(field.type)] as const);
    const requiredKeys = given.flatMap(([name, { required }]) => (required ? [name] : []));
    return fc.record(Object.fromEntries(fields), { requiredKeys });
  }
  if (type.kind === "record") return fc.dictionary(fc.string(), inner(type.value), { maxKeys: 3 });
  return type.kind === "function" ? anything : fc.oneof(items, lists);
}

function contains(type: TypeNode, names: readonly string[]): boolean {
  if (typeof type === "object" && type.kind === "reference" && names.includes(type.name)) return true;
  return innerTypes(type).some((each) => contains(each.type, names));
}

/** The components and parts that need only JSON, so that a tree can contain them. */
export const holdable = entriesOf(catalog).filter((entry) => {
  const around = everyAround(entry);
  const isGroup = !entry.part && propsOf(entry).length === 0;
  const holds = around.slice(0, -1).every((each) => propsOf(each).some(([name]) => name === "children"));
  return !isGroup && holds && around.every(needsOnlyJson);
});
