"use client";

import { type ComponentProps, useId } from "react";
import type { Labels } from "../../i18n/labels";
import { toastRecipe } from "./toast.recipe";
import { ToastBody, toastAria } from "./toast-body";
import type { ToastAction, ToastTexts, ToastVariant } from "./toast-types";

export interface ToastProps extends Omit<ComponentProps<"div">, "title" | "children">, ToastTexts {
  /** What kind of news it is, and so its icon, its hue and how the provider announces it. */
  variant?: ToastVariant;
  /** The one thing that can be done about it. */
  action?: ToastAction;
  /**
   * Shows that the news is still to come, as `useToast().promise` does.
   * @default false
   */
  loading?: boolean;
  /** Called when someone closes it; without, it has no button for that. */
  onDismiss?: () => void;
  /** Replaces words of Kerf's own in this toast. */
  labels?: Partial<Labels["toast"]>;
  /** Extra CSS classes; they win over its own. */
  className?: string;
}

/** Assembled in index.ts, where its documentation stands. */
export function ToastMessage({
  variant,
  title,
  description,
  action,
  loading,
  onDismiss,
  labels,
  className,
  ...rest
}: ToastProps) {
  const id = useId();
  const slots = toastRecipe({ variant });
  return (
    <div
      data-slot="toast"
      {...toastAria(id, title, description)}
      className={slots.base({ className })}
      {...rest}
    >
      <div data-slot="toast-content" className={slots.content()}>
        <ToastBody {...{ slots, id, variant, title, description, action, loading, onDismiss, labels }} />
      </div>
    </div>
  );
}
