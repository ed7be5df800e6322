import type { ComponentProps, ReactNode } from "react";
import type { PropDescriptor } from "../../src/catalog/types";
import { type AnyComponent, lookUp } from "./lookup";

/** The props of a component, all optional: a story's args fill in the rest. */
export type PropsOf<Component extends AnyComponent> = Partial<ComponentProps<Component>>;

/** The values that a prop of the component may take in a grid. */
export type ValueOf<
  Component extends AnyComponent,
  Prop extends keyof ComponentProps<Component>,
> = NonNullable<ComponentProps<Component>[Prop]>;

/** How a story kit's grid draws its component. */
export interface GridOptions<Component extends AnyComponent> {
  /** More props for the cells that need them: an icon and a name where the shape has room for no text. */
  props?: (cell: PropsOf<Component>) => PropsOf<Component>;
  /** Renders one cell, for a component that must be inside others. */
  render?: (props: ComponentProps<Component>) => ReactNode;
}

/**
 * A prop's values, from the catalog: an enum's, or false and true.
 *
 * @throws When the component or the prop is not in the catalog, or has no values to list.
 */
export function valuesOf(component: AnyComponent, prop: string): string[] {
  const { name, descriptor } = required(component);
  const values = listValues(descriptor.props[prop]);
  if (values) return values;
  const enums = Object.entries(descriptor.props).flatMap(([key, each]) => (listValues(each) ? [key] : []));
  throw new Error(
    `${name}.${prop} has no values in the catalog, so there is no grid of them. ` +
      `Props with values: ${enums.join(", ") || "none"}. After a change of props, run npm run catalog.`,
  );
}

/** The component's public name, as in `Button` or `Dialog.Title`. */
export function nameOf(component: AnyComponent): string {
  return required(component).name;
}

/** The value as the component takes it: catalog values are text, booleans are not. */
export function propValue(component: AnyComponent, prop: string, value: string): unknown {
  return required(component).descriptor.props[prop]?.type === "boolean" ? value === "true" : value;
}

function listValues(prop: PropDescriptor | undefined): string[] | undefined {
  return prop?.values ?? (prop?.type === "boolean" ? ["false", "true"] : undefined);
}

function required(component: AnyComponent) {
  const found = lookUp(component);
  if (found) return found;
  throw new Error(
    `${component?.name || "This component"} is not in the catalog. Export it from src/index.ts and run npm run catalog.`,
  );
}
