import type { ComponentProps } from "react";
import { cellMark, renderCell } from "./cell";
import type { AnyComponent } from "./lookup";
import { Specimen, SpecimenTable } from "./specimens";
import { type GridOptions, type PropsOf, type ValueOf, valuesOf } from "./story-args";

type Props<Component extends AnyComponent> = keyof ComponentProps<Component> & string;

export interface MatrixOptions<
  Component extends AnyComponent,
  Row extends Props<Component>,
  Column extends Props<Component>,
> extends GridOptions<Component> {
  /** Pairs of a row's and a column's value that can't be combined. */
  exclude?: readonly (readonly [ValueOf<Component, Row>, ValueOf<Component, Column>])[];
}

/**
 * A story that renders the combinations of two props. Each value of the first prop is a row, and each value
 * of the second a column. The values come from the catalog.
 *
 * @example export const Sizes = matrix(Button, "variant", "size");
 */
export function matrix<
  Component extends AnyComponent,
  Row extends Props<Component>,
  Column extends Props<Component>,
>(
  component: Component,
  row: Row,
  column: Column,
  { exclude = [], ...options }: MatrixOptions<Component, Row, Column> = {},
) {
  const isExcluded = (r: string, c: string) => exclude.some(([x, y]) => String(x) === r && String(y) === c);
  const columns = () => valuesOf(component, column);
  return {
    argTypes: { [row]: { control: false }, [column]: { control: false } },
    render: (args: PropsOf<Component>) => (
      <SpecimenTable
        corner={`${row} × ${column}`}
        rows={valuesOf(component, row).filter((r) => columns().some((c) => !isExcluded(r, c)))}
        columns={columns()}
        cell={(r, c) =>
          isExcluded(r, c) ? null : (
            <Specimen cell={cellMark(component, { [row]: r, [column]: c })}>
              {renderCell(component, args, { [row]: r, [column]: c }, options)}
            </Specimen>
          )
        }
      />
    ),
  };
}
