import { type ReactNode, useRef } from "react";
import { useOverflowMarks } from "../../src/hooks/use-overflow-marks";

export interface SpecimenProps {
  /** The catalog cell it shows, as in `Button.variant=primary`; the coverage check looks for it. */
  cell: string;
  /** The caption below it, if no heading says the same. */
  label?: ReactNode;
  /** Classes for the frame around the component, such as those that force an interaction state. */
  frameClassName?: string;
  children: ReactNode;
}

/** One rendering of a component, with the value it shows written under it. */
export function Specimen({ cell, label, frameClassName = "", children }: SpecimenProps) {
  return (
    <figure data-specimen={cell} className="m-0 flex min-w-0 max-w-full flex-col items-start gap-2">
      <div className={`max-w-full ${frameClassName}`}>{children}</div>
      {label !== undefined && <figcaption className="font-mono text-ink-muted text-sm">{label}</figcaption>}
    </figure>
  );
}

/** Specimens side by side, wrapping at the edge. */
export function Specimens({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-end gap-x-8 gap-y-6">{children}</div>;
}

export interface SpecimenTableProps {
  /** The name of the columns' prop, for the corner of the header. */
  corner: string;
  columns: readonly string[];
  rows: readonly string[];
  /** The cell's content; nothing for a pair that means nothing. */
  cell: (row: string, column: string) => ReactNode;
}

/** Two things varied at once: a row for each value of the one, a column for each of the other. */
export function SpecimenTable({ corner, columns, rows, cell }: SpecimenTableProps) {
  const box = useRef<HTMLElement>(null);
  useOverflowMarks(box);
  const heading = "p-2 text-start font-mono font-normal text-ink-muted text-sm whitespace-nowrap";
  return (
    // Wider than a phone: it scrolls by itself, for the keyboard too.
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
