import { ToastMessage } from "./toast";
import { ToastProvider } from "./toast-provider";

/**
 * A brief, non-blocking message about the result of an action. `useToast().add` shows it in the Toast.Provider around
 * the application, which times, stacks and announces it. For messages that must be seen or answered, use Banner or
 * Dialog.
 *
 * @alias notification, snackbar, message
 * @category Feedback
 * @since 0.1.0
 */
export const Toast = Object.assign(ToastMessage, { Provider: ToastProvider });

export { ToastProvider, type ToastProviderProps, useToast } from "./toast-provider";
export { createToastManager } from "./toast-queue";
export type {
  ToastAction,
  ToastManager,
  ToastOptions,
  ToastPromiseOptions,
  ToastProps,
  ToastTexts,
  ToastVariant,
} from "./toast-types";
