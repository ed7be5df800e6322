import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from "react";
import type { Side } from "./data-table-layout";

/** Where the dragged column would go: next to another one. */
interface Drop {
  id: string;
  target: string;
  side: Side;
  /** The distance of that edge from the start of the table's frame, in px. */
  offset: number;
}

/** The pointer moves this far before a press on a header becomes a drag, in px. */
const threshold = 5;

/**
 * Moves columns by dragging their headers. Header cells that can be moved have the column's id as `data-column`. Touch
 * scrolls the table instead: people move columns in the menu.
 *
 * @param onMove Called when a column is dropped.
 * @returns The handlers for the header row, and the place to mark while a column is dragged.
 */
export function useColumnDrag(onMove: (id: string, side: Side, target: string) => void) {
  const start = useRef<{ id: string; x: number } | null>(null);
  const wasDragged = useRef(false);
  const [drop, setDrop] = useState<Drop | null>(null);
  // The pointer can be released before the last place is rendered.
  const latest = useRef<Drop | null>(null);

  const stop = useCallback(() => {
    start.current = null;
    latest.current = null;
    setDrop(null);
  }, []);

  useEffect(() => {
    const cancel = (event: KeyboardEvent) => {
      if (event.key === "Escape") stop();
    };
    document.addEventListener("keydown", cancel);
    return () => document.removeEventListener("keydown", cancel);
  }, [stop]);

  return {
    drop,
    rowProps: {
      style: { userSelect: "none" as const },
      onPointerDown({ target, button, pointerType, clientX }: PointerEvent<HTMLElement>) {
        wasDragged.current = false;
        const id = headOf(target)?.dataset.column;
        if (id && button === 0 && pointerType !== "touch") start.current = { id, x: clientX };
      },
      onPointerMove({ currentTarget: row, clientX, pointerId, buttons }: PointerEvent<HTMLElement>) {
        if (!start.current) return;
        // The button was released outside of the header.
        if (buttons === 0) return stop();
        if (!wasDragged.current && Math.abs(clientX - start.current.x) < threshold) return;
        if (!wasDragged.current) row.setPointerCapture(pointerId);
        wasDragged.current = true;
        scrollAt(row, clientX);
        latest.current = dropAt(row, clientX, start.current.id);
        setDrop(latest.current);
      },
      onPointerUp() {
        const { id, side, target } = latest.current ?? {};
        if (id && side && target && id !== target) onMove(id, side, target);
        stop();
      },
      onPointerCancel: stop,
      /** The click at the end of a drag doesn't sort. */
      onClickCapture(event: MouseEvent) {
        if (wasDragged.current && event.detail > 0) event.stopPropagation();
      },
    },
  };
}

/** The header cell around an element, except for its resize handle. */
function headOf(element: EventTarget): HTMLElement | null {
  if (!(element instanceof Element) || element.closest("[role=separator]")) return null;
  return element.closest<HTMLElement>("[data-column]");
}

/** Scrolls the table sideways while the pointer is near an edge. At the start, the first column covers the others. */
function scrollAt(row: HTMLElement, x: number): void {
  const scroller = row.closest<HTMLElement>("[data-slot=table-scroller]");
  const first = row.querySelector("[data-slot=table-head]")?.getBoundingClientRect();
  if (!scroller || !first) return;
  let { left, right } = scroller.getBoundingClientRect();
  if (getComputedStyle(row).direction === "rtl") right = first.left;
  else left = first.right;
  if (x < left + 24) scroller.scrollBy(-12, 0);
  else if (x > right - 24) scroller.scrollBy(12, 0);
}

function dropAt(row: HTMLElement, x: number, id: string): Drop | null {
  const heads = [...row.querySelectorAll<HTMLElement>("[data-column]")];
  const boxes = heads.map((head) => ({ id: head.dataset.column ?? "", box: head.getBoundingClientRect() }));
  const distanceTo = ({ left, right }: DOMRect) => Math.max(left - x, x - right, 0);
  const [nearest] = boxes.sort((a, b) => distanceTo(a.box) - distanceTo(b.box));
  const frame = row.closest("[data-table-frame]");
  if (!nearest || !frame) return null;
  const { left, right } = nearest.box;
  const isRight = x > (left + right) / 2;
  const isRtl = getComputedStyle(row).direction === "rtl";
  const edge = isRight ? right : left;
  const around = frame.getBoundingClientRect();
  return {
    id,
    target: nearest.id,
    side: isRight === isRtl ? "before" : "after",
    offset: isRtl ? around.right - edge : edge - around.left,
  };
}
