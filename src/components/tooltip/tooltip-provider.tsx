"use client";

import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactNode } from "react";

export interface TooltipProviderProps {
  /** The delay in ms before the first tooltip shows on hover. Defaults to 600. */
  delay?: number;
  /** The delay in ms before it closes after the pointer leaves. Defaults to none. */
  closeDelay?: number;
  /**
   * The time after a tooltip closes in which the next one shows immediately, in ms.
   * @default 400
   */
  timeout?: number;
  /** The tree whose tooltips share the delay. */
  children?: ReactNode;
}

/**
 * The shared delay for the tooltips of a toolbar or application. After the first tooltip, the next ones show
 * immediately.
 */
export function TooltipProvider({ delay, closeDelay, timeout = 400, children }: TooltipProviderProps) {
  return (
    <Base.Provider delay={delay} closeDelay={closeDelay} timeout={timeout}>
      {children}
    </Base.Provider>
  );
}
