"use client";

import type { ComponentProps, ReactNode } from "react";
import { type BreadcrumbsLabels, breadcrumbsLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import type { LabelsProps, StyleProps } from "../../lib/common-props";
import { breadcrumbsRecipe } from "./breadcrumbs.recipe";
import { BreadcrumbsProvider } from "./breadcrumbs-context";

type Variants = (typeof breadcrumbsRecipe)["variants"];

export interface BreadcrumbsProps extends StyleProps, LabelsProps<BreadcrumbsLabels>, ComponentProps<"nav"> {
  /** The size of text and icons. */
  size?: keyof Variants["size"];
  /**
   * Links from the top level down, each followed by a separator, then the current page and, optionally, a copy
   * button.
   */
  children?: ReactNode;
}

export function Breadcrumbs({
  size,
  children,
  className,
  labels,
  "aria-label": name,
  ...rest
}: BreadcrumbsProps) {
  const { label } = useLabels("breadcrumbs", breadcrumbsLabels, labels);
  // One object per size, so that the context changes only with the size.
  const slots = breadcrumbsRecipe({ size });
  return (
    <nav data-slot="breadcrumbs" aria-label={name ?? label} className={slots.base({ className })} {...rest}>
      <ol data-slot="breadcrumbs-list" className={slots.list()}>
        <BreadcrumbsProvider value={slots}>{children}</BreadcrumbsProvider>
      </ol>
    </nav>
  );
}
