/**
 * The fields of React's internal tree that this code reads. They aren't a public API, and can change in each
 * major version of React.
 */
export interface Fiber {
  /** The element's type and props, as in JSX. */
  elementType: unknown;
  /** The DOM node, if the fiber is an element. */
  stateNode: unknown;
  memoizedProps: Record<string, unknown> | null;
  child: Fiber | null;
  sibling: Fiber | null;
  /** The same fiber in the tree before, or after, the last commit. */
  alternate: Fiber | null;
}

/** The root fiber of the tree that React has rendered into a container. */
export function rootFiber(container: Element): Fiber | undefined {
  const key = Object.keys(container).find((name) => name.startsWith("__reactContainer$"));
  if (key === undefined) return undefined;
  const handle = (container as unknown as Record<string, { stateNode: { current: Fiber } }>)[key];
  return handle?.stateNode.current;
}

/** Visits a tree, including portals. `visit` returns the value passed to the descendants. */
export function walk<Context>(
  fiber: Fiber,
  context: Context,
  visit: (fiber: Fiber, context: Context) => Context,
): void {
  const inner = visit(fiber, context);
  for (let child = fiber.child; child; child = child.sibling) walk(child, inner, visit);
}

/** Visits the parts of a tree that its last commit rendered. React shares the rest with the tree before. */
export function walkRendered(fiber: Fiber, visit: (fiber: Fiber) => void): void {
  const { alternate, memoizedProps } = fiber;
  if (memoizedProps !== alternate?.memoizedProps) visit(fiber);
  if (alternate !== null && fiber.child === alternate.child) return;
  for (let child = fiber.child; child; child = child.sibling) walkRendered(child, visit);
}
