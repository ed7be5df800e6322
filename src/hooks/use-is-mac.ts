"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Whether the keyboard is Apple's, on which ⌘ is the key that others call Ctrl. On the server, and until a page from
 * there is hydrated, it is not.
 */
export function useIsMac(): boolean {
  return useSyncExternalStore(never, isMac, () => false);
}

function isMac(): boolean {
  // Deprecated, and the only one that all browsers have.
  return /^(Mac|iP)/.test(navigator.platform);
}
