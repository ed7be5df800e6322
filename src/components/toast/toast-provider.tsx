"use client";

import { Toast as Base } from "@base-ui/react/toast";
import { type ReactNode, useEffect, useState } from "react";
import type { Labels } from "../../i18n/labels";
import type { PortalContainer } from "../../lib/portal-provider";
import { ToastContext } from "./toast-context";
import { connectManager, managerOf } from "./toast-manager";
import { type ToastData, ToastQueue } from "./toast-queue";
import type { ToastManager } from "./toast-types";
import { ToastViewport } from "./toast-viewport";

export interface ToastProviderProps {
  /**
   * The maximum number of toasts that show at once. Older ones wait, and their timers with them. With the pointer or
   * the focus on the stack, up to 20 show.
   * @default 3
   */
  limit?: number;
  /**
   * How long a toast stays that says nothing about it, in ms; 0 keeps it until someone closes it.
   * @default 5000
   */
  timeout?: number;
  /** From `createToastManager`, for code outside of React. */
  manager?: ToastManager;
  /** The element to put the toasts into, in place of `document.body` or the one that PortalProvider sets. */
  container?: PortalContainer;
  /** Replaces the words of Kerf's own. */
  labels?: Partial<Labels["toast"]>;
  /** The application. What its pages show stays when they change, if their router is in here, too. */
  children?: ReactNode;
}

/**
 * Holds the toasts and shows them at the end of the page's lower edge. Put one around the whole application, above its
 * router. F6 takes the focus to the toasts and Tab through them; Escape closes one, and Shift+Tab leads back.
 */
export function ToastProvider({ limit = 3, timeout = 5000, manager, ...rest }: ToastProviderProps) {
  const [queue] = useState(() => new ToastQueue());
  useEffect(() => queue.setLimit(limit), [queue, limit]);
  useEffect(() => connectManager(manager, queue), [manager, queue]);
  return (
    // The queue gives it no more than there is room for.
    <Base.Provider limit={Number.POSITIVE_INFINITY} timeout={timeout}>
      <ToastStack queue={queue} limit={limit} {...rest} />
    </Base.Provider>
  );
}

interface ToastStackProps extends Pick<ToastProviderProps, "children" | "container" | "labels"> {
  queue: ToastQueue;
  limit: number;
}

/** Draws anew with every toast, and only it: neither the children nor those who call `useToast` do. */
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
