import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { fixtures } from "../../../../../.storybook/kit/conformance";
import type { AnyComponent } from "../../../../../.storybook/kit/lookup";
import type { Props } from "./arbitraries";

/** Marks the tested element of a fixture that has several of its kind. */
const MARK = "data-under-test";

/**
 * A component or part with some props, inside the elements that it needs, as in its conformance story. A part
 * without a fixture of its own is taken from the first story of another part that contains it.
 *
 * @returns Undefined if no story contains it.
 */
export function place(name: string, component: AnyComponent, props: Props): ReactNode | undefined {
  const own = fixtures.get(name);
  if (own) {
    const tree = own({ [MARK]: "" } as never);
    // A fixture that wraps the element in its own component hides the element, but passes the props on to it.
    return (
      replaced(tree, component, props, true) ?? replaced(tree, component, props, false) ?? own(props as never)
    );
  }
  for (const fixture of fixtures.values()) {
    const found = replaced(fixture({} as never), component, props, false);
    if (found) return found;
  }
  return undefined;
}

/** The tree with these props on the first element of the component. Undefined if there is no such element. */
function replaced(
  tree: ReactNode,
  component: AnyComponent,
  props: Props,
  marked: boolean,
): ReactNode | undefined {
  let isDone = false;
  const visit = (node: ReactNode): ReactNode => {
    if (isDone || !isValidElement<Props>(node)) return node;
    if (node.type === component && (!marked || MARK in node.props)) {
      isDone = true;
      const { [MARK]: _, ...own } = node.props;
      return withProps(node, { ...own, ...props });
    }
    const { children } = node.props as { children?: ReactNode };
    if (typeof children === "function" || children === undefined) return node;
    const visited = Children.toArray(children).map(visit);
    return isDone ? cloneElement(node, undefined, ...visited) : node;
  };
  const result = visit(tree);
  return isDone ? result : undefined;
}

/** An element with these props only. `cloneElement` would keep the props that are left out. */
function withProps({ type: Type, key }: ReactElement, props: Props): ReactNode {
  const Component = Type as AnyComponent;
  return <Component key={key} {...props} />;
}
