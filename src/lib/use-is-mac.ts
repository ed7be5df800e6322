"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Whether the keyboard is Apple's, with ⌘ instead of Ctrl. False on the server and during hydration.
 */
export function useIsMac(): boolean {
  return useSyncExternalStore(never, isMac, () => false);
}

/** The same as `useIsMac`, for event handlers. */
export function isMac(): boolean {
  // `navigator.platform` is deprecated, but no replacement works in all browsers.
  return /^(Mac|iP)/.test(navigator.platform);
}
