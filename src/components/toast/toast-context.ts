"use client";

import { createContext, use } from "react";
import type { ToastManager } from "./toast-types";

export const ToastContext = createContext<ToastManager | null>(null);

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
