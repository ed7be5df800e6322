"use client";

import { type ComponentProps, useRef } from "react";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type {
  ControlProps,
  ControlStyleProps,
  FormValueProps,
  RequiredProps,
  TextControlProps,
} from "../../lib/common-props";
import { NativeState } from "../../lib/dom-state";
import { useFieldAttributes } from "../../lib/field-context";
import { useNativeValue } from "../../lib/use-controlled";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { FieldFrame, type FieldTexts, type MatchEvents, useField } from "../field";
import { inputRecipe } from "./input.recipe";

type Variants = (typeof inputRecipe)["variants"];
type NativeProps = Omit<ComponentProps<"input">, "size" | keyof MatchEvents>;

export interface InputProps
  extends RequiredProps,
    ControlProps,
    TextControlProps,
    FormValueProps<string | readonly string[] | number>,
    ControlStyleProps,
    NativeProps,
    FieldTexts {
  /** Height, padding, radius and text size, on the scale shared by all controls. */
  size?: keyof Variants["size"];
  /** The validation style. It has no message and sets no ARIA state; when the control itself is invalid, use `error`. */
  variant?: keyof Variants["variant"];
}

/**
 * A single-line text input for any type that browsers support. Pass `label` or `description` for a built-in field.
 * Otherwise wrap it in Field or set `aria-label`; without a field, `error` sets the style but shows no message.
 *
 * @category Input
 * @alias text field, text box, textbox, text input
 * @since 0.1.0
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
    ref,
    ...own
  } = props;
  const rest = honorAriaDisabled(own, { readOnly: true });
  const control = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(control, ref);
  const field = useField(props);
  const framed = !!(label || description);
  const value = useNativeValue("Input.value", rest.value, "");
  const attributes = useFieldAttributes(rest, framed && field);
  const input = (
    <input
      data-slot="input"
      ref={mergedRef}
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
      value={value}
      aria-invalid={attributes["aria-invalid"] ?? (field.invalid || undefined)}
      {...(!framed && field.events)}
    />
  );
  const state = (onValueChange || value !== undefined) && (
    <NativeState control={control} value={value} onValueChange={onValueChange} />
  );
  if (framed) {
    return (
      <FieldFrame field={field}>
        {input}
        {state}
      </FieldFrame>
    );
  }
  return (
    <>
      {input}
      {state}
      {field.watch}
    </>
  );
}
