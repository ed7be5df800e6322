"use client";

import type { ComponentProps, MouseEvent } from "react";
import { type BreadcrumbsClipboardLabels, breadcrumbsLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { CheckIcon, CircleAlertIcon, CopyIcon } from "../../icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { LabelsProps, StyleProps } from "../../lib/common-props";
import { useClipboard } from "../../lib/use-clipboard";
import { useBreadcrumbs } from "./breadcrumbs-context";

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
