import type { ComponentProps, ReactNode } from "react";
import type { PropDescriptor } from "../../src/catalog/types";
import { type AnyComponent, lookUp } from "./lookup";

/** The props of a component, all optional, because a story's args provide the rest. */
export type PropsOf<Component extends AnyComponent> = Partial<ComponentProps<Component>>;

/** The values that a prop of the component may take in a grid. */
export type ValueOf<
  Component extends AnyComponent,
  Prop extends keyof ComponentProps<Component>,
> = NonNullable<ComponentProps<Component>[Prop]>;

/** How a grid of the story kit renders its component. */
export interface GridOptions<Component extends AnyComponent> {
  /** Additional props for a cell, such as an icon and an accessible name if its shape doesn't fit text. */
  props?: (cell: PropsOf<Component>) => PropsOf<Component>;
  /** Renders one cell, for a component that must be inside others. */
  render?: (props: ComponentProps<Component>) => ReactNode;
}

/**
 * A prop's values in the catalog: those of an enum, or `false` and `true` for a boolean.
 *
 * @throws If the component isn't in the catalog, or the prop has no listed values.
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

/** The component's public name, such as `Button` or `Dialog.Title`. */
export function nameOf(component: AnyComponent): string {
  return required(component).name;
}

/** Converts a value from the catalog's text to the type that the prop takes. Only booleans aren't text. */
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
