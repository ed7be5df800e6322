"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { DropDown } from "./drop-down";
import { paginationRecipe } from "./pagination.recipe";
import { usePagination } from "./pagination-context";

export interface PaginationPageSizeProps extends Omit<ComponentProps<"div">, "onChange"> {
  /** How many items a page holds now. It is offered also where `options` does not have it. */
  value: number;
  /**
   * The numbers to choose from.
   * @default [25, 50, 100, 250]
   */
  options?: number[];
  /** What stands before the list and names it; "Per page" where it is left out. */
  label?: ReactNode;
  /** Called with the new number. Go to page 1 then: the page of that number holds other items now. */
  onChange?: (perPage: number) => void;
  /** Extra CSS classes; they win over its own. */
  className?: string;
}

const usual = [25, 50, 100, 250];
const slots = paginationRecipe();

/** How many items a page holds, from a list. */
export function PaginationPageSize({
  value,
  options = usual,
  label,
  onChange,
  className,
  ...rest
}: PaginationPageSizeProps) {
  const { labels, numbers } = usePagination("Pagination.PageSize");
  const id = useId();
  const sizes = [...new Set([...options, value])].filter((size) => size >= 1).sort((a, b) => a - b);
  return (
    <div data-slot="pagination-page-size" className={slots.pageSize({ className })} {...rest}>
      <label data-slot="pagination-page-size-label" htmlFor={id}>
        {label ?? labels.perPage}
      </label>
      <DropDown
        id={id}
        data-slot="pagination-page-size-list"
        value={value}
        onChange={(event) => onChange?.(Number(event.target.value))}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {numbers.format(size)}
          </option>
        ))}
      </DropDown>
    </div>
  );
}
