import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { fixtures } from "../../../../../.storybook/kit/conformance";
import type { AnyComponent } from "../../../../../.storybook/kit/lookup";
import type { Props } from "./arbitraries";

/** Marks the tested element of a fixture that has several of its kind. */
const MARK = "data-under-test";

/**
 * A component or part with some props, within whatever it needs around it: that is what its conformance story has. A
 * part without an element of its own is taken from the first story of another part that has it.
 *
 * @returns Undefined where no story places it.
 */
export function place(name: string, component: AnyComponent, props: Props): ReactNode | undefined {
  const own = fixtures.get(name);
  if (own) {
    const tree = own({ [MARK]: "" } as never);
    // A fixture with a component of its own hides the element, and hands the props on to it.
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

/** The tree in which the first element of that kind has these props. Undefined if no element is of that kind. */
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

/** `cloneElement` keeps what is left out; here it goes. */
function withProps({ type: Type, key }: ReactElement, props: Props): ReactNode {
  const Component = Type as AnyComponent;
  return <Component key={key} {...props} />;
}
