"use client";

import type { ComponentProps, ReactNode } from "react";
import type { StyleProps } from "../../lib/common-props";
import { paginationRecipe } from "./pagination.recipe";
import { type PaginationFacts, usePagination } from "./pagination-context";

export interface PaginationInfoProps extends StyleProps, Omit<ComponentProps<"div">, "children"> {
  /**
   * The summary: text, or a function of the values. Defaults to the summary of Pagination.
   * @param facts The current page and the visible items.
   */
  children?: ReactNode | ((facts: PaginationFacts) => ReactNode);
  /** Overrides the `page` passed to the function. */
  page?: number;
  /** Overrides the `pageShowingRange` passed to the function. */
  pageShowingRange?: string;
  /** Overrides the `perPage` passed to the function. */
  perPage?: number;
  /** Overrides the `totalCount` passed to the function. */
  totalCount?: number;
}

const slots = paginationRecipe();

/** A summary of the visible items. Screen readers announce it after each change. */
export function PaginationInfo({
  children,
  page,
  pageShowingRange,
  perPage,
  totalCount,
  className,
  ...rest
}: PaginationInfoProps) {
  const { facts, summary } = usePagination("Pagination.Info");
  const told = {
    page: page ?? facts.page,
    perPage: perPage ?? facts.perPage,
    totalCount: totalCount ?? facts.totalCount,
    pageShowingRange: pageShowingRange ?? facts.pageShowingRange,
  };
  return (
    // With its own direction, so that "1–25 of 312" isn't reordered in a right-to-left page.
    <div data-slot="pagination-info" role="status" dir="auto" className={slots.info({ className })} {...rest}>
      {typeof children === "function" ? children(told) : (children ?? summary)}
    </div>
  );
}
