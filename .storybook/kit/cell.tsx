import type { ComponentProps, ReactNode } from "react";
import { type AnyComponent, lookUp } from "./lookup";
import { type GridOptions, nameOf, type PropsOf, propValue } from "./story-args";

/** The values of a cell's props as text, such as `{ variant: "primary" }`. */
export type CellValues = Record<string, string>;

/** The mark of a cell for the coverage check, such as `Button.variant=primary`. */
export function cellMark(component: AnyComponent, values: CellValues): string {
  return Object.entries(values)
    .map(([prop, value]) => `${nameOf(component)}.${prop}=${value}`)
    .join(" ");
}

/** Renders the component with the story's args, overridden by the cell's values. */
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

/** A story's args are for its component. For a part, this keeps only the args that the part has props for. */
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
