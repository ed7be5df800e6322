import { Toast as ToastRoot } from "./toast";
import { ToastProvider } from "./toast-provider";

export const Toast = Object.assign(ToastRoot, { Provider: ToastProvider });

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
