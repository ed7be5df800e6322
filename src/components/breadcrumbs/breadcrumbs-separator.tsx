"use client";

import type { ComponentProps } from "react";
import { ChevronRightIcon } from "../../icons";
import { useBreadcrumbs } from "./breadcrumbs-context";

export interface BreadcrumbsSeparatorProps extends Omit<ComponentProps<"li">, "children"> {}

/** The separator between a page and the one below it. It is hidden from assistive technology. */
export function BreadcrumbsSeparator({ className, ...rest }: BreadcrumbsSeparatorProps) {
  const slots = useBreadcrumbs("Breadcrumbs.Separator");
  return (
    <li
      data-slot="breadcrumbs-separator"
      aria-hidden="true"
      className={slots.separator({ className })}
      {...rest}
    >
      <ChevronRightIcon />
    </li>
  );
}
