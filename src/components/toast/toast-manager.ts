import type { ToastQueue, ToastState } from "./toast-queue";
import type { ToastManager, ToastOptions } from "./toast-types";

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
    queue.show(id, { ...whole(options), ...(type && { type }) });
    return id;
  };
  return {
    add: (options) => open(options),
    update: (id, options) => queue.update(id, part(options)),
    dismiss: (id) => queue.dismiss(id),
    promise(promise, { loading, success, error }) {
      const id = open(loading, "loading");
      const followed = promise
        .then((value) => {
          queue.update(id, { ...whole(resolve(success, value)), type: "success" });
          return value;
        })
        .catch((reason) => {
          queue.update(id, { ...whole(resolve(error, reason)), type: "error" });
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
function whole(options: string | ToastOptions): ToastState {
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
function part({ variant, id: _, ...rest }: ToastOptions): ToastState {
  return { ...rest, ...(variant && { type: variant }) };
}
