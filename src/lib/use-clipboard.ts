"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { writeClipboard } from "./write-clipboard";

/**
 * The result of the last copy: `idle` before the first copy, while copying, and again some time after a
 * result.
 */
export type ClipboardState = "idle" | "copied" | "failed";

const idle = { state: "idle" } as const;
/** How long a result is shown, in ms. A failure needs more time to read. */
const shownFor = { copied: 2000, failed: 5000 };

/**
 * Copies text and returns the result. The state is `copied` only after the clipboard contains the text. If
 * several copies overlap, the last one decides. Earlier results and timers are dropped, also on unmount.
 *
 * @returns The state, and a stable function that copies. Call it in the click handler, because browsers
 * require a gesture.
 * @example const [state, copy] = useClipboard();
 */
export function useClipboard(): [state: ClipboardState, copy: (text: string) => void] {
  // A new object for each outcome, so that the same outcome shows for the full time again.
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
