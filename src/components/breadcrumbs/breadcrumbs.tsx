"use client";

import type { ComponentProps, MouseEvent, ReactNode } from "react";
import {
  type BreadcrumbsClipboardLabels,
  type BreadcrumbsCurrentLabels,
  type BreadcrumbsLabels,
  breadcrumbsLabels,
} from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { CheckIcon, ChevronRightIcon, CircleAlertIcon, CopyIcon } from "../../icons/icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { DestinationProps, LabelsProps, StyleProps } from "../../lib/common-props";
import { createStrictContext } from "../../lib/create-strict-context";
import { type IconProp, renderIcon } from "../../lib/icon-prop";
import { useClipboard } from "../../lib/use-clipboard";
import { useLink } from "../link";
import { breadcrumbsRecipe } from "./breadcrumbs.recipe";

/** The classes of the parts, for the size of the root. */
type BreadcrumbsSlots = ReturnType<typeof breadcrumbsRecipe>;

export const [BreadcrumbsProvider, useBreadcrumbs] = createStrictContext<BreadcrumbsSlots>("Breadcrumbs");

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

/**
 * A row of links to the pages above the current one. On narrow screens, only the parent page and the current page
 * remain.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/ | ARIA breadcrumb pattern}
 * @category Display
 * @alias crumbs, path, trail
 * @since 0.1.0
 */
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
    title: fullName(children),
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
        {...(!loading && { dir: "auto", title: fullName(children) })}
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
function fullName(children: ReactNode): string | undefined {
  return typeof children === "string" ? children : undefined;
}

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

const icons = { idle: CopyIcon, copied: CheckIcon, failed: CircleAlertIcon };

export interface BreadcrumbsClipboardProps
  extends StyleProps,
    LabelsProps<BreadcrumbsClipboardLabels>,
    Omit<ComponentProps<"button">, "children"> {
  /** The text to copy: the page's address, path or id. */
  text: string;
}

/**
 * A button that copies the page's address, path or id. It shows on hover and while the keyboard focus is in the row.
 * Without a pointer that hovers, it always shows.
 */
export function BreadcrumbsClipboard({
  text,
  className,
  labels,
  onClick,
  ...rest
}: BreadcrumbsClipboardProps) {
  const slots = useBreadcrumbs("Breadcrumbs.Clipboard");
  const words = useLabels("breadcrumbs", breadcrumbsLabels, labels);
  const [state, copy] = useClipboard();
  const Icon = icons[state];

  function press(event: MouseEvent<HTMLButtonElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) copy(text);
  }

  return (
    <li data-slot="breadcrumbs-clipboard-item" className={slots.copy()}>
      <button
        data-slot="breadcrumbs-clipboard"
        data-state={state}
        type="button"
        aria-label={words.copyAction}
        className={slots.button({ className })}
        onClick={press}
        {...honorAriaDisabled(rest)}
      >
        <Icon />
      </button>
      {/* Always rendered: a live region added with its text isn't announced. Errors are also visible. */}
      <span
        data-slot="breadcrumbs-status"
        role="status"
        className={state === "failed" ? slots.failure() : "k:sr-only"}
      >
        {state === "idle" ? "" : words[state]}
      </span>
    </li>
  );
}
