"use client";

import type { ComponentProps, ReactNode } from "react";
import { paginationRecipe } from "./pagination.recipe";
import { usePagination } from "./pagination-context";

/** What a summary can say. */
export interface PaginationFacts {
  /** The page that is shown, counted from 1. */
  page: number;
  /** How many items a page holds, where it is known. */
  perPage?: number;
  /** How many items there are, where it is known. */
  totalCount?: number;
  /** Which of them are shown, as the language writes it: "26–50"; "0" where there are none; empty where it is not known. */
  pageShowingRange: string;
}

export interface PaginationInfoProps extends Omit<ComponentProps<"div">, "children"> {
  /** The summary: a text, or a function of the numbers; the Pagination's own where it is left out. */
  children?: ReactNode | ((facts: PaginationFacts) => ReactNode);
  /** The page that the function gets, in place of the Pagination's. */
  page?: number;
  /** The range that the function gets, in place of the Pagination's. */
  pageShowingRange?: string;
  /** The items on a page that the function gets, in place of the Pagination's. */
  perPage?: number;
  /** The items on all pages that the function gets, in place of the Pagination's. */
  totalCount?: number;
  /** Extra CSS classes; they win over its own. */
  className?: string;
}

const slots = paginationRecipe();

/** Says what the page shows, on screen and, after each change, to screen readers. */
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
    // By its own direction: "1–25 of 312" must not be turned around in a page from right to left.
    <div data-slot="pagination-info" role="status" dir="auto" className={slots.info({ className })} {...rest}>
      {typeof children === "function" ? children(told) : (children ?? summary)}
    </div>
  );
}
