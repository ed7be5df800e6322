"use client";

import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Makes a row of buttons one tab stop. Arrow keys move between the buttons and wrap, and Home and End move to
 * the ends. Tab returns to the button that was focused last.
 *
 * @param count The number of buttons, which are the `button` elements in the row.
 * @param first The index of the tab stop until a button is focused.
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

  // The last focused button may have been removed.
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
