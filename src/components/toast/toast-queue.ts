import type { Toast as Base } from "@base-ui/react/toast";
import type { ToastManager, ToastOptions, ToastVariant } from "./toast-types";

/** The options of a toast, and its duration. */
interface ToastState extends Omit<ToastOptions, "id" | "variant"> {
  type?: ToastVariant | "loading";
}

/** An open toast, either shown or waiting for space. */
interface QueuedToast {
  id: string;
  /** A sequence number, which is higher for newer toasts. */
  order: number;
  state: ToastState;
  /** A toast that was shown waits again when newer ones take its place. */
  phase: "waiting" | "shown" | "closed";
  /** The announced text, so that a toast that shows again isn't announced again. */
  announced: string;
  element: HTMLElement | null;
}

/** The primitive's state of a toast, besides its options. */
export interface ToastData {
  queued: QueuedToast;
}

/** A toast on the screen, as the primitive reports it. */
export type OpenToast = ReturnType<typeof Base.useToastManager<ToastData>>["toasts"][number];

export type Primitive = Pick<ReturnType<typeof Base.useToastManager<ToastData>>, "add" | "update" | "close">;

/** The number of toasts that show while the pointer or the focus is on the stack. */
const UNFOLDED = 20;
/** In ms. Toasts that arrive within a frame are shown together. */
const FRAME = 16;

/**
 * All open toasts. Only the visible ones are in the primitive, because its work grows with the square of
 * their number. The others are entries in a list. The primitive puts each new toast first, so the queue keeps
 * the order. It also keeps the focus, which the primitive would move in its own order.
 */
export class ToastQueue {
  #toasts: QueuedToast[] = [];
  #byId = new Map<string, QueuedToast>();
  #count = 0;
  #limit = 0;
  #isUnfolded = false;
  #primitive: Primitive | undefined;
  #listeners = new Set<() => void>();
  #waiting = 0;
  #isPlanned = false;
  #lastFlush = Number.NEGATIVE_INFINITY;

  /** Opens a toast, or changes the open one with that id and restarts its time. */
  show(id: string, state: ToastState): void {
    const open = this.#byId.get(id);
    if (open) {
      Object.assign(open.state, state);
      if (open.phase === "shown") this.#give(open);
      return;
    }
    const toast: QueuedToast = {
      id,
      order: this.#count++,
      state,
      phase: "waiting",
      announced: "",
      element: null,
    };
    this.#toasts.push(toast);
    this.#byId.set(id, toast);
    this.#plan();
  }

  update(id: string, changes: ToastState): void {
    const toast = this.#byId.get(id);
    if (!toast) return;
    Object.assign(toast.state, changes);
    const { action: _, onClose: __, ...visible } = changes;
    if (toast.phase === "shown") this.#primitive?.update(id, visible);
  }

  /** Closes a toast, or all of them. */
  dismiss(id?: string): void {
    if (id === undefined) {
      const waiting = this.#toasts.filter(({ phase }) => phase === "waiting");
      this.#primitive?.close();
      for (const toast of waiting.reverse()) this.#close(toast);
      return;
    }
    const toast = this.#byId.get(id);
    if (toast?.phase === "waiting") this.#close(toast);
    if (toast?.phase !== "shown") return;
    const visible = this.#shown();
    const index = visible.indexOf(toast);
    const next = visible[index - 1] ?? visible[index + 1];
    this.#closeInPrimitive(toast, next?.element);
  }

  /** Sets how many toasts show while the stack is collapsed. */
  setLimit(limit: number): void {
    this.#limit = limit;
    this.#plan();
  }

  /** Shows more toasts while the pointer or the focus is on the stack. */
  unfold(isUnfolded: boolean): void {
    if (this.#isUnfolded === isUnfolded) return;
    this.#isUnfolded = isUnfolded;
    this.#plan();
  }

  /** Passes the toasts to the primitive until the returned function is called. */
  connect(primitive: Primitive): () => void {
    const plan = () => this.#plan();
    this.#primitive = primitive;
    document.addEventListener("visibilitychange", plan);
    plan();
    return () => {
      this.#primitive = undefined;
      document.removeEventListener("visibilitychange", plan);
    };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The number of waiting toasts. */
  waiting = (): number => this.#waiting;

  /** The shown toasts, oldest first. */
  #shown(): QueuedToast[] {
    return this.#toasts.filter(({ phase }) => phase === "shown");
  }

  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    const flush = () => {
      this.#isPlanned = false;
      this.#lastFlush = performance.now();
      this.#flush();
    };
    const delay = this.#lastFlush + FRAME - performance.now();
    if (delay > 0) setTimeout(flush, delay);
    else queueMicrotask(flush);
  }

  /** Passes the newest toasts to the primitive, as many as fit, and removes the others from it. */
  #flush(): void {
    if (!this.#primitive) return;
    const room = this.#isUnfolded ? Math.max(UNFOLDED, this.#limit) : this.#limit;
    const wanted = new Set(room > 0 ? this.#toasts.slice(-room) : []);
    const leaving = this.#shown().filter(
      (toast) => !wanted.has(toast) && !toast.element?.contains(document.activeElement),
    );
    // The primitive removes a toast in an animation frame. A hidden page has no frames.
    if (leaving.length === 0 || !document.hidden) {
      for (const toast of wanted) if (toast.phase === "waiting") this.#give(toast);
      for (const toast of leaving) {
        toast.phase = "waiting";
        this.#closeInPrimitive(toast);
      }
    }
    this.#waiting = this.#toasts.filter(({ phase }) => phase === "waiting").length;
    for (const listener of this.#listeners) listener();
  }

  #give(toast: QueuedToast): void {
    toast.phase = "shown";
    const { action: _, onClose: __, ...visible } = toast.state;
    this.#primitive?.add({
      ...visible,
      id: toast.id,
      data: { queued: toast },
      // Also called for toasts that only go back to waiting.
      onClose: () => toast.phase === "shown" && this.#close(toast),
    });
  }

  /**
   * Closes a toast in the primitive. Focus moves to `next` if it was in this toast, and otherwise stays where
   * it was.
   */
  #closeInPrimitive(toast: QueuedToast, next?: HTMLElement | null): void {
    const focused = document.activeElement as HTMLElement | null;
    this.#primitive?.close(toast.id);
    if (document.activeElement === focused) return;
    const target = toast.element?.contains(focused) ? next : focused;
    target?.focus();
  }

  #close(toast: QueuedToast): void {
    toast.phase = "closed";
    this.#toasts.splice(this.#toasts.indexOf(toast), 1);
    this.#byId.delete(toast.id);
    this.#plan();
    toast.state.onClose?.();
  }
}

/** The methods that open, change and close toasts, in one provider's queue or in several. */
type Queue = Pick<ToastQueue, "show" | "update" | "dismiss">;

const connected = /* @__PURE__ */ new WeakMap<ToastManager, Set<Queue>>();

/**
 * A manager for code outside React: a data layer, a router, a socket. Pass it to Toast.Provider as `manager`. Toasts
 * added before a provider has it aren't shown.
 */
export function createToastManager(): ToastManager {
  const queues = new Set<Queue>();
  const manager = managerOf({
    show(id, state) {
      for (const queue of queues) queue.show(id, { ...state });
    },
    update(id, changes) {
      for (const queue of queues) queue.update(id, changes);
    },
    dismiss(id) {
      for (const queue of queues) queue.dismiss(id);
    },
  });
  connected.set(manager, queues);
  return manager;
}

/** Shows the toasts of a manager in a queue until the returned function is called. */
export function connectManager(manager: ToastManager | undefined, queue: Queue): () => void {
  const queues = manager && connected.get(manager);
  queues?.add(queue);
  return () => queues?.delete(queue);
}

let count = 0;

export function managerOf(queue: Queue): ToastManager {
  const open = (options: string | ToastOptions, type?: "loading") => {
    const id = (typeof options === "object" && options.id) || `kerf-toast-${++count}`;
    queue.show(id, { ...withAllFields(options), ...(type && { type }) });
    return id;
  };
  return {
    add: (options) => open(options),
    update: (id, options) => queue.update(id, withoutEmptyFields(options)),
    dismiss: (id) => queue.dismiss(id),
    promise(promise, { loading, success, error }) {
      const id = open(loading, "loading");
      const followed = promise
        .then((value) => {
          queue.update(id, { ...withAllFields(resolve(success, value)), type: "success" });
          return value;
        })
        .catch((reason) => {
          queue.update(id, { ...withAllFields(resolve(error, reason)), type: "error" });
          throw reason;
        });
      // The toast shows the error. Code that awaits the promise still gets it.
      followed.catch(() => {});
      return followed;
    },
  };
}

function resolve<Value>(
  options: string | ToastOptions | ((value: Value) => string | ToastOptions),
  value: Value,
): string | ToastOptions {
  return typeof options === "function" ? options(value) : options;
}

/** All options of a toast. Omitted options are undefined, which resets earlier values. */
function withAllFields(options: string | ToastOptions): ToastState {
  const {
    title,
    description,
    action,
    variant,
    timeout,
    id: _,
    ...rest
  }: ToastOptions = typeof options === "string" ? { title: options } : options;
  // A toast with an action stays open while people decide.
  const stay = timeout ?? (action ? 0 : undefined);
  return { ...rest, title, description, type: variant, action, timeout: stay };
}

/** The options that have a value. */
function withoutEmptyFields({ variant, id: _, ...rest }: ToastOptions): ToastState {
  return { ...rest, ...(variant && { type: variant }) };
}
