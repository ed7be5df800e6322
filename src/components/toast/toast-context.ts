"use client";

import { createContext, use } from "react";
import type { ToastManager } from "./toast-types";

export const ToastContext = createContext<ToastManager | null>(null);

/**
 * Opens, changes and closes toasts of the provider around. What it returns stays the same: who calls it is not drawn
 * anew when a toast comes or goes.
 */
export function useToast(): ToastManager {
  const manager = use(ToastContext);
  if (manager) return manager;
  throw new Error(
    "useToast() must be called inside <Toast.Provider>. Wrap the application in <Toast.Provider>…</Toast.Provider>.",
  );
}
