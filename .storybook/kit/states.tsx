import type { ComponentProps } from "react";
import { cellMark, renderCell } from "./cell";
import { type ForcedState, forced } from "./forced";
import { type AnyComponent, lookUp } from "./lookup";
import { Specimen, SpecimenTable } from "./specimens";
import { type GridOptions, type PropsOf, valuesOf } from "./story-args";

/** The states that boolean props of the same name set, if the component has them. */
const byProp = ["disabled", "loading", "readOnly"] as const;

/**
 * A story that renders every value of one prop in every state. The states are default, hover, keyboard focus,
 * pressed, and those that the component has props for.
 *
 * @example export const States = states(Button, "variant");
 */
export function states<Component extends AnyComponent>(
  component: Component,
  prop: keyof ComponentProps<Component> & string,
  options: GridOptions<Component> = {},
) {
  return {
    argTypes: { [prop]: { control: false } },
    render: (args: PropsOf<Component>) => {
      const propStates = byProp.filter((name) => lookUp(component)?.descriptor.props[name]);
      return (
        <SpecimenTable
          corner={`${prop} × state`}
          rows={valuesOf(component, prop)}
          columns={[...Object.keys(forced), ...propStates]}
          cell={(value, state) => (
            <Specimen
              cell={`${cellMark(component, { [prop]: value })} :${state}`}
              frameClassName={forced[state as ForcedState]}
            >
              {renderCell(
                component,
                propStates.includes(state as never)
                  ? ({ ...args, [state]: true } as PropsOf<Component>)
                  : args,
                { [prop]: value },
                options,
              )}
            </Specimen>
          )}
        />
      );
    },
  };
}
