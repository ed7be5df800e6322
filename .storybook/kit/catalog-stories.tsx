import type { StoryObj } from "@storybook/react-vite";
import type { ComponentProps, ComponentType, Key, ReactNode } from "react";
import { type AnyComponent, lookUp } from "./lookup";
import {
  type ForcedState,
  forced,
  Specimen,
  type SpecimenProps,
  Specimens,
  SpecimenTable,
} from "./specimens";

/** The props of a component, all optional, because a story's args provide the rest. */
type PropsOf<Component extends AnyComponent> = Partial<ComponentProps<Component>>;
type PropName<Component extends AnyComponent> = keyof ComponentProps<Component> & string;
type ValueOf<Component extends AnyComponent, Prop extends PropName<Component>> = NonNullable<
  ComponentProps<Component>[Prop]
>;

export interface GridOptions<Component extends AnyComponent> {
  /** Additional props for a cell, such as an icon and an accessible name if its shape doesn't fit text. */
  props?: (cell: PropsOf<Component>) => PropsOf<Component>;
  /** Renders one cell, for a component that must be inside others. */
  render?: (props: ComponentProps<Component>) => ReactNode;
  /** The story's parameters. */
  parameters?: StoryObj["parameters"];
}

/**
 * A story that renders every value of one prop, each with its name below it. The values come from the
 * catalog, so a new value in a recipe appears automatically.
 *
 * @example export const Variants = everyValue(Button, "variant");
 */
export function everyValue<Component extends AnyComponent>(
  component: Component,
  prop: PropName<Component>,
  options: GridOptions<Component> = {},
) {
  return {
    argTypes: { [prop]: { control: false } },
    ...(options.parameters && { parameters: options.parameters }),
    render: (args: PropsOf<Component>) => (
      <Specimens>
        {valuesOf(component, prop).map((value) =>
          cellOf(component, args, { [prop]: value }, options, { label: value || '""' }, value),
        )}
      </Specimens>
    ),
  };
}

/**
 * A story that renders the combinations of two props. Each value of the first prop is a row, and each value
 * of the second a column. The values come from the catalog.
 *
 * @example export const Sizes = matrix(Button, "variant", "size");
 */
export function matrix<
  Component extends AnyComponent,
  Row extends PropName<Component>,
  Column extends PropName<Component>,
>(
  component: Component,
  row: Row,
  column: Column,
  options: GridOptions<Component> & {
    /** Pairs of a row's and a column's value that can't be combined. */
    exclude?: readonly (readonly [ValueOf<Component, Row>, ValueOf<Component, Column>])[];
  } = {},
) {
  const isExcluded = (r: string, c: string) =>
    options.exclude?.some(([x, y]) => String(x) === r && String(y) === c) ?? false;
  return {
    argTypes: { [row]: { control: false }, [column]: { control: false } },
    render: (args: PropsOf<Component>) => {
      const columns = valuesOf(component, column);
      return (
        <SpecimenTable
          corner={`${row} × ${column}`}
          rows={valuesOf(component, row).filter((r) => columns.some((c) => !isExcluded(r, c)))}
          columns={columns}
          cell={(r, c) =>
            isExcluded(r, c) ? null : cellOf(component, args, { [row]: r, [column]: c }, options)
          }
        />
      );
    },
  };
}

/** The states that boolean props of the same name set, if the component has them. */
const propStates = ["disabled", "loading", "readOnly"];

/**
 * A story that renders every value of one prop in every state. The states are default, hover, keyboard focus,
 * pressed, and those that the component has props for.
 *
 * @example export const States = states(Button, "variant");
 */
export function states<Component extends AnyComponent>(
  component: Component,
  prop: PropName<Component>,
  options: GridOptions<Component> = {},
) {
  return {
    argTypes: { [prop]: { control: false } },
    render: (args: PropsOf<Component>) => {
      const { props } = entryOf(component).descriptor;
      return (
        <SpecimenTable
          corner={`${prop} × state`}
          rows={valuesOf(component, prop)}
          columns={[...Object.keys(forced), ...propStates.filter((state) => props[state])]}
          cell={(value, state) =>
            cellOf(
              component,
              propStates.includes(state) ? { ...args, [state]: true } : args,
              { [prop]: value },
              options,
              { frameClassName: forced[state as ForcedState] },
            )
          }
        />
      );
    },
  };
}

/**
 * A story that renders an example from the component's `.examples.tsx`. Its snippet is the example's code in
 * the catalog.
 *
 * @param examples The examples module.
 * @param name The example's exported name.
 * @param play The story's play function.
 * @param modes The modes of its snapshots, if they aren't those of the other stories in its file.
 * @example export const SaveAndCancel = exampleStory(examples, "SaveAndCancel");
 */
export function exampleStory<Name extends string>(
  examples: Record<Name, ComponentType>,
  name: Name,
  play?: StoryObj["play"],
  modes?: readonly string[],
) {
  const Example: ComponentType = examples[name];
  return {
    parameters: {
      catalog: { example: name },
      controls: { disable: true },
      ...(modes && { visual: { modes } }),
    },
    render: () => <Example />,
    ...(play && { play }),
  };
}

/** A specimen with the story's args, overridden by the cell's values. The values are text, as in the catalog. */
function cellOf<Component extends AnyComponent>(
  component: Component,
  args: PropsOf<Component>,
  values: Record<string, string>,
  options: GridOptions<Component>,
  frame: Pick<SpecimenProps, "label" | "frameClassName"> = {},
  key?: Key,
): ReactNode {
  const { name, descriptor } = entryOf(component);
  // A story's args are for its component. A part gets only the args that it has props for.
  const applicable = Object.entries(args).filter(([arg]) => !name.includes(".") || arg in descriptor.props);
  const own = Object.fromEntries(
    Object.entries(values).map(([prop, value]) => {
      const isBoolean = descriptor.props[prop]?.type === "boolean";
      return [prop, isBoolean ? value === "true" : value];
    }),
  ) as PropsOf<Component>;
  const props = {
    ...Object.fromEntries(applicable),
    ...own,
    ...options.props?.({ ...args, ...own }),
  } as ComponentProps<Component>;
  const Component: AnyComponent = component;
  return (
    <Specimen
      key={key}
      cell={Object.entries(values)
        .map(([prop, value]) => `${name}.${prop}=${value}`)
        .join(" ")}
      {...frame}
    >
      {options.render ? options.render(props) : <Component {...props} />}
    </Specimen>
  );
}

/**
 * A prop's values in the catalog: those of an enum, or `false` and `true` for a boolean.
 *
 * @throws If the component isn't in the catalog, or the prop has no listed values.
 */
function valuesOf(component: AnyComponent, prop: string): string[] {
  const { name, descriptor } = entryOf(component);
  const { type, values } = descriptor.props[prop] ?? {};
  if (values) return values;
  if (type === "boolean") return ["false", "true"];
  throw new Error(
    `${name}.${prop} has no values in the catalog, so there is no grid of them. After a change of props, run npm run catalog.`,
  );
}

function entryOf(component: AnyComponent) {
  const found = lookUp(component);
  if (found) return found;
  throw new Error(
    `${component?.name || "This component"} is not in the catalog. Export it from src/index.ts and run npm run catalog.`,
  );
}
