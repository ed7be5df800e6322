import { type ReactNode, useRef } from "react";
import { useOverflowMarks } from "../../src/lib/use-overflow-marks";

export interface SpecimenProps {
  /** The catalog cell that the specimen shows, such as `Button.variant=primary`, by which a play function finds it. */
  cell: string;
  /** The caption below the component, unless a heading already names the value. */
  label?: ReactNode;
  /** Classes for the frame around the component, such as those that force an interaction state. */
  frameClassName?: string;
  children: ReactNode;
}

/** One rendering of a component, with the shown value as a caption. */
export function Specimen({ cell, label, frameClassName = "", children }: SpecimenProps) {
  return (
    <figure data-specimen={cell} className="m-0 flex min-w-0 max-w-full flex-col items-start gap-2">
      <div className={`max-w-full ${frameClassName}`}>{children}</div>
      {label !== undefined && (
        <figcaption className="max-w-full wrap-anywhere font-mono text-ink-muted text-sm">{label}</figcaption>
      )}
    </figure>
  );
}

/** Specimens side by side in wrapping rows. */
export function Specimens({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-end gap-x-8 gap-y-6">{children}</div>;
}

export interface SpecimenTableProps {
  /** The name of the columns' prop, for the corner of the header. */
  corner: string;
  columns: readonly string[];
  rows: readonly string[];
  /** Returns the cell's content, or nothing for a pair that can't be combined. */
  cell: (row: string, column: string) => ReactNode;
}

/** A table of specimens, with a row for each value of one prop and a column for each value of another. */
export function SpecimenTable({ corner, columns, rows, cell }: SpecimenTableProps) {
  const box = useRef<HTMLElement>(null);
  useOverflowMarks(box);
  const heading = "p-2 text-start font-mono font-normal text-ink-muted text-sm whitespace-nowrap";
  return (
    // The table can be wider than a phone, so it is a region that scrolls and is focusable.
    <section
      ref={box}
      data-specimens=""
      aria-label={corner}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      className="max-w-full overflow-x-auto"
    >
      <table className="w-max border-collapse">
        <thead>
          <tr>
            <th scope="col" className={heading}>
              {corner}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={heading}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row" className={heading}>
                {row}
              </th>
              {columns.map((column) => (
                <td key={column} className="p-2">
                  {cell(row, column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Pointer and keyboard states, with the classes that force them in storybook-addon-pseudo-states. */
export const forced = {
  rest: "",
  hover: "pseudo-hover-all",
  "focus-visible": "pseudo-focus-visible-all pseudo-focus-all",
  active: "pseudo-active-all pseudo-hover-all",
} as const;

/** The name of a state in `forced`. */
export type ForcedState = keyof typeof forced;

/** Renders the same content once in each state, or only in `states`. */
export function InStates(props: {
  states?: readonly ForcedState[];
  children: (state: ForcedState) => ReactNode;
}) {
  const { states = Object.keys(forced) as ForcedState[], children } = props;
  return states.map((state) => (
    <div key={state} className={`min-w-0 ${forced[state]}`}>
      {children(state)}
    </div>
  ));
}
