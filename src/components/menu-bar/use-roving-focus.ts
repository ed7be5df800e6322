"use client";

import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * One tab stop for a row of buttons: arrows go to the others and around the ends, Home and End to the ends. Tab comes
 * back to the one that had the focus last.
 *
 * @param count How many buttons there are; they are the row's `button` elements.
 * @param first Where Tab comes to before any of them had the focus.
 */
export function useRovingFocus(count: number, first: number) {
  const [last, setLast] = useState<number>();
  const row = useRef<HTMLDivElement>(null);
  const buttons = () => [...(row.current?.querySelectorAll("button") ?? [])];

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const all = buttons();
    const at = all.indexOf(event.target as HTMLButtonElement);
    const next = at < 0 ? undefined : target(event.key, at, all.length, isMirrored(event.currentTarget));
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  }

  function onFocus({ target }: FocusEvent) {
    const at = buttons().indexOf(target as HTMLButtonElement);
    if (at >= 0) setLast(at);
  }

  // Of buttons that are gone, there may be none at its place.
  return { row, tabStop: Math.min(last ?? first, count - 1), onKeyDown, onFocus };
}

function target(key: string, at: number, count: number, mirrored: boolean): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = steps[key];
  return step && (at + (mirrored ? -step : step) + count) % count;
}

function isMirrored(element: Element): boolean {
  return getComputedStyle(element).direction === "rtl";
}
