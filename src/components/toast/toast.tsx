"use client";

import { useId } from "react";
import { toastRecipe } from "./toast.recipe";
import { ToastBody, toastAria } from "./toast-body";
import type { ToastProps } from "./toast-types";

/** Assembled and documented in index.ts. */
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
