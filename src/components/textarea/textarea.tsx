"use client";

import { type ComponentProps, type CSSProperties, useRef } from "react";
import type { FieldLabels, TextareaLabels } from "../../i18n/labels";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type {
  ControlProps,
  ControlStyleProps,
  FormValueProps,
  LabelsProps,
  RequiredProps,
  TextControlProps,
} from "../../lib/common-props";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { FieldFrame, type FieldTexts, type MatchEvents, useField, useFieldAttributes } from "../field";
import { textareaFieldRecipe, textareaRecipe } from "./textarea.recipe";
import { TextareaCounter } from "./textarea-counter";
import { TextareaFit } from "./textarea-fit";

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
   */
  minRows?: number;
  /** The maximum height, in rows of text; longer text scrolls. Unlimited by default. */
  maxRows?: number;
  /**
   * Shows a character count, against `maxLength` if set. It counts like browsers do: an emoji may count as two.
   * @default false
   */
  counter?: boolean;
  /** The maximum number of characters that can be typed. A longer value that you set isn't shortened. */
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
  const rows = { "--min-rows": minRows, "--max-rows": maxRows, ...style } as CSSProperties;
  const textarea = (
    <textarea
      data-slot="textarea"
      className={textareaRecipe({ size, variant, autoResize, className })}
      rows={minRows}
      {...rest}
      {...attributes}
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
  const fit = autoResize && <TextareaFit control={control} />;
  if (!framed) {
    return (
      <>
        {textarea}
        {fit}
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
          text={rest.value ?? rest.defaultValue ?? ""}
          max={rest.maxLength}
          labels={labels}
          className={slots.counter()}
        />
      )}
      {textarea}
      {fit}
    </FieldFrame>
  );
}
