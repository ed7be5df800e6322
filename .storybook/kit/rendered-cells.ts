import { rootFiber, walk } from "./fibers";
import { type Descriptor, lookUp } from "./lookup";

/** A component or part in the tree. */
interface Owner {
  name: string;
  descriptor: Descriptor;
  props: Record<string, unknown>;
  parent: Owner | undefined;
}

/**
 * The catalog cells that are visible on the page, such as `Button.variant=primary`: the values, passed or default, of
 * every component with a visible element. They are read from React's tree, so stories don't declare them.
 */
export function renderedCells(container = document.getElementById("storybook-root")): string[] {
  const fiber = container && rootFiber(container);
  if (!fiber) return [];
  const visible = new Set<Owner>();
  walk<Owner | undefined>(fiber, undefined, ({ elementType, stateNode, memoizedProps }, parent) => {
    if (stateNode instanceof Element && isVisible(stateNode))
      for (let each = parent; each; each = each.parent) visible.add(each);
    const found = lookUp(elementType);
    return found ? { ...found, props: memoizedProps ?? {}, parent } : parent;
  });
  return [...new Set([...visible].flatMap(cellsOf))].sort();
}

function cellsOf({ name, descriptor, props }: Owner): string[] {
  return Object.entries(descriptor.props).flatMap(([prop, { values = [], default: standard }]) => {
    const value = props[prop] === undefined ? standard : String(props[prop]);
    return value !== undefined && values.includes(value) ? [`${name}.${prop}=${value}`] : [];
  });
}

/** Whether an element has a box on the page and is visible. */
function isVisible(element: Element): boolean {
  return element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true });
}
