"use client";

import type { PointerEvent } from "react";
import { directionOf } from "../../lib/use-direction";
import { useEvent } from "../../lib/use-event";
import { dropPosition, indexAfterDrop } from "./tag-values";

/** The distance in px after which a press becomes a drag, and a touch no longer is a long press. */
const THRESHOLD = 4;
const TOUCH_THRESHOLD = 10;

/** The duration of a long press, in ms. Browsers open a context menu after 500 ms. */
const LONG_PRESS = 300;

/**
 * Returns the handler for presses on tags: dragging one moves it. A touch drags after a long press, otherwise it scrolls the page.
 * The tag at the new position is marked by an attribute, so that nothing is rendered meanwhile.
 *
 * @param onDrop Called with the tag's index before and after.
 */
export function useTagDrag(onDrop: (from: number, to: number) => void) {
  return useEvent(
    ({ nativeEvent, currentTarget: list, target, button, pointerType }: PointerEvent<HTMLElement>) => {
      const from = tagIndex(target);
      const isDragging = list.querySelector("[data-dragging]");
      if (from < 0 || button !== 0 || isDragging || (target as Element).closest("button")) return;
      const { pointerId } = nativeEvent;
      const isTouch = pointerType === "touch";
      const tags = [...list.children] as HTMLElement[];
      const dragged = tags[from] as HTMLElement;
      const isRtl = directionOf(list) === "rtl";
      const end = new AbortController();
      let position: number | undefined;
      const mark = (next: number | undefined) => {
        for (const tag of tags) tag.removeAttribute("data-drop");
        position = next;
        dragged.toggleAttribute("data-dragging", next !== undefined);
        if (next === undefined || indexAfterDrop(from, next) === from) return;
        const [tag, side] = next < tags.length ? [tags[next], "before"] : [tags.at(-1), "after"];
        tag?.setAttribute("data-drop", side as string);
      };
      const longPress = isTouch ? setTimeout(() => mark(from), LONG_PRESS) : undefined;
      const stop = () => {
        clearTimeout(longPress);
        mark(undefined);
        end.abort();
      };
      const listen = <Type extends keyof DocumentEventMap>(
        type: Type,
        handle: (event: DocumentEventMap[Type]) => void,
      ) => list.ownerDocument.addEventListener(type, handle, { capture: true, signal: end.signal });

      listen("pointermove", (event) => {
        if (event.pointerId !== pointerId) return;
        const distance = Math.hypot(event.clientX - nativeEvent.clientX, event.clientY - nativeEvent.clientY);
        if (position === undefined && distance < (isTouch ? TOUCH_THRESHOLD : THRESHOLD)) return;
        if (position === undefined && isTouch) return stop();
        const boxes = tags.map((tag) => tag.getBoundingClientRect());
        mark(dropPosition(boxes, { x: event.clientX, y: event.clientY }, isRtl));
      });
      listen("pointerup", (event) => {
        if (event.pointerId !== pointerId) return;
        const to = position === undefined ? from : indexAfterDrop(from, position);
        stop();
        if (to !== from) onDrop(from, to);
      });
      listen("pointercancel", (event) => event.pointerId === pointerId && stop());
      listen("keydown", (event) => {
        // Escape only ends the drag.
        if (event.key !== "Escape" || position === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        stop();
      });
    },
  );
}

/**
 * The ref of the list of tags. While one is dragged by touch, the page doesn't scroll and no context menu opens. React's own
 * listener couldn't prevent that, and Safari ignores listeners that are added during a touch.
 */
export function holdPage(list: HTMLElement | null) {
  const hold = (event: Event) => {
    if (list?.querySelector("[data-dragging]")) event.preventDefault();
  };
  list?.addEventListener("touchmove", hold, { passive: false });
  list?.addEventListener("contextmenu", hold);
  return () => {
    list?.removeEventListener("touchmove", hold);
    list?.removeEventListener("contextmenu", hold);
  };
}

/** The index of the tag that contains an element. -1 if none does. */
export function tagIndex(element: EventTarget): number {
  const tag = (element as HTMLElement).closest("[data-slot=tags-input-tag]");
  return tag?.parentElement ? [...tag.parentElement.children].indexOf(tag) : -1;
}
