"use client";

import type { ComponentProps, ReactNode } from "react";
import type { StyleProps } from "../../lib/common-props";
import { tableBodyRecipe, tableFooterRecipe, tableHeaderRecipe } from "./table.recipe";
import { useTable } from "./table-context";

export interface TableHeaderProps extends StyleProps, ComponentProps<"thead"> {
  /**
   * Keeps the header visible while rows scroll, with `maxHeight` or in a parent that limits the height.
   * @default false
   */
  sticky?: boolean;
  /** Rows of Table.Head. */
  children?: ReactNode;
}

/** The header section, with the column names. */
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

export interface TableBodyProps extends StyleProps, ComponentProps<"tbody"> {
  /** The rows of data. */
  children?: ReactNode;
}

/** A section of data rows. Use several to divide a table into groups. */
export function TableBody({ className, ...rest }: TableBodyProps) {
  useTable("Table.Body");
  return <tbody data-slot="table-body" className={tableBodyRecipe({ className })} {...rest} />;
}

export interface TableFooterProps extends StyleProps, ComponentProps<"tfoot"> {
  /**
   * Keeps the footer visible while rows scroll.
   * @default false
   */
  sticky?: boolean;
  /** Rows of totals. */
  children?: ReactNode;
}

/** The footer section, with summary rows. */
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
