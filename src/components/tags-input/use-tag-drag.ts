"use client";

import type { PointerEvent } from "react";
import { directionOf } from "../../lib/use-direction";
import { useEvent } from "../../lib/use-event";
import { tagIndex } from "./tag-list";
import { dropPosition, indexAfterDrop } from "./tag-values";

/** The distance in px after which a press becomes a drag. */
const THRESHOLD = 4;

/**
 * Returns the handler for presses on tags: dragging one moves it. The tag at the new position is marked by an attribute, so that
 * nothing is rendered meanwhile. A touch scrolls the page instead.
 *
 * @param onDrop Called with the tag's index before and after.
 */
export function useTagDrag(onDrop: (from: number, to: number) => void) {
  return useEvent(
    ({ nativeEvent, currentTarget: list, target, button, pointerType }: PointerEvent<HTMLElement>) => {
      const from = tagIndex(target);
      if (from < 0 || button !== 0 || pointerType === "touch" || (target as Element).closest("button"))
        return;
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
      const stop = () => {
        mark(undefined);
        end.abort();
      };
      const listen = <Type extends keyof DocumentEventMap>(
        type: Type,
        handle: (event: DocumentEventMap[Type]) => void,
      ) => list.ownerDocument.addEventListener(type, handle, { capture: true, signal: end.signal });

      listen("pointermove", (event) => {
        const distance = Math.hypot(event.clientX - nativeEvent.clientX, event.clientY - nativeEvent.clientY);
        if (position === undefined && distance < THRESHOLD) return;
        const boxes = tags.map((tag) => tag.getBoundingClientRect());
        mark(dropPosition(boxes, { x: event.clientX, y: event.clientY }, isRtl));
      });
      listen("pointerup", () => {
        const to = position === undefined ? from : indexAfterDrop(from, position);
        stop();
        if (to !== from) onDrop(from, to);
      });
      listen("pointercancel", stop);
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
