"use client";

import type { ComponentProps, ReactNode } from "react";
import { tableBodyRecipe, tableFooterRecipe, tableHeaderRecipe } from "./table.recipe";
import { useTable } from "./table-context";

export interface TableHeaderProps extends ComponentProps<"thead"> {
  /**
   * Keeps it in view while the rows scroll, which they do under a `maxHeight` or in a parent that limits the height.
   * @default false
   */
  sticky?: boolean;
  /** Rows of Table.Head. */
  children?: ReactNode;
  /** Extra CSS classes; they win over its own. */
  className?: string;
}

/** The rows that name the columns. */
export function TableHeader({ sticky, className, ...rest }: TableHeaderProps) {
  useTable("Table.Header");
  return (
    <thead
      data-slot="table-header"
      data-sticky={sticky || undefined}
      className={tableHeaderRecipe({ className })}
      {...rest}
    />
  );
}

export interface TableBodyProps extends ComponentProps<"tbody"> {
  /** The rows, one for each thing that is listed. */
  children?: ReactNode;
  /** Extra CSS classes; they win over its own. */
  className?: string;
}

/** The rows of data. Several of them part a table into groups. */
export function TableBody({ className, ...rest }: TableBodyProps) {
  useTable("Table.Body");
  return <tbody data-slot="table-body" className={tableBodyRecipe({ className })} {...rest} />;
}

export interface TableFooterProps extends ComponentProps<"tfoot"> {
  /**
   * Keeps it in view while the rows scroll.
   * @default false
   */
  sticky?: boolean;
  /** Rows of totals. */
  children?: ReactNode;
  /** Extra CSS classes; they win over its own. */
  className?: string;
}

/** The rows that sum up the others. */
export function TableFooter({ sticky, className, ...rest }: TableFooterProps) {
  useTable("Table.Footer");
  return (
    <tfoot
      data-slot="table-footer"
      data-sticky={sticky || undefined}
      className={tableFooterRecipe({ className })}
      {...rest}
    />
  );
}
