"use client";

import { type ReactNode, type Ref, useId } from "react";
import { toastLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon, XIcon } from "../../icons/icons";
import { isShown } from "../../lib/is-shown";
import { Button } from "../button";
import { Spinner } from "../loader";
import { toastRecipe } from "./toast.recipe";
import type { ToastProps } from "./toast-types";

const kinds = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  error: CircleAlertIcon,
} as const;

interface ToastBodyProps
  extends Pick<
    ToastProps,
    "variant" | "loading" | "title" | "description" | "action" | "labels" | "onDismiss"
  > {
  slots: ReturnType<typeof toastRecipe>;
  /** The prefix of the ids of title and description. */
  id: string;
  /** The announced text. */
  textRef?: Ref<HTMLDivElement>;
}

/**
 * The role of a toast, and its name and description by the ids that ToastBody sets. It is a group, because
 * the dialog role of the primitive would separate it from the other toasts.
 */
export function toastAria(id: string, title: ReactNode, description: ReactNode) {
  const ids = [isShown(title) && `${id}title`, isShown(description) && `${id}description`].filter(Boolean);
  return {
    role: "group",
    "aria-modal": undefined,
    "aria-labelledby": ids[0] || undefined,
    "aria-describedby": ids[1] || undefined,
  };
}

/** The content of a toast: icon, text, action and close button. */
export function ToastBody({
  slots,
  id,
  textRef,
  variant,
  loading,
  title,
  description,
  action,
  labels: own,
  onDismiss,
}: ToastBodyProps) {
  const labels = useLabels("toast", toastLabels, own);
  const kind = variant && Object.hasOwn(kinds, variant) ? (variant as keyof typeof kinds) : undefined;
  const Icon = kind && kinds[kind];
  const kindText = kind && !loading && <span className={slots.kind()}>{labels[kind]} </span>;
  return (
    <>
      {(loading || Icon) && (
        <span data-slot="toast-icon" className={slots.icon()}>
          {loading ? <Spinner /> : Icon && <Icon />}
        </span>
      )}
      <div data-slot="toast-main" className={slots.main()}>
        <div data-slot="toast-text" ref={textRef} className={slots.text()}>
          {isShown(title) && (
            <div data-slot="toast-title" id={`${id}title`} className={slots.title()}>
              {kindText}
              {title}
            </div>
          )}
          {isShown(description) && (
            <div data-slot="toast-description" id={`${id}description`} className={slots.description()}>
              {!isShown(title) && kindText}
              {description}
            </div>
          )}
        </div>
        {action && (
          <Button
            data-slot="toast-action"
            size="sm"
            className={slots.action()}
            onClick={(event) => {
              action.onClick?.(event);
              if (!event.defaultPrevented) onDismiss?.();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      {onDismiss && (
        <Button
          data-slot="toast-close"
          variant="ghost"
          size="sm"
          shape="square"
          icon={<XIcon />}
          aria-label={labels.close}
          className={slots.close()}
          onClick={() => onDismiss()}
        />
      )}
    </>
  );
}

/**
 * A brief, non-blocking message about the result of an action. `useToast().add` shows it in the Toast.Provider around
 * the application, which times, stacks and announces it. For messages that must be seen or answered, use Banner or
 * Dialog.
 *
 * @alias notification, snackbar, message
 * @category Feedback
 * @since 0.1.0
 */
export function Toast({
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
