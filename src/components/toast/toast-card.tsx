"use client";

import { Toast as Base } from "@base-ui/react/toast";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import type { Labels } from "../../i18n/labels";
import { toastProviderRecipe, toastRecipe } from "./toast.recipe";
import { ToastBody, toastAria } from "./toast-body";
import type { OpenToast, Primitive } from "./toast-queue";
import type { ToastManager, ToastVariant } from "./toast-types";

interface ToastCardProps {
  toast: OpenToast;
  /** Whether it shows only because the stack is expanded. */
  isBeyond: boolean;
  manager: ToastManager;
  updateShown: Primitive["update"];
  labels: Partial<Labels["toast"]> | undefined;
  /** Announces a text to screen readers, once. */
  announce: RefObject<(text: string, urgent: boolean) => void>;
  swipeDirection: "left" | "right";
}

const place = toastProviderRecipe();

/** A toast in the provider's stack. */
export function ToastCard({
  toast,
  isBeyond,
  manager,
  updateShown,
  labels,
  announce,
  swipeDirection,
}: ToastCardProps) {
  const { id: toastId, title, description, type, transitionStatus, data } = toast;
  const queued = data?.queued;
  // The toast has made space for newer ones, and the primitive is about to remove it.
  const isLeaving = transitionStatus === "ending" && queued?.phase === "waiting";
  const loading = type === "loading";
  const variant = loading ? undefined : (type as ToastVariant | undefined);
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  const slots = toastRecipe({ variant });
  useHeldTime(toast, isBeyond, updateShown);

  // After every render: the text is read from the document, because it may consist of elements. Announced
  // text isn't announced again. A toast that shows only because the stack is expanded is announced when its
  // turn comes.
  useEffect(() => {
    if (!queued || isBeyond || isLeaving) return;
    const parts = Array.from(text.current?.children ?? [], (part) => part.textContent);
    const words = parts.join("\n");
    if (words === queued.announced) return;
    queued.announced = words;
    announce.current(words, variant === "error");
  });

  return (
    <Base.Root
      ref={(element) => {
        if (queued) queued.element = element;
      }}
      data-slot="toast"
      toast={toast}
      hidden={isLeaving}
      swipeDirection={swipeDirection}
      {...toastAria(id, title, description)}
      // The primitive would move focus in its own order of toasts.
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventBaseUIHandler();
        manager.dismiss(toastId);
      }}
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
          action={queued?.state.action}
          labels={labels}
          onDismiss={() => manager.dismiss(toastId)}
        />
      </Base.Content>
    </Base.Root>
  );
}

/**
 * Pauses the timer of a toast that shows only because the stack is expanded, and of all toasts while the page is
 * hidden. (The primitive pauses the timers when the window loses focus, but only those that are running.)
 */
function useHeldTime({ id, timeout }: OpenToast, isBeyond: boolean, updateShown: Primitive["update"]): void {
  const [hidden, setHidden] = useState(() => document.hidden);
  const held = isBeyond || hidden;
  const kept = useRef<{ timeout: number | undefined }>(undefined);

  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);

  useEffect(() => {
    if (held && timeout !== 0) {
      kept.current = { timeout };
      updateShown(id, { timeout: 0 });
    } else if (!held && kept.current) {
      updateShown(id, kept.current);
      kept.current = undefined;
    }
  }, [held, id, timeout, updateShown]);
}
