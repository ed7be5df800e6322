import type { MouseEvent, ReactNode } from "react";
import type { toastRecipe } from "./toast.recipe";

/** What kind of news a toast brings. */
export type ToastVariant = keyof (typeof toastRecipe)["variants"]["variant"];

/** The one thing that can be done about a toast. */
export interface ToastAction {
  /** What the button says. */
  label: ReactNode;
  /** Called when it is pressed; the toast closes then, unless `event.preventDefault()` keeps it. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** What a toast says. */
export interface ToastTexts {
  /** What kind of news it is, and so its icon, its hue and how it is announced. */
  variant?: ToastVariant;
  /** What happened, in a few words. */
  title?: ReactNode;
  /** What comes of it, where the title does not say all. */
  description?: ReactNode;
  /** The one thing that can be done about it: undo, try again, show. Whoever misses it must find it elsewhere, too. */
  action?: ToastAction;
}

/** What is to be shown, and for how long. */
export interface ToastOptions extends ToastTexts {
  /** Made up when left out. With that of a toast that is open, that one is changed and its time begins anew. */
  id?: string;
  /**
   * How long it stays, in ms; 0 keeps it until someone closes it. Left out, it is the provider's, and 0 with an
   * action. The time stands still while the pointer or the focus is on any toast, while the window is out of sight
   * or without focus, and while there is no room for it.
   */
  timeout?: number;
  /** Called when it begins to close, for whatever reason. */
  onClose?: () => void;
}

/** What to say while a promise is pending and when it has settled. A text alone is the title. */
export interface ToastPromiseOptions<Value> {
  loading: string | ToastOptions;
  success: string | ToastOptions | ((value: Value) => string | ToastOptions);
  error: string | ToastOptions | ((reason: unknown) => string | ToastOptions);
}

/** Opens toasts, changes them and closes them. Its functions stay the same and may be called from anywhere. */
export interface ToastManager {
  /** Shows a toast; a text alone is the title. Returns its id. */
  add(options: string | ToastOptions): string;
  /** Changes what is given and leaves the rest; a toast that is gone stays gone. */
  update(id: string, options: ToastOptions): void;
  /** Closes a toast, or all of them when no id is given. */
  dismiss(id?: string): void;
  /** Shows a toast that follows a promise: it waits with it, and then says how it went. Returns the promise. */
  promise<Value>(promise: Promise<Value>, options: ToastPromiseOptions<Value>): Promise<Value>;
}
