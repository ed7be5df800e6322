"use client";

import type { ComponentProps } from "react";
import { ChevronFirstIcon, ChevronLastIcon, ChevronLeftIcon, ChevronRightIcon } from "../../icons";
import type { StyleProps } from "../../lib/common-props";
import { knownValue } from "../../lib/known-value";
import { PageInput } from "./page-input";
import { PageList } from "./page-list";
import { PageStep } from "./page-step";
import { paginationRecipe } from "./pagination.recipe";
import { usePagination } from "./pagination-context";

export interface PaginationControlsProps extends StyleProps, ComponentProps<"div"> {
  /**
   * The control for jumping to a page that isn't adjacent. `simple` controls have none.
   * @default "input"
   */
  pageSelector?: "input" | "dropdown";
}

const slots = paginationRecipe();

/** The buttons to the previous, next, first and last page, with a control for jumping to any page. */
export function PaginationControls({ pageSelector, className, ...rest }: PaginationControlsProps) {
  const { page, pages, controls, labels } = usePagination("Pagination.Controls");
  const selector = knownValue("Pagination.Controls.pageSelector", pageSelector, ["input", "dropdown"]);
  const isFull = controls === "full";
  return (
    <div data-slot="pagination-controls" className={slots.controls({ className })} {...rest}>
      {isFull && <PageStep icon={ChevronFirstIcon} label={labels.first} to={1} />}
      <PageStep icon={ChevronLeftIcon} label={labels.previous} to={page - 1} />
      {isFull && (selector === "input" ? <PageInput /> : <PageList />)}
      <PageStep icon={ChevronRightIcon} label={labels.next} to={page + 1} />
      {isFull && <PageStep icon={ChevronLastIcon} label={labels.last} to={pages} />}
    </div>
  );
}
