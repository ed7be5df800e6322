"use client";

import type { ComponentProps, ReactNode } from "react";
import { type BreadcrumbsCurrentLabels, breadcrumbsLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import type { DestinationProps, LabelsProps, StyleProps } from "../../lib/common-props";
import { type IconProp, renderIcon } from "../../lib/icon-prop";
import { useLink } from "../link";
import { type BreadcrumbsSlots, useBreadcrumbs } from "./breadcrumbs-context";

interface PageProps {
  /** The page's name. If it doesn't fit, it is truncated and shows in full on hover. */
  children?: ReactNode;
  /** An icon before the text, as an element or a component. */
  icon?: IconProp;
}

export interface BreadcrumbsLinkProps
  extends Omit<DestinationProps, "to">,
    StyleProps,
    PageProps,
    Omit<ComponentProps<"a">, "href" | keyof PageProps> {
  href: string;
}

/**
 * A link to a page above the current one.
 *
 * @baseComponent a
 */
export function BreadcrumbsLink({ icon, className, children, ...rest }: BreadcrumbsLinkProps) {
  const slots = useBreadcrumbs("Breadcrumbs.Link");
  const link = useLink("Breadcrumbs.Link", {
    "data-slot": "breadcrumbs-link",
    dir: "auto",
    title: wholeName(children),
    className: slots.link({ className }),
    children: content(slots, icon, children),
    ...rest,
  });
  return (
    <li data-slot="breadcrumbs-link-item" className={slots.item()}>
      {link}
    </li>
  );
}

export interface BreadcrumbsCurrentProps
  extends StyleProps,
    LabelsProps<BreadcrumbsCurrentLabels>,
    PageProps,
    Omit<ComponentProps<"span">, keyof PageProps> {
  /**
   * Shows a placeholder while the name loads. Screen readers read it as loading.
   * @default false
   */
  loading?: boolean;
}

/** The name of the current page, at the end. It isn't a link. */
export function BreadcrumbsCurrent({
  loading,
  icon,
  className,
  children,
  labels,
  ...rest
}: BreadcrumbsCurrentProps) {
  const slots = useBreadcrumbs("Breadcrumbs.Current");
  return (
    <li data-slot="breadcrumbs-current-item" className={slots.item()}>
      <span
        data-slot="breadcrumbs-current"
        aria-current="page"
        aria-busy={loading || undefined}
        {...(!loading && { dir: "auto", title: wholeName(children) })}
        className={slots.current({ className })}
        {...rest}
      >
        {content(slots, icon, loading ? <Skeleton slots={slots} labels={labels} /> : children)}
      </span>
    </li>
  );
}

interface SkeletonProps {
  slots: BreadcrumbsSlots;
  labels: BreadcrumbsCurrentProps["labels"];
}

function Skeleton({ slots, labels }: SkeletonProps) {
  const { loading } = useLabels("breadcrumbs", breadcrumbsLabels, labels);
  return (
    <span data-slot="breadcrumbs-skeleton" className={slots.skeleton()}>
      <span data-slot="breadcrumbs-loading" className="k:sr-only">
        {loading}
      </span>
    </span>
  );
}

function content(slots: BreadcrumbsSlots, icon: IconProp, children: ReactNode): ReactNode {
  if (icon === undefined) return children;
  return (
    <>
      {/* An icon without text needs no gap. */}
      <span data-slot="breadcrumbs-icon" className={children == null ? undefined : slots.icon()}>
        {renderIcon(icon)}
      </span>
      {children}
    </>
  );
}

/** The full name for the native tooltip, because the visible name may be truncated. */
function wholeName(children: ReactNode): string | undefined {
  return typeof children === "string" ? children : undefined;
}
