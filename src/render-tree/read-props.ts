import { didYouMean } from "../catalog/did-you-mean";
import { join } from "../catalog/problems";
import { isAssignable } from "../catalog/type/is-assignable";
import { membersOf, typeOf as propType } from "../catalog/type/resolve";
import { functionsOf } from "../catalog/type/signatures";
import type { PropDescriptor, TypeNode } from "../catalog/types";
import { parseValue } from "./parse-value";
import { asIs, combined, type Reading, refused } from "./parsed-value";
import { readChildren } from "./read-content";
import { addressProblem, isRecord, keyProblem, showAny } from "./read-json";
import type { Position, Scope } from "./scope";
import type { TreeNode } from "./tree";

type Descriptors = Record<string, PropDescriptor>;

/** Reads a node's props. The reading creates the object for the component. */
export function readProps(
  name: string,
  descriptors: Descriptors,
  node: TreeNode,
  { path, scope }: { path: string; scope: Scope },
): Reading {
  const props = node.props ?? {};
  if (!isRecord(props)) return refused(path, `is ${showAny(props)}; it must be an object.`);
  scope.budget.count(props, path);
  const keys = Object.keys(props);
  const readings = keys.map((prop) =>
    readProp(name, descriptors, props[prop], { name: prop, path: join(path, prop), props, scope }),
  );
  const missing = Object.entries(descriptors).flatMap(([prop, descriptor]) => {
    const isGiven = keys.includes(prop) || (prop === "children" && node.children !== undefined);
    return descriptor.required && !isGiven ? [missingProp(name, prop, descriptor, path)] : [];
  });
  return combined([...readings, ...missing], (values) =>
    Object.fromEntries(keys.map((prop, index) => [prop, values[index]])),
  );
}

function readProp(name: string, descriptors: Descriptors, value: unknown, position: Position): Reading {
  const { name: prop, path, scope } = position;
  const problem = keyProblem(prop, path) ?? addressProblem(prop, value, path);
  if (problem) return refused(path, problem.message);
  const descriptor = Object.hasOwn(descriptors, prop) ? descriptors[prop] : undefined;
  if (descriptor && /classname$/i.test(prop) && !scope.classNames) {
    return refused(
      path,
      "is not allowed: its classes could cover the page. For trees that you trust, set `classNames`.",
    );
  }
  if (descriptor) return parseValue(typeOf(descriptor), value, position, () => wanted(descriptor));
  scope.budget.count(value, path);
  if (/^(aria|data)-[a-z0-9-]+$/.test(prop)) {
    const isPlain = ["string", "boolean"].includes(typeof value) || Number.isFinite(value);
    return isPlain
      ? asIs(value)
      : refused(path, `is ${showAny(value)}; it must be a string, number or boolean.`);
  }
  if (/^on[A-Z]/.test(prop)) {
    return refused(path, "is an event, which takes a function. A tree executes nothing.");
  }
  const known = Object.keys(descriptors);
  const list = known.length > 0 ? ` It has ${known.join(", ")}.` : " It has none.";
  return refused(
    path,
    `isn't a prop of ${name}.${scope.budget.suggest(() => didYouMean(prop, known) || list)}`,
  );
}

function missingProp(name: string, prop: string, descriptor: PropDescriptor, path: string): Reading {
  const type = typeOf(descriptor);
  const isFunction = functionsOf(type).length === membersOf(type).length;
  const why = isFunction
    ? `; it takes a function, which JSON can't contain, so a tree can't contain ${name}.`
    : ".";
  return refused(join(path, prop), `is missing${why}`);
}

/** Reads a node's children. The reading creates a list. */
export function readContents(
  name: string,
  descriptors: Descriptors,
  node: TreeNode,
  { path, scope }: { path: string; scope: Scope },
): Reading {
  const position = join(path, "children");
  const { asChild, children } = isRecord(node.props) ? node.props : {};
  const isNode =
    isRecord(children) ||
    (Array.isArray(node.children) && node.children.length === 1 && typeof node.children[0] === "string");
  if (asChild === true && !isNode)
    return refused(position, "must be the id of one node, because `asChild` is set.");
  if (node.children === undefined) return combined([], () => []);
  if (isRecord(node.props) && Object.hasOwn(node.props, "children")) {
    return refused(position, "is set together with `props.children`. Remove one of them.");
  }
  const readings = readChildren(node.children, position, scope);
  const descriptor = Object.hasOwn(descriptors, "children") ? descriptors.children : undefined;
  if (!descriptor && readings.length > 0)
    return refused(position, `is not allowed: ${name} has no children.`);
  if (
    descriptor &&
    !isAssignable(typeOf(descriptor), "ReactNode", { wanted: scope.types, given: scope.types })
  ) {
    return refused(position, `is not allowed: the children of ${name} must be ${wanted(descriptor)}.`);
  }
  return combined(readings, (items) => items);
}

const types = new WeakMap<PropDescriptor, TypeNode>();

/** A prop's type. It is cached, so that the type of an enum is created only once. */
function typeOf(descriptor: PropDescriptor): TypeNode {
  const type = types.get(descriptor) ?? propType(descriptor);
  types.set(descriptor, type);
  return type;
}

function wanted({ type, values = [] }: PropDescriptor): string {
  return type === "enum" ? `one of ${values.map((value) => JSON.stringify(value)).join(", ")}` : type;
}
