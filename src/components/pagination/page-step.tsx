"use client";

import { useState } from "react";
import type { Icon } from "../../icons";
import { paginationRecipe } from "./pagination.recipe";
import { usePagination } from "./pagination-context";

interface PageStepProps {
  icon: Icon;
  label: string;
  /** The page to go to, which may not exist. */
  to: number;
}

const slots = paginationRecipe();

/**
 * A button to another page, disabled if that page doesn't exist. While focused, it uses `aria-disabled`
 * instead. Otherwise, a button that is pressed repeatedly would lose focus on the last page.
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
