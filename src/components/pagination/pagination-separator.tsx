"use client";

import type { ComponentProps } from "react";
import type { StyleProps } from "../../lib/common-props";
import { paginationSeparatorRecipe } from "./pagination.recipe";
import { usePagination } from "./pagination-context";

export interface PaginationSeparatorProps extends StyleProps, ComponentProps<"span"> {}

/** A divider line between parts. It is hidden on narrow screens, where the parts are stacked. */
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
