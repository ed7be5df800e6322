import type { ComponentProps } from "react";
import { cellMark, renderCell } from "./cell";
import type { AnyComponent } from "./lookup";
import { Specimen, Specimens } from "./specimens";
import { type GridOptions, type PropsOf, valuesOf } from "./story-args";

/**
 * A story that renders every value of one prop, each with its name below it. The values come from the
 * catalog, so a new value in a recipe appears automatically.
 *
 * @example export const Variants = everyValue(Button, "variant");
 */
export function everyValue<Component extends AnyComponent>(
  component: Component,
  prop: keyof ComponentProps<Component> & string,
  options: GridOptions<Component> = {},
) {
  return {
    argTypes: { [prop]: { control: false } },
    render: (args: PropsOf<Component>) => (
      <Specimens>
        {valuesOf(component, prop).map((value) => (
          <Specimen key={value} cell={cellMark(component, { [prop]: value })} label={value || '""'}>
            {renderCell(component, args, { [prop]: value }, options)}
          </Specimen>
        ))}
      </Specimens>
    ),
  };
}
