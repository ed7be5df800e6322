"use client";

import { Toast as Base } from "@base-ui/react/toast";
import { type RefObject, useEffect, useId, useRef } from "react";
import type { Labels } from "../../i18n/labels";
import { toastProviderRecipe, toastRecipe } from "./toast.recipe";
import { ToastBody, toastAria } from "./toast-body";
import type { ToastData } from "./toast-manager";
import type { ToastManager, ToastVariant } from "./toast-types";
import { useHeldTime } from "./use-held-time";

export type OpenToast = ReturnType<typeof Base.useToastManager<ToastData>>["toasts"][number];

interface ToastCardProps {
  toast: OpenToast;
  manager: ToastManager;
  labels: Partial<Labels["toast"]> | undefined;
  /** Says a text to screen readers, once. */
  announce: RefObject<(text: string, urgent: boolean) => void>;
  swipeDirection: "left" | "right";
}

const place = toastProviderRecipe();

/** A toast in the provider's stack. */
export function ToastCard({ toast, manager, labels, announce, swipeDirection }: ToastCardProps) {
  const { id: toastId, title, description, type, data } = toast;
  const loading = type === "loading";
  const variant = loading ? undefined : (type as ToastVariant | undefined);
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  const said = useRef("");
  const slots = toastRecipe({ variant });
  useHeldTime(toast, manager);

  // After every render, from the document: the words may be elements. What has been said is not said again.
  useEffect(() => {
    const parts = Array.from(text.current?.children ?? [], (part) => part.textContent);
    const words = parts.join("\n");
    if (words === said.current) return;
    said.current = words;
    announce.current(words, variant === "error");
  });

  return (
    <Base.Root
      data-slot="toast"
      toast={toast}
      swipeDirection={swipeDirection}
      {...toastAria(id, title, description)}
      // What there is no room for shows as soon as the stack unfolds.
      inert={undefined}
      className={`${slots.base()} ${place.toast()}`}
    >
      <Base.Content data-slot="toast-content" className={slots.content()}>
        <ToastBody
          slots={slots}
          id={id}
          textRef={text}
          variant={variant}
          loading={loading}
          title={title}
          description={description}
          action={data?.action}
          labels={labels}
          onDismiss={() => manager.dismiss(toastId)}
        />
      </Base.Content>
    </Base.Root>
  );
}
