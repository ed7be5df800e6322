import { Children, isValidElement, type ReactNode } from "react";
import { catalog } from "./catalog";
import { applies, type StateRules, stateRules, statesOf, valueClasses } from "./catalog-classes";
import { rootFiber, walk } from "./fibers";
import { type Descriptor, lookUp } from "./lookup";

const knownStates = new Set(
  Object.values(catalog.components).flatMap(({ styling }) => styling?.states ?? []),
);
const classesOfValues = valueClasses(catalog);
const statesByClass = new Map<string, string[]>();
const cellsWithClasses = new Set([...classesOfValues.values()].flat().map(({ cell }) => cell));

/** A component or part in the tree. */
interface Owner {
  name: string;
  descriptor: Descriptor;
  props: Record<string, unknown>;
  parent: Owner | undefined;
  /** Whether any of its elements is visible on the page. */
  isVisible: boolean;
}

/**
 * The catalog cells that are visible on the page. They are read from React's tree and the matching CSS
 * rules, so stories don't declare them. `Button.variant=primary` means that a component has that value,
 * passed or default, and an element has a class that the value adds, if there is one.
 * `Button.variant=primary:hover` means that a class of the value for that state matches. `Button:hover` means
 * that any class of the component for that state matches.
 */
export function renderedCells(container = document.getElementById("storybook-root")): string[] {
  const fiber = container && rootFiber(container);
  if (!fiber) return [];
  const cells = new Set<string>();
  const rules = stateRules(document);
  const owners: Owner[] = [];
  walk<Owner | undefined>(fiber, undefined, ({ elementType, stateNode, memoizedProps }, parent) => {
    if (parent && stateNode instanceof Element) addCellsOf(stateNode, parent, rules, cells);
    const found = lookUp(elementType);
    if (!found) return parent;
    const owner = { ...found, props: memoizedProps ?? {}, parent, isVisible: false };
    owners.push(owner);
    return owner;
  });
  for (const owner of owners.filter(({ isVisible }) => isVisible)) {
    for (const prop of Object.keys(owner.descriptor.props)) {
      const value = propValue(owner, prop);
      const cell = `${owner.name}.${prop}=${value}`;
      // A value that adds classes counts only if an element with one of its classes was found.
      if (value !== undefined && !cellsWithClasses.has(cell)) cells.add(cell);
    }
  }
  return [...cells].sort();
}

/** The prop's value, passed or default, if it has a list of values. */
function propValue({ descriptor, props }: Owner, prop: string): string | undefined {
  const { values, default: standard } = descriptor.props[prop] ?? {};
  const value = props[prop] === undefined ? standard : String(props[prop]);
  return values?.find((each) => each === value);
}

function addCellsOf(element: Element, owner: Owner, rules: StateRules, cells: Set<string>): void {
  const visible = isVisible(element);
  const ancestors = upwards(owner);
  if (visible) for (const each of ancestors) each.isVisible = true;
  for (const className of element.classList) {
    if (!visible && !isHiddenByClass(element, className)) continue;
    const states = statesByClass.get(className) ?? statesOf(className, knownStates);
    statesByClass.set(className, states);
    if (states.length > 0 && !applies(className, element, rules)) continue;
    for (const { name } of ownersOf(owner, className))
      for (const state of states) cells.add(`${name.split(".")[0]}:${state}`);
    // A value of a root component also adds classes to its parts.
    for (const { cell, owner: name, prop, value } of classesOfValues.get(className) ?? [])
      if (ancestors.some((each) => each.name === name && propValue(each, prop) === value)) cells.add(cell);
  }
}

/**
 * The components that a class belongs to: the innermost component, and each component that passed the class
 * as `className`. For an element passed as a child, only the components around it count.
 */
function ownersOf(owner: Owner, className: string): Owner[] {
  const { className: passedClass, children } = owner.props;
  const outer = () => (owner.parent ? ownersOf(owner.parent, className) : []);
  if (hasClassInTree(children as ReactNode, className)) return outer();
  return includesClass(passedClass, className) ? [owner, ...outer()] : [owner];
}

/** Whether any of the elements, or of their descendants, has the class. */
function hasClassInTree(nodes: ReactNode, className: string): boolean {
  return Children.toArray(nodes).some(
    (node) =>
      isValidElement<{ className?: unknown; children?: ReactNode }>(node) &&
      (includesClass(node.props.className, className) || hasClassInTree(node.props.children, className)),
  );
}

function includesClass(classNames: unknown, className: string): boolean {
  return typeof classNames === "string" && classNames.split(" ").includes(className);
}

function upwards(owner: Owner): Owner[] {
  return owner.parent ? [owner, ...upwards(owner.parent)] : [owner];
}

/** Whether a class hides an element in a visible parent. The element's absence is then the class's effect. */
function isHiddenByClass({ parentElement }: Element, className: string): boolean {
  return className.endsWith(":hidden") && parentElement !== null && isVisible(parentElement);
}

/** Whether an element has a box on the page and is visible. */
function isVisible(element: Element): boolean {
  return element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true });
}
