import { type ComponentType, createElement, isValidElement, type ReactNode } from "react";

/** An icon: a node, or a component that renders one. */
export type IconProp =
  /** An element, or any other node. */
  | ReactNode
  /** A component without props, such as an icon of `lucide-react`. */
  | ComponentType;

/** Renders an icon passed as a component, and returns any other icon unchanged. */
export function renderIcon(icon: IconProp): ReactNode {
  return isComponent(icon) ? createElement(icon) : (icon as ReactNode);
}

/** Components are functions, or objects that `memo`, `forwardRef` or `lazy` made. */
function isComponent(icon: IconProp): icon is ComponentType {
  if (typeof icon === "function") return true;
  return (
    typeof icon === "object" &&
    icon !== null &&
    "$$typeof" in icon &&
    !isValidElement(icon) &&
    !("children" in icon)
  );
}
