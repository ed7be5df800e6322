"use client";

import { Toast as Base } from "@base-ui/react/toast";
import { type ReactNode, useEffect, useState } from "react";
import type { ToastProviderLabels } from "../../i18n/labels";
import type { LabelsProps, PortalProps } from "../../lib/common-props";
import { ToastContext } from "./toast-context";
import { connectManager, managerOf } from "./toast-manager";
import { type ToastData, ToastQueue } from "./toast-queue";
import type { ToastManager } from "./toast-types";
import { ToastViewport } from "./toast-viewport";

export interface ToastProviderProps extends PortalProps, LabelsProps<ToastProviderLabels> {
  /**
   * The maximum number of toasts that are visible at once. Older ones wait, with their timers paused. On hover or focus
   * of the stack, up to 20 show.
   * @default 3
   */
  limit?: number;
  /**
   * The default duration in ms; 0 keeps a toast until it is closed.
   * @default 5000
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
