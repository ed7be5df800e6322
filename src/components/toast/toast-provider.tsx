"use client";

import { Toast as Base } from "@base-ui/react/toast";
import { type ReactNode, useMemo } from "react";
import type { Labels } from "../../i18n/labels";
import type { PortalContainer } from "../../lib/portal-provider";
import { ToastContext } from "./toast-context";
import { baseOf, managerOf, type ToastData } from "./toast-manager";
import type { ToastManager } from "./toast-types";
import { ToastViewport } from "./toast-viewport";

export interface ToastProviderProps {
  /**
   * How many show at once. Older ones wait, and their time with them; the pointer or the focus on the stack unfolds
   * all of them.
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
  return (
    <Base.Provider limit={limit} timeout={timeout} toastManager={baseOf(manager)}>
      <ToastStack {...rest} />
    </Base.Provider>
  );
}

/** Draws anew with every toast, and only it: neither the children nor those who call `useToast` do. */
function ToastStack({
  children,
  container,
  labels,
}: Pick<ToastProviderProps, "children" | "container" | "labels">) {
  const { toasts, add, update, close, promise } = Base.useToastManager<ToastData>();
  const manager = useMemo(() => managerOf({ add, update, close, promise }), [add, update, close, promise]);
  return (
    <ToastContext value={manager}>
      {children}
      <ToastViewport toasts={toasts} manager={manager} container={container} labels={labels} />
    </ToastContext>
  );
}
