"use client";

import { type ComponentProps, type CSSProperties, useImperativeHandle, useRef } from "react";
import type { Labels } from "../../i18n/labels";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import { FieldFrame, type FieldTexts, type MatchEvents, useField, useFieldAttributes } from "../field";
import { textareaFieldRecipe, textareaRecipe } from "./textarea.recipe";
import { TextareaCounter } from "./textarea-counter";
import { TextareaFit } from "./textarea-fit";

type Variants = (typeof textareaRecipe)["variants"];
type NativeProps = Omit<ComponentProps<"textarea">, "rows" | "children" | keyof MatchEvents>;

export interface TextareaProps extends NativeProps, Omit<FieldTexts, "labels"> {
  /** Text size, padding and radius, on the scale that all controls share; its rows decide on the height. */
  size?: keyof Variants["size"];
  /** How it looks, and nothing more. Where the control itself says what is wrong, `error` brings the look. */
  variant?: keyof Variants["variant"];
  /** Makes it as high as its text, also while someone types. Without it, its corner can be dragged. */
  autoResize?: boolean;
  /**
   * Its height at least, in rows of text.
   * @default 3
   */
  minRows?: number;
  /** Its height at most, in rows of text; what goes beyond scrolls. Without one nothing limits it. */
  maxRows?: number;
  /**
   * Counts the characters, against `maxLength` where it is given, as browsers count them: an emoji may be two.
   * @default false
   */
  counter?: boolean;
  /** The number of characters that can be typed. The browser takes no more; it does not shorten what you set. */
  maxLength?: number;
  /** Keeps the form from being sent without a value. An explicit `false` puts the word "optional" after the label. */
  required?: boolean;
  /**
   * Takes the control out of use, out of the tab order and out of what the form sends.
   * @default false
   */
  disabled?: boolean;
  /**
   * Shows a text that can be read, focused, copied and sent, and not changed.
   * @default false
   */
  readOnly?: boolean;
  /** The name under which a form sends the text. */
  name?: string;
  /** The text, when the state is yours: it then changes only if `onChange` or `onValueChange` changes it. */
  value?: string;
  /** The text at first and after a reset of its form, when the state is the control's own. */
  defaultValue?: string;
  /** An example of a text, shown while there is none. It is no label: it goes as soon as someone types. */
  placeholder?: string;
  /** Replaces the words of Kerf's own around the control. */
  labels?: Partial<Labels["field"] & Labels["textarea"]>;
  /** Extra CSS classes for the control itself, also where a label stands above it; they win over its own. */
  className?: string;
  /** Called with the text after each change by the user; `onChange`, called before it, gets the event. */
  onValueChange?: (value: string) => void;
}

/**
 * Several lines of text. With a `label`, a `description` or a `counter` it draws its own field; without, it takes name
 * and messages from the Field around it, or stands alone under its `aria-label`.
 *
 * @category Input
 * @alias multiline input, text area, text box, comment box
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
  useImperativeHandle(ref, () => control.current as HTMLTextAreaElement, []);
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
      ref={control}
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
