"use client";

import type { ComponentProps } from "react";
import { paginationSeparatorRecipe } from "./pagination.recipe";
import { usePagination } from "./pagination-context";

export interface PaginationSeparatorProps extends ComponentProps<"span"> {
  /** Extra CSS classes; they win over its own. */
  className?: string;
}

/** A hairline between parts of the line; gone on narrow screens, where they stand below each other. */
export function PaginationSeparator({ className, ...rest }: PaginationSeparatorProps) {
  usePagination("Pagination.Separator");
  return (
    <span
      data-slot="pagination-separator"
      aria-hidden="true"
      className={paginationSeparatorRecipe({ className })}
      {...rest}
    />
  );
}
