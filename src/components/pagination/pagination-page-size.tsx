"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import type { StyleProps } from "../../lib/common-props";
import { DropDown } from "./drop-down";
import { paginationRecipe } from "./pagination.recipe";
import { usePagination } from "./pagination-context";

export interface PaginationPageSizeProps extends StyleProps, Omit<ComponentProps<"div">, "onChange"> {
  /** The current number of items on a page. It is listed even if `options` doesn't contain it. */
  value: number;
  /**
   * The available numbers of items.
   * @default [25, 50, 100, 250]
   */
  options?: number[];
  /** The label before the list, "Per page" by default. */
  label?: ReactNode;
  /**
   * Called with the selected number. Go back to page 1, because the current page number then shows other items.
   * @param perPage The number of items on a page.
   */
  onChange?: (perPage: number) => void;
}

const usual = [25, 50, 100, 250];
const slots = paginationRecipe();

/** A list for selecting the number of items on a page. */
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
