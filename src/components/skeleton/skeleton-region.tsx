"use client";

import type { ComponentProps, ReactNode } from "react";
import { type SkeletonLabels, skeletonLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import type { LabelsProps, StyleProps } from "../../lib/common-props";

export interface SkeletonRegionProps extends LabelsProps<SkeletonLabels>, StyleProps, ComponentProps<"div"> {
  /**
   * Whether the content is loading. Pass it from the first render, even as `false`.
   * @default false
   */
  loading?: boolean;
  /** Skeletons while it is loading, then the content. */
  children?: ReactNode;
}

/** The region that is loading. It is marked as busy, and loading is announced once for all skeletons in it. */
export function SkeletonRegion({ loading = false, labels, children, ...rest }: SkeletonRegionProps) {
  const texts = useLabels("skeleton", skeletonLabels, labels);
  return (
    <div data-slot="skeleton-region" aria-busy={loading || undefined} {...rest}>
      {/* Always rendered: screen readers announce only what is added to an existing live region. */}
      <span data-slot="skeleton-status" role="status" className="k:sr-only">
        {loading ? texts.loading : ""}
      </span>
      {children}
    </div>
  );
}
