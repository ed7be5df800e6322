/** Of React's own tree, what is read here. It is no public interface: that of one major version of React. */
export interface Fiber {
  /** What the element was made of, as JSX has it. */
  elementType: unknown;
  /** The DOM node, of a fiber that is one. */
  stateNode: unknown;
  memoizedProps: Record<string, unknown> | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** The root fiber of what React renders into a container. */
export function rootFiber(container: Element): Fiber | undefined {
  const key = Object.keys(container).find((name) => name.startsWith("__reactContainer$"));
  if (key === undefined) return undefined;
  const handle = (container as unknown as Record<string, { stateNode: { current: Fiber } }>)[key];
  return handle?.stateNode.current;
}

/** Visits a tree, portals too; `visit` says what its descendants are told. */
export function walk<Told>(fiber: Fiber, told: Told, visit: (fiber: Fiber, told: Told) => Told): void {
  const own = visit(fiber, told);
  for (let child = fiber.child; child; child = child.sibling) walk(child, own, visit);
}
