"use client";

import type { ComponentProps } from "react";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import { FieldFrame, type FieldTexts, type MatchEvents, useField, useFieldAttributes } from "../field";
import { inputRecipe } from "./input.recipe";

type Variants = (typeof inputRecipe)["variants"];
type NativeProps = Omit<ComponentProps<"input">, "size" | keyof MatchEvents>;

export interface InputProps extends NativeProps, FieldTexts {
  /** Height, padding, radius and text size, on the scale that all controls share. */
  size?: keyof Variants["size"];
  /** How it looks, and nothing more. Where the input itself says what is wrong, `error` brings the look. */
  variant?: keyof Variants["variant"];
  /** Keeps the form from being sent without a value. An explicit `false` puts the word "optional" after the label. */
  required?: boolean;
  /**
   * Takes the input out of use, out of the tab order and out of what the form sends.
   * @default false
   */
  disabled?: boolean;
  /**
   * Shows a value that can be read, focused, copied and sent, and not changed.
   * @default false
   */
  readOnly?: boolean;
  /** The name under which a form sends the value. */
  name?: string;
  /** The text, when the state is yours: it then changes only if `onChange` or `onValueChange` changes it. */
  value?: string | readonly string[] | number;
  /** The text at first and after a reset of its form, when the state is the input's own. */
  defaultValue?: string | readonly string[] | number;
  /** An example of a value, shown while there is none. It is no label: it goes as soon as someone types. */
  placeholder?: string;
  /** Extra CSS classes for the input itself, also where a label stands above it; they win over its own. */
  className?: string;
  /** Called with the text after each change by the user; `onChange`, called before it, gets the event. */
  onValueChange?: (value: string) => void;
}

/**
 * One line of text, of every kind that browsers know. With a `label` or a `description` it draws its own field;
 * without, it takes name and messages from the Field around it, or stands alone under its `aria-label`, where its
 * `error` gives the look and no text.
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
