"use client";

import { Toast as Base } from "@base-ui/react/toast";
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { type ToastProviderLabels, toastLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { pluralForm } from "../../i18n/plural-form";
import { type PortalContainer, usePortalContainer } from "../../lib/portal-provider";
import { useDirection } from "../../lib/use-direction";
import { Button } from "../button";
import { toastProviderRecipe } from "./toast.recipe";
import { ToastCard } from "./toast-card";
import type { OpenToast, Primitive, ToastQueue } from "./toast-queue";
import type { ToastManager } from "./toast-types";
import { useNews } from "./use-news";

interface ToastViewportProps {
  container?: PortalContainer;
  labels?: Partial<ToastProviderLabels>;
  toasts: OpenToast[];
  queue: ToastQueue;
  manager: ToastManager;
  /** Updates a toast in the primitive only, not in the queue. */
  updateShown: Primitive["update"];
  limit: number;
}

const slots = toastProviderRecipe();

/**
 * Silences the viewport, because the regions below announce its toasts. It keeps `aria-live`, by which a
 * modal dialog recognizes elements that stay accessible.
 */
const silent = { "aria-live": "off", "aria-atomic": undefined, "aria-relevant": undefined } as const;

/**
 * The container of the toasts, a landmark while there are any. It is always rendered, because a modal dialog that opens
 * later leaves existing live regions available to assistive technology.
 */
export function ToastViewport({
  toasts,
  queue,
  manager,
  updateShown,
  limit,
  container,
  labels: own,
}: ToastViewportProps) {
  const labels = useLabels("toast", toastLabels, own);
  const { direction, handlers } = useDirection();
  const keys = useStackKeys();
  const { polite, urgent, announce } = useNews();
  const waiting = useSyncExternalStore(queue.subscribe, queue.waiting, none);
  const stack = toasts.toSorted((one, other) => orderOf(other) - orderOf(one));
  // Toasts beyond the limit show while the stack is expanded, and their timers don't run.
  const counted = stack.filter(({ transitionStatus }) => transitionStatus !== "ending");
  const beyond = new Set(counted.slice(limit));
  const isEmpty = toasts.length === 0;
  return (
    <Base.Portal
      data-slot="toast-portal"
      className={slots.portal()}
      container={usePortalContainer(container)}
    >
      <Base.Viewport
        data-slot="toast-viewport"
        role={isEmpty ? undefined : "region"}
        aria-label={isEmpty ? undefined : labels.region}
        {...silent}
        className={slots.base()}
        {...handlers}
        {...keys}
        render={(props, { expanded }) => <Place {...props} queue={queue} isUnfolded={expanded} />}
      >
        {waiting + beyond.size > 0 && (
          // Nearest to the edge of the window. The stack expands away from the edge, so the bar stays under
          // the pointer.
          <div data-slot="toast-bar" className={slots.bar()}>
            {waiting > 0 && (
              <span data-slot="toast-more" className={slots.more()}>
                {pluralForm(labels.more, waiting, labels.locale)}
              </span>
            )}
            <Button
              data-slot="toast-close-all"
              size="sm"
              className={slots.closeAll()}
              onClick={() => manager.dismiss()}
            >
              {labels.closeAll}
            </Button>
          </div>
        )}
        {stack.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            isBeyond={beyond.has(toast)}
            manager={manager}
            updateShown={updateShown}
            labels={own}
            announce={announce}
            swipeDirection={direction === "rtl" ? "left" : "right"}
          />
        ))}
      </Base.Viewport>
      <div data-slot="toast-news" ref={polite} aria-live="polite" className={slots.news()} />
      <div data-slot="toast-news" ref={urgent} aria-live="assertive" className={slots.news()} />
    </Base.Portal>
  );
}

const none = () => 0;
const orderOf = ({ data }: OpenToast) => data?.queued.order ?? 0;

interface PlaceProps extends ComponentProps<"div"> {
  queue: ToastQueue;
  isUnfolded: boolean;
}

/** The element of the stack. It notifies the queue when the primitive expands the stack. */
function Place({ queue, isUnfolded, ...rest }: PlaceProps) {
  useLayoutEffect(() => queue.unfold(isUnfolded), [queue, isUnfolded]);
  return <div {...rest} />;
}

const STOPS = "[data-slot=toast], button, a[href], input, select, textarea";

/**
 * Moves Tab out of the stack at either end, back to the previously focused element, in a dialog as on a page. The
 * primitive uses focusable elements that are hidden from assistive technology, which mustn't be focused.
 */
function useStackKeys() {
  const from = useRef<HTMLElement>(null);

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) from.current = relatedTarget as HTMLElement;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Escape closes the toast only, not the dialog below it.
    if (event.key === "Escape") event.stopPropagation();
    if (event.key !== "Tab" || !from.current?.isConnected) return;
    const stops = Array.from(event.currentTarget.querySelectorAll(STOPS)).filter((stop) =>
      stop.checkVisibility(),
    );
    if (event.target !== (event.shiftKey ? stops[0] : stops.at(-1))) return;
    event.preventDefault();
    from.current.focus();
  };

  return { onFocus, onKeyDown };
}
