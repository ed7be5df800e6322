import { ToastMessage } from "./toast";
import { ToastProvider } from "./toast-provider";

/**
 * Says in passing how something went, over the page and without taking the focus. `useToast().add` shows it in the
 * Toast.Provider around the application, which times, stacks and announces it; the component is what it draws. What
 * must be seen or answered is a Banner or a Dialog.
 *
 * @alias notification, snackbar, message
 * @category Feedback
 */
export const Toast = Object.assign(ToastMessage, { Provider: ToastProvider });

export type { ToastProps } from "./toast";
export { useToast } from "./toast-context";
export { createToastManager } from "./toast-manager";
export { ToastProvider, type ToastProviderProps } from "./toast-provider";
export type {
  ToastAction,
  ToastManager,
  ToastOptions,
  ToastPromiseOptions,
  ToastTexts,
  ToastVariant,
} from "./toast-types";
