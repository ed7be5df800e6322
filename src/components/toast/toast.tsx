"use client";

import { type ComponentProps, useId } from "react";
import type { Labels } from "../../i18n/labels";
import { toastRecipe } from "./toast.recipe";
import { ToastBody, toastAria } from "./toast-body";
import type { ToastAction, ToastTexts, ToastVariant } from "./toast-types";

export interface ToastProps extends Omit<ComponentProps<"div">, "title" | "children">, ToastTexts {
  /** The type, which sets icon, color and how the provider announces it. */
  variant?: ToastVariant;
  /** One action on the result. */
  action?: ToastAction;
  /**
   * Shows a loading indicator instead of the icon, as `useToast().promise` does.
   * @default false
   */
  loading?: boolean;
  /** Called when the close button is pressed. Without it, there is no close button. */
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
