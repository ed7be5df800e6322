"use client";

import { Toast as Base } from "@base-ui/react/toast";
import {
  type ComponentProps,
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { type Labels, type ToastProviderLabels, toastLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { pluralForm } from "../../i18n/plural-form";
import type { LabelsProps, PortalProps } from "../../lib/common-props";
import { innerForms } from "../../lib/inner-forms";
import { type PortalContainer, usePortal } from "../../lib/portal-provider";
import { useDirection } from "../../lib/use-direction";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { Button } from "../button";
import { ToastBody, toastAria } from "./toast";
import { toastProviderRecipe, toastRecipe } from "./toast.recipe";
import {
  connectManager,
  managerOf,
  type OpenToast,
  type Primitive,
  type ToastData,
  ToastQueue,
} from "./toast-queue";
import type { ToastManager, ToastVariant } from "./toast-types";
import { useSmoothMoves } from "./use-smooth-moves";

const ToastContext = createContext<ToastManager | null>(null);

/**
 * Opens, updates and closes toasts of the provider. Its identity is stable: callers don't render again when a toast
 * opens or closes.
 */
export function useToast(): ToastManager {
  const manager = use(ToastContext);
  if (manager) return manager;
  throw new Error(
    "useToast() must be called inside <Toast.Provider>. Wrap the application in <Toast.Provider>…</Toast.Provider>.",
  );
}

export interface ToastProviderProps extends PortalProps, LabelsProps<ToastProviderLabels> {
  /**
   * The maximum number of toasts that are visible at once. Older ones wait, with their timers paused. On hover or focus
   * of the stack, up to 20 show.
   * @default 3
   * @minimum 1
   */
  limit?: number;
  /**
   * The default duration in ms; 0 keeps a toast until it is closed.
   * @default 5000
   * @minimum 0
   */
  timeout?: number;
  /** The manager from `createToastManager`, for code outside React. */
  manager?: ToastManager;
  /** The application. Toasts persist across page changes if the router is inside the provider. */
  children?: ReactNode;
}

/**
 * The provider that stores toasts and shows them at the bottom inline end of the page. Put one around the whole
 * application, above its router. F6 moves focus to the toasts, Tab moves through them, Escape closes one, and Shift+Tab
 * returns.
 */
export function ToastProvider({ limit = 3, timeout = 5000, manager, ...rest }: ToastProviderProps) {
  const [queue] = useState(() => new ToastQueue());
  useEffect(() => queue.setLimit(limit), [queue, limit]);
  useEffect(() => connectManager(manager, queue), [manager, queue]);
  return (
    // The queue passes no more toasts to it than can show.
    <Base.Provider limit={Number.POSITIVE_INFINITY} timeout={timeout}>
      <ToastStack queue={queue} limit={limit} {...rest} />
    </Base.Provider>
  );
}

interface ToastStackProps extends Pick<ToastProviderProps, "children" | "container" | "labels"> {
  queue: ToastQueue;
  limit: number;
}

/** Only this component renders again for each toast. The children and the callers of `useToast` don't. */
function ToastStack({ children, queue, ...rest }: ToastStackProps) {
  const { toasts, add, update, close } = Base.useToastManager<ToastData>();
  const [manager] = useState(() => managerOf(queue));
  useEffect(() => queue.connect({ add, update, close }), [queue, add, update, close]);
  return (
    <ToastContext value={manager}>
      {children}
      <ToastViewport toasts={toasts} queue={queue} manager={manager} updateShown={update} {...rest} />
    </ToastContext>
  );
}

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
function ToastViewport({
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
  const { polite, urgent, announce } = useAnnouncer();
  const waiting = useSyncExternalStore(queue.subscribe, queue.waiting, none);
  const stack = toasts.toSorted((one, other) => orderOf(other) - orderOf(one));
  // Toasts beyond the limit show while the stack is expanded, and their timers don't run.
  const counted = stack.filter(({ transitionStatus }) => transitionStatus !== "ending");
  const beyond = new Set(counted.slice(limit));
  const isEmpty = toasts.length === 0;
  return (
    <Base.Portal {...usePortal(container)} data-slot="toast-portal" className={slots.portal()}>
      <Base.Viewport
        {...innerForms}
        data-slot="toast-viewport"
        role={isEmpty ? undefined : "region"}
        aria-label={isEmpty ? undefined : labels.region}
        {...silent}
        className={slots.base()}
        {...handlers}
        {...keys}
        render={(props, { expanded }) => <StackElement {...props} queue={queue} isUnfolded={expanded} />}
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
      <div data-slot="toast-live-region" ref={polite} aria-live="polite" className={slots.liveRegion()} />
      <div data-slot="toast-live-region" ref={urgent} aria-live="assertive" className={slots.liveRegion()} />
    </Base.Portal>
  );
}

const none = () => 0;
const orderOf = ({ data }: OpenToast) => data?.queued.order ?? 0;

interface StackElementProps extends ComponentProps<"div"> {
  queue: ToastQueue;
  isUnfolded: boolean;
}

/** The element of the stack. It notifies the queue when the primitive expands the stack. */
function StackElement({ queue, isUnfolded, ref, ...rest }: StackElementProps) {
  const stack = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => queue.unfold(isUnfolded), [queue, isUnfolded]);
  useSmoothMoves(stack);
  return <div ref={useMergedRefs(stack, ref)} {...rest} />;
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

const positionSlots = toastProviderRecipe();

/** A toast in the provider's stack. */
function ToastCard({
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
  usePausedTimer(toast, isBeyond, updateShown);

  // With dependencies, changes within the caller's elements would be missed: the text is read from the document. Announced
  // text isn't announced again. A toast that shows only because the stack is expanded is announced when its turn comes.
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
      swipeDirection={swipeDirection}
      {...toastAria(id, title, description)}
      // The primitive would move focus in its own order of toasts.
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventBaseUIHandler();
        manager.dismiss(toastId);
      }}
      className={`${slots.base()} ${positionSlots.toast()}`}
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
function usePausedTimer(
  { id, timeout }: OpenToast,
  isBeyond: boolean,
  updateShown: Primitive["update"],
): void {
  const [hidden, setHidden] = useState(() => document.hidden);
  const isPaused = isBeyond || hidden;
  const pausedTime = useRef<{ timeout: number | undefined }>(undefined);

  useEffect(() => {
    const updateHidden = () => setHidden(document.hidden);
    document.addEventListener("visibilitychange", updateHidden);
    return () => document.removeEventListener("visibilitychange", updateHidden);
  }, []);

  useEffect(() => {
    if (isPaused && timeout !== 0) {
      pausedTime.current = { timeout };
      updateShown(id, { timeout: 0 });
    } else if (!isPaused && pausedTime.current) {
      updateShown(id, pausedTime.current);
      pausedTime.current = undefined;
    }
  }, [isPaused, id, timeout, updateShown]);
}

/**
 * How long a text stays in the live region, in ms. It is long enough to be announced, but short enough that
 * people don't find the text when they read the page.
 */
const MESSAGE_TIME = 1000;

/**
 * Two live regions for screen readers, and a function that puts a text into one of them. The toasts
 * themselves are in neither, because expanding, closing and moving them would be announced, too. Only their
 * text is copied, so the caller's elements aren't rendered twice.
 */
function useAnnouncer() {
  const polite = useRef<HTMLDivElement>(null);
  const urgent = useRef<HTMLDivElement>(null);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  const queue = useRef<[text: string, isUrgent: boolean][]>([]);

  const addMessage = (text: string, isUrgent: boolean) => {
    const region = (isUrgent ? urgent : polite).current;
    if (!region) return;
    const message = document.createElement("div");
    for (const line of text.split("\n")) message.appendChild(document.createElement("p")).textContent = line;
    region.append(message);
    const timer = setTimeout(() => {
      message.remove();
      timers.current.delete(timer);
    }, MESSAGE_TIME);
    timers.current.add(timer);
  };

  const announce = useRef((text: string, isUrgent: boolean) => {
    if (text && queue.current.push([text, isUrgent]) === 1) {
      // Toasts that arrive together render newest first, but are announced in the order in which they
      // arrived.
      queueMicrotask(() => {
        for (const message of queue.current.splice(0).reverse()) addMessage(...message);
      });
    }
  });

  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);
  return { polite, urgent, announce };
}
