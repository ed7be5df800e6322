import type { ComponentProps, ReactNode } from "react";
import { type AnyComponent, lookUp } from "./lookup";
import { type GridOptions, nameOf, type PropsOf, propValue } from "./story-args";

/** Some props of a cell, as text: `{ variant: "primary" }`. */
export type CellValues = Record<string, string>;

/** The mark of a cell for the coverage check, as in `Button.variant=primary`. */
export function cellMark(component: AnyComponent, values: CellValues): string {
  return Object.entries(values)
    .map(([prop, value]) => `${nameOf(component)}.${prop}=${value}`)
    .join(" ");
}

/** The component with a story's args, and a cell's own values over them. */
export function renderCell<Component extends AnyComponent>(
  component: Component,
  args: PropsOf<Component>,
  values: CellValues,
  options: GridOptions<Component>,
): ReactNode {
  const own = Object.fromEntries(
    Object.entries(values).map(([prop, value]) => [prop, propValue(component, prop, value)]),
  ) as PropsOf<Component>;
  const props = {
    ...argsFor(component, args),
    ...own,
    ...options.props?.({ ...args, ...own }),
  } as ComponentProps<Component>;
  const Component: AnyComponent = component;
  return options.render ? options.render(props) : <Component {...props} />;
}

/** A story's args are its component's; a part gets those of them that it has itself. */
function argsFor<Component extends AnyComponent>(
  component: Component,
  args: PropsOf<Component>,
): PropsOf<Component> {
  const found = lookUp(component);
  if (!found?.name.includes(".")) return args;
  return Object.fromEntries(
    Object.entries(args).filter(([name]) => name in found.descriptor.props),
  ) as PropsOf<Component>;
}
