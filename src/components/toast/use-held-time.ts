"use client";

import { useEffect, useRef, useState } from "react";
import type { OpenToast } from "./toast-card";
import type { ToastManager } from "./toast-types";

/**
 * Keeps the time of a toast from running while nobody can see it: while there is no room for it, and while the page is
 * out of sight. (The primitive stops the clock where a window loses the focus, and then only for what is open.)
 */
export function useHeldTime({ id, timeout, limited }: OpenToast, manager: ToastManager): void {
  const [hidden, setHidden] = useState(() => document.hidden);
  const held = limited || hidden;
  const kept = useRef<{ timeout: number | undefined }>(undefined);

  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);

  useEffect(() => {
    if (held && timeout !== 0) {
      kept.current = { timeout };
      manager.update(id, { timeout: 0 });
    } else if (!held && kept.current) {
      manager.update(id, kept.current);
      kept.current = undefined;
    }
  }, [held, id, timeout, manager]);
}
