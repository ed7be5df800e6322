"use client";

import type { ComponentProps } from "react";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import { FieldFrame, type FieldTexts, type MatchEvents, useField, useFieldAttributes } from "../field";
import { inputRecipe } from "./input.recipe";

type Variants = (typeof inputRecipe)["variants"];
type NativeProps = Omit<ComponentProps<"input">, "size" | keyof MatchEvents>;

export interface InputProps extends NativeProps, FieldTexts {
  /** Height, padding, radius and text size, on the scale shared by all controls. */
  size?: keyof Variants["size"];
  /** The validation style. It has no message and sets no ARIA state; when the input itself is invalid, use `error`. */
  variant?: keyof Variants["variant"];
  /** Keeps the form from being sent without a value. An explicit `false` puts the word "optional" after the label. */
  required?: boolean;
  /**
   * Takes the input out of use, out of the tab order and out of what the form sends.
   * @default false
   */
  disabled?: boolean;
  /**
   * Makes the input read-only. Its value can be focused, copied and submitted, but not changed.
   * @default false
   */
  readOnly?: boolean;
  /** The name under which a form sends the value. */
  name?: string;
  /** The controlled value. Update it in `onChange` or `onValueChange`. */
  value?: string | readonly string[] | number;
  /** The text at first and after a reset of its form, when the state is the input's own. */
  defaultValue?: string | readonly string[] | number;
  /**
   * An example value, shown while the input is empty. It doesn't replace a label, because it disappears when someone
   * types.
   */
  placeholder?: string;
  /** Extra CSS classes for the input itself, also where a label stands above it; they win over its own. */
  className?: string;
  /** Called with the text after each user change, after `onChange`, which receives the event. */
  onValueChange?: (value: string) => void;
}

/**
 * A single-line text input for any type that browsers support. Pass `label` or `description` for a built-in field.
 * Otherwise wrap it in Field or set `aria-label`; without a field, `error` sets the style but shows no message.
 *
 * @category Input
 * @alias text field, text box, textbox, text input
 */
export function Input(props: InputProps) {
  const {
    label,
    labelTooltip,
    labels,
    description,
    error,
    size,
    variant,
    className,
    onValueChange,
    onChange,
    ...own
  } = props;
  const rest = honorAriaDisabled(own, { readOnly: true });
  const field = useField(props);
  const framed = !!(label || description);
  const attributes = useFieldAttributes(rest, framed && field);
  const input = (
    <input
      data-slot="input"
      className={inputRecipe(props)}
      onChange={
        onValueChange
          ? (event) => {
              onChange?.(event);
              onValueChange(event.target.value);
            }
          : onChange
      }
      {...rest}
      {...attributes}
      aria-invalid={attributes["aria-invalid"] ?? (field.invalid || undefined)}
      {...(!framed && field.events)}
    />
  );
  if (framed) return <FieldFrame field={field}>{input}</FieldFrame>;
  return (
    <>
      {input}
      {field.watch}
    </>
  );
}
