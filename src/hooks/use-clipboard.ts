"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { writeClipboard } from "../lib/write-clipboard";

/** How the last copy went: `idle` before the first, while one is on its way, and a moment after it went well or not. */
export type ClipboardState = "idle" | "copied" | "failed";

const idle = { state: "idle" } as const;
/** In ms. A failure takes longer to read, and asks for something to be done. */
const shownFor = { copied: 2000, failed: 5000 };

/**
 * Copies text and tells how it went. `copied` comes only after the clipboard holds the text. Of several quick copies
 * the last one decides: outcomes and timers of those before it are dropped, and so is everything on unmount.
 *
 * @returns The state, and a stable function that copies; call it within the click itself, for browsers want a gesture.
 * @example const [state, copy] = useClipboard();
 */
export function useClipboard(): [state: ClipboardState, copy: (text: string) => void] {
  // An object of its own for each outcome: the same one again shows for the full time again.
  const [outcome, setOutcome] = useState<{ state: ClipboardState }>(idle);
  const last = useRef<object>(null);

  const copy = useCallback((text: string) => {
    const turn = {};
    const end = (state: ClipboardState) => last.current === turn && setOutcome({ state });
    last.current = turn;
    setOutcome(idle);
    writeClipboard(text).then(
      () => end("copied"),
      () => end("failed"),
    );
  }, []);

  useEffect(() => {
    if (outcome.state === "idle") return;
    const timer = setTimeout(() => setOutcome(idle), shownFor[outcome.state]);
    return () => clearTimeout(timer);
  }, [outcome]);

  useEffect(
    () => () => {
      last.current = null;
    },
    [],
  );

  return [outcome.state, copy];
}
