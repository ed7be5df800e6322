import { Toast as Base } from "@base-ui/react/toast";
import type { ToastAction, ToastManager, ToastOptions } from "./toast-types";

/** What of the primitive's manager Kerf's stands on. */
export type BaseManager = ReturnType<typeof Base.createToastManager<ToastData>>;

/** What a toast has beyond what the primitive knows of. */
export interface ToastData {
  action: ToastAction | undefined;
}

const bases = /* @__PURE__ */ new WeakMap<ToastManager, BaseManager>();

/**
 * A manager for code outside of React: a data layer, a router, a socket. Give it to Toast.Provider as `manager`; what
 * it is asked while no provider has it is not shown.
 */
export function createToastManager(): ToastManager {
  const base = Base.createToastManager<ToastData>();
  const manager = managerOf(base);
  bases.set(manager, base);
  return manager;
}

/** The primitive's manager behind one of Kerf's. */
export function baseOf(manager: ToastManager | undefined): BaseManager | undefined {
  return manager && bases.get(manager);
}

/** Kerf's words for what the primitive does. */
export function managerOf(base: Pick<BaseManager, "add" | "update" | "close" | "promise">): ToastManager {
  return {
    add: (options) => base.add(whole(options)),
    update: (id, options) => base.update(id, part(options)),
    dismiss: (id) => base.close(id),
    promise: (promise, { loading, success, error }) => {
      const followed = base.promise(promise, {
        loading: whole(loading),
        success: (value) => whole(resolve(success, value)),
        error: (reason) => whole(resolve(error, reason)),
      });
      // The toast says it; whoever waits for the promise hears of it still.
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

/** All that a toast says: what is left out is empty, also where it said something before. */
function whole(options: string | ToastOptions) {
  const { title, description, action, variant, timeout, ...rest }: ToastOptions =
    typeof options === "string" ? { title: options } : options;
  // What can be done about it must not go away while someone makes up their mind.
  const stay = timeout ?? (action ? 0 : undefined);
  return { ...rest, title, description, type: variant, data: { action }, timeout: stay };
}

/** What is given of it. */
function part({ variant, action, id: _, ...rest }: ToastOptions) {
  return { ...rest, ...(variant && { type: variant }), ...(action && { data: { action } }) };
}
