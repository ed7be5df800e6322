"use client";

import { useState } from "react";
import type { Icon } from "../../icons";
import { paginationRecipe } from "./pagination.recipe";
import { usePagination } from "./pagination-context";

interface PageStepProps {
  icon: Icon;
  label: string;
  /** The page that it leads to; it need not exist. */
  to: number;
}

const slots = paginationRecipe();

/**
 * A button to another page, out of use where there is none. While it has the focus it is so only by name: a button
 * that someone presses again and again would lose the focus at the last page, and the keyboard its place.
 */
export function PageStep({ icon: Icon, label, to }: PageStepProps) {
  const { page, pages, goTo } = usePagination("Pagination.Controls");
  const [isFocused, setFocused] = useState(false);
  const isOff = to === page || to < 1 || to > pages;
  return (
    <button
      type="button"
      data-slot="pagination-step"
      aria-label={label}
      disabled={isOff && !isFocused}
      aria-disabled={isOff || undefined}
      className={slots.step()}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onClick={() => isOff || goTo(to)}
    >
      <Icon />
    </button>
  );
}
