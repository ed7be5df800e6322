"use client";

import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
} from "react";
import { isComposing } from "../../lib/is-composing";
import { isCharacter } from "../../lib/list-keys";
import { directionOf } from "../../lib/use-direction";
import { useEvent } from "../../lib/use-event";
import { countSeparators, splitTags, unfinishedText } from "./tag-values";
import { tagIndex } from "./use-tag-drag";
import type { Tags } from "./use-tags";

/** The change of the typed text, as Base UI reports it. */
interface TextDetails {
  reason: string;
  event: Event;
  cancel: () => void;
}

/**
 * What people do in the input and on the tags: typing, pasting, keys and clicks. It also moves the focus to the tag that an
 * action names, and back to the input.
 *
 * @param box The box with the tags and the input.
 * @param isLocked Whether the tags can't be changed now.
 */
export function useTagKeys(
  { tags, draft, pattern, focusNext, setText, add, addTyped, remove, move, startEdit }: Tags,
  box: RefObject<HTMLElement | null>,
  input: RefObject<HTMLInputElement | null>,
  isLocked: () => boolean,
) {
  const tagElements = () => box.current?.querySelectorAll<HTMLElement>("[data-slot=tags-input-tag]") ?? [];
  useLayoutEffect(() => {
    const next = focusNext.current;
    focusNext.current = undefined;
    if (next === undefined) return;
    const all = tagElements();
    const tag = next === "input" ? undefined : all[Math.min(next, all.length - 1)];
    (tag ?? input.current)?.focus();
  });
  const focusTag = (index: number) => {
    if (index >= 0) (tagElements()[index] ?? input.current)?.focus();
  };

  const handleText = (text: string, details: TextDetails) => {
    if (details.reason === "item-press") return add([text]);
    if ((details.event as InputEvent).isComposing) return setText(text, { settled: draft.settled });
    // Only a new separator ends a tag. The text may contain others, between tags that weren't accepted.
    if (countSeparators(text, pattern) <= countSeparators(draft.settled, pattern)) return setText(text);
    details.cancel();
    const unfinished = unfinishedText(text, pattern);
    add(splitTags(text.slice(0, text.length - unfinished.length), pattern), unfinished);
  };
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { value: text, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData("text");
    if (isLocked() || splitTags(pasted, pattern).length < 2) return;
    event.preventDefault();
    const [before, after] = [text.slice(0, selectionStart ?? 0), text.slice(selectionEnd ?? text.length)];
    add(splitTags(before + pasted + after, pattern));
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event;
    const { value: text, selectionEnd } = currentTarget;
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    // Enter selects the highlighted suggestion. In an empty input, it submits the form.
    if (
      key === "Enter" &&
      text.trim() &&
      !isLocked() &&
      !currentTarget.getAttribute("aria-activedescendant")
    ) {
      event.preventDefault();
      addTyped();
    }
    // While the key repeats, it deletes only the text, not the tags before it.
    if (key === "Backspace" && !text && !event.repeat) remove(tags.length - 1, "input");
    const isBack = key === (directionOf(currentTarget) === "rtl" ? "ArrowRight" : "ArrowLeft");
    if (isBack && selectionEnd === 0 && tags.length) {
      event.preventDefault();
      focusTag(tags.length - 1);
    }
  };
  const handleTagKey = useEvent((event: KeyboardEvent<HTMLElement>) => {
    const index = tagIndex(event.target);
    if (index < 0 || event.ctrlKey || event.metaKey) return;
    const { key, altKey } = event;
    const isOnTag = !(event.target as HTMLElement).closest("button");
    const forward = directionOf(event.currentTarget) === "rtl" ? -1 : 1;
    const step = { ArrowRight: forward, ArrowLeft: -forward }[key];
    if (step && altKey) move(index, index + step);
    else if (altKey) return;
    else if (step) focusTag(index + step);
    else if (key === "Home") focusTag(0);
    else if (key === "End") focusTag(tags.length - 1);
    else if (key === "Delete") remove(index, index);
    else if (key === "Backspace") remove(index, Math.max(0, index - 1));
    else if (isOnTag && (key === "Enter" || key === "F2")) startEdit(index);
    // The character goes into the input.
    else if (isOnTag && isCharacter(key) && key !== " ") return input.current?.focus();
    else return;
    event.preventDefault();
  });
  const handleTagClick = useEvent((event: MouseEvent<HTMLElement>) => {
    const index = tagIndex(event.target);
    if ((event.target as HTMLElement).closest("button")) remove(index, index);
  });
  const handleDoubleClick = useEvent((event: MouseEvent<HTMLElement>) => {
    if (!(event.target as HTMLElement).closest("button, input")) startEdit(tagIndex(event.target));
  });

  return { handleText, handlePaste, handleKey, handleTagKey, handleTagClick, handleDoubleClick };
}
