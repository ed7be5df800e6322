"use client";

import { useEffect, useRef, useState } from "react";
import type { OpenToast, Primitive } from "./toast-queue";

/**
 * Keeps the timer of a toast from running while there is no room for it and the stack is unfolded, and while the page is
 * hidden. (The primitive stops the timers when the window loses the focus, and then only those that are running.)
 */
export function useHeldTime(
  { id, timeout }: OpenToast,
  isBeyond: boolean,
  updateShown: Primitive["update"],
): void {
  const [hidden, setHidden] = useState(() => document.hidden);
  const held = isBeyond || hidden;
  const kept = useRef<{ timeout: number | undefined }>(undefined);

  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);

  useEffect(() => {
    if (held && timeout !== 0) {
      kept.current = { timeout };
      updateShown(id, { timeout: 0 });
    } else if (!held && kept.current) {
      updateShown(id, kept.current);
      kept.current = undefined;
    }
  }, [held, id, timeout, updateShown]);
}
