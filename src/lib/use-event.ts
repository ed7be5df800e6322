"use client";

import { useCallback, useLayoutEffect, useRef } from "react";

/** A function that is the same in every render and calls the latest `handler`. For event handlers only. */
export function useEvent<Args extends unknown[]>(handler: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  }, [handler]);
  return useCallback((...args: Args) => latest.current(...args), []);
}
