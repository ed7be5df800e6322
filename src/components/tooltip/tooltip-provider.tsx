"use client";

import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactNode } from "react";

export interface TooltipProviderProps {
  /** How long the pointer rests on a trigger before the first tooltip shows, in ms; 600 without it. */
  delay?: number;
  /** How long a tooltip stays when the pointer has left, in ms; not at all without it. */
  closeDelay?: number;
  /**
   * For how long after one has closed the next shows at once, in ms.
   * @default 400
   */
  timeout?: number;
  /** The tree whose tooltips wait together. */
  children?: ReactNode;
}

/** Lets the tooltips of a toolbar, or of a whole application, wait together: after the first, the next ones show at once. */
export function TooltipProvider({ delay, closeDelay, timeout = 400, children }: TooltipProviderProps) {
  return (
    <Base.Provider delay={delay} closeDelay={closeDelay} timeout={timeout}>
      {children}
    </Base.Provider>
  );
}
