"use client";

import { type RefObject, useEffect, useState } from "react";
import { type Labels, textareaLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { pluralForm } from "../../i18n/plural-form";
import { useFormReset } from "../../lib/use-form-reset";

interface TextareaCounterProps {
  control: RefObject<HTMLTextAreaElement | null>;
  /** The text that the caller set. */
  text: string;
  max: number | undefined;
  labels: Partial<Labels["textarea"]> | undefined;
  className: string;
}

/** The pause in typing before the count is announced, in ms. */
const pause = 1000;

/**
 * The character count. Screen readers announce the remaining characters when a tenth is left and typing
 * stops. An announcement after each key would interrupt typing.
 */
export function TextareaCounter({ control, text, max, labels, className }: TextareaCounterProps) {
  const words = useLabels("textarea", textareaLabels, labels);
  const [count, setCount] = useState(text.length);
  /** The remaining characters that are announced. */
  const [announced, setAnnounced] = useState<number>();

  // After every render: the application may have set the text, also through the ref.
  useEffect(() => {
    const node = control.current;
    const read = () => setCount(node?.value.length ?? 0);
    read();
    node?.addEventListener("input", read);
    return () => node?.removeEventListener("input", read);
  });
  // The browser resets the text after the event.
  useFormReset(control, () => setTimeout(() => setCount(control.current?.value.length ?? 0)));

  const left = max === undefined ? undefined : Math.max(0, max - count);
  const isShort = max !== undefined && left !== undefined && left <= max / 10;
  useEffect(() => {
    if (!isShort) return setAnnounced(undefined);
    const timer = setTimeout(() => setAnnounced(left), pause);
    return () => clearTimeout(timer);
  }, [isShort, left]);

  const written = (number: number) => number.toLocaleString(words.locale);
  return (
    <>
      <div
        data-slot="textarea-counter"
        aria-hidden="true"
        data-full={left === 0 ? "" : undefined}
        className={className}
      >
        {max === undefined ? written(count) : `${written(count)} / ${written(max)}`}
      </div>
      <div data-slot="textarea-news" aria-live="polite" className="k:sr-only">
        {announced !== undefined && pluralForm(words.left, announced, words.locale)}
      </div>
    </>
  );
}
