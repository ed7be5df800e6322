"use client";

import { type ComponentProps, type CSSProperties, type RefObject, useEffect, useRef, useState } from "react";
import { type FieldLabels, type Labels, type TextareaLabels, textareaLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { pluralForm } from "../../i18n/plural-form";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type {
  ControlProps,
  ControlStyleProps,
  FormValueProps,
  LabelsProps,
  RequiredProps,
  TextControlProps,
} from "../../lib/common-props";
import { NativeState, useOnMount } from "../../lib/dom-state";
import { useFieldAttributes } from "../../lib/field-context";
import { useNativeValue } from "../../lib/use-controlled";
import { useFormReset } from "../../lib/use-form-reset";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { FieldFrame, type FieldTexts, type MatchEvents, useField } from "../field";
import { textareaFieldRecipe, textareaRecipe } from "./textarea.recipe";

type Variants = (typeof textareaRecipe)["variants"];
type NativeProps = Omit<
  ComponentProps<"textarea">,
  "rows" | "children" | "value" | "defaultValue" | keyof MatchEvents
>;

export interface TextareaProps
  extends RequiredProps,
    ControlProps,
    TextControlProps,
    FormValueProps<string>,
    LabelsProps<FieldLabels & TextareaLabels>,
    ControlStyleProps,
    NativeProps,
    Omit<FieldTexts, "labels"> {
  /** Text size, padding and radius, on the scale shared by all controls. The rows set the height. */
  size?: keyof Variants["size"];
  /**
   * The validation style. It has no message and sets no ARIA state; when the control itself is invalid, use `error`.
   */
  variant?: keyof Variants["variant"];
  /** Resizes the textarea to fit its text, also while typing. Without it, people can drag its corner. */
  autoResize?: boolean;
  /**
   * The minimum height, in rows of text.
   * @default 3
   * @minimum 1
   */
  minRows?: number;
  /**
   * The maximum height, in rows of text; longer text scrolls. Unlimited by default.
   *
   * @minimum 1
   */
  maxRows?: number;
  /**
   * Shows a character count, against `maxLength` if set. It counts like browsers do: an emoji may count as two.
   * @default false
   */
  counter?: boolean;
  /**
   * The maximum number of characters that can be typed. A longer value that you set isn't shortened.
   *
   * @minimum 0
   */
  maxLength?: number;
}

/**
 * A multi-line text input. Pass `label`, `description` or `counter` for a built-in field. Otherwise wrap it in Field or
 * set `aria-label`.
 *
 * @category Input
 * @alias multiline input, text area, text box, comment box
 * @since 0.1.0
 */
export function Textarea({
  label,
  labelTooltip,
  labels,
  description,
  error,
  size,
  variant,
  autoResize,
  minRows = 3,
  maxRows,
  counter,
  className,
  style,
  onValueChange,
  onChange,
  ref,
  ...own
}: TextareaProps) {
  const rest = honorAriaDisabled(own, { readOnly: true });
  const control = useRef<HTMLTextAreaElement>(null);
  const mergedRef = useMergedRefs(control, ref);
  const field = useField({ label, labelTooltip, labels, description, error, ...rest });
  const framed = label || description || counter;
  const attributes = useFieldAttributes(rest, framed ? field : undefined);
  const id = attributes.id ?? field.id;
  const value = useNativeValue("Textarea.value", rest.value, "");
  useTextBeforeHydration(control, id, { value, onValueChange });
  const rows = { "--min-rows": minRows, "--max-rows": maxRows, ...style } as CSSProperties;
  const textarea = (
    <textarea
      data-slot="textarea"
      className={textareaRecipe({ size, variant, autoResize, className })}
      rows={minRows}
      {...rest}
      {...attributes}
      value={value}
      id={id}
      ref={mergedRef}
      style={rows}
      onChange={(event) => {
        onChange?.(event);
        onValueChange?.(event.target.value);
      }}
      aria-invalid={attributes["aria-invalid"] ?? (field.invalid || undefined)}
      {...(framed ? undefined : field.events)}
    />
  );
  const extras = (
    <>
      {autoResize && <TextareaFit control={control} />}
      {(onValueChange || value !== undefined) && (
        <NativeState control={control} value={value} onValueChange={onValueChange} />
      )}
    </>
  );
  if (!framed) {
    return (
      <>
        {textarea}
        {extras}
        {field.watch}
      </>
    );
  }
  const slots = textareaFieldRecipe();
  return (
    <FieldFrame field={field} className={counter ? slots.frame() : undefined}>
      {counter && (
        <TextareaCounter
          control={control}
          text={value ?? rest.defaultValue ?? ""}
          max={rest.maxLength}
          labels={labels}
          className={slots.counter()}
        />
      )}
      {textarea}
      {extras}
    </FieldFrame>
  );
}

/** Keeps text that was typed or restored before hydration, in which React sets a textarea to its default. */
function useTextBeforeHydration(
  control: RefObject<HTMLTextAreaElement | null>,
  id: string,
  { value, onValueChange }: Pick<TextareaProps, "value" | "onValueChange">,
): void {
  const [found] = useState(() => {
    const node = typeof document === "undefined" ? null : document.getElementById(id);
    return { node, text: (node as HTMLTextAreaElement | null)?.value };
  });
  useOnMount(() => {
    const node = control.current;
    // In the browser's first rendering, another element may still have the id.
    if (value !== undefined || !node || node !== found.node || found.text === undefined) return;
    if (node.value === found.text) return;
    node.value = found.text;
    onValueChange?.(found.text);
  });
}

interface TextareaFitProps {
  control: RefObject<HTMLTextAreaElement | null>;
}

/** Fits the height of a textarea to its text in browsers without `field-sizing`. */
function TextareaFit({ control }: TextareaFitProps) {
  // With dependencies, the height would stay when the application sets the text, which fires no event.
  useEffect(() => {
    const node = control.current;
    if (!node || getComputedStyle(node).getPropertyValue("field-sizing") === "content") return;
    const resize = () => {
      node.style.height = "auto";
      node.style.height = `${node.scrollHeight + node.offsetHeight - node.clientHeight}px`;
    };
    const width = new ResizeObserver(resize);
    resize();
    node.addEventListener("input", resize);
    width.observe(node.parentElement ?? node);
    return () => {
      node.removeEventListener("input", resize);
      width.disconnect();
    };
  });
  return null;
}

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
function TextareaCounter({ control, text, max, labels, className }: TextareaCounterProps) {
  const words = useLabels("textarea", textareaLabels, labels);
  const [count, setCount] = useState(text.length);
  /** The remaining characters that are announced. */
  const [announced, setAnnounced] = useState<number>();

  // With dependencies, the count would stay when the application sets the text, which fires no event.
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
      <div data-slot="textarea-live-region" aria-live="polite" className="k:sr-only">
        {announced !== undefined && pluralForm(words.left, announced, words.locale)}
      </div>
    </>
  );
}
