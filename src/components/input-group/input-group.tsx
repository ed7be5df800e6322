"use client";

import { type AriaAttributes, type ComponentProps, type ReactNode, useId, useMemo } from "react";
import type { ControlProps, ControlStyleProps, RequiredProps, StyleProps } from "../../lib/common-props";
import { createStrictContext } from "../../lib/create-strict-context";
import { FieldContext } from "../../lib/field-context";
import { focusInput } from "../../lib/focus-input";
import { focusPart } from "../../lib/focus-part";
import { useMergedRefs } from "../../lib/use-merged-refs";
import type { Without } from "../../lib/without";
import { Button, type ButtonProps } from "../button";
import { FieldFrame, type FieldTexts, type MatchEvents, useField } from "../field";
import {
  inputGroupAddonRecipe,
  inputGroupButtonRecipe,
  inputGroupRecipe,
  inputGroupSuffixRecipe,
} from "./input-group.recipe";

interface InputGroupContext {
  size: keyof (typeof inputGroupRecipe)["variants"]["size"] | undefined;
  disabled: boolean | undefined;
  required: boolean | undefined;
  "aria-disabled": AriaAttributes["aria-disabled"];
}

/** The props of an InputGroup that its parts read. */
export const [InputGroupProvider, useInputGroup] = createStrictContext<InputGroupContext>("InputGroup");

type Variants = (typeof inputGroupRecipe)["variants"];

export interface InputGroupProps
  extends RequiredProps,
    Pick<ControlProps, "disabled">,
    ControlStyleProps,
    Omit<ComponentProps<"div">, keyof MatchEvents>,
    FieldTexts {
  /** Height, padding, radius and text size, on the scale shared by all controls. */
  size?: keyof Variants["size"];
  /** One InputGroup.Input, with parts before and after it. */
  children?: ReactNode;
}

/**
 * A text input with a unit, protocol, icon or button inside the same box. Pass `label` or `description` for a built-in
 * field. Otherwise wrap it in Field, which names the input and shows its messages.
 *
 * @category Input
 * @alias input addon, prefix, suffix, affix
 * @since 0.1.0
 */
export function InputGroup({
  label,
  labelTooltip,
  labels,
  description,
  error,
  size,
  required,
  disabled,
  "aria-disabled": ariaDisabled,
  className,
  children,
  onMouseDown,
  ref,
  ...rest
}: InputGroupProps) {
  const field = useField({ label, labelTooltip, labels, description, error, required });
  const framed = label || description;
  const { id, labelId, describedBy, invalid } = field;
  const control = useMemo(() => ({ id, labelId, describedBy, invalid }), [id, labelId, describedBy, invalid]);
  const group = useMemo(
    () => ({ size, required, disabled, "aria-disabled": ariaDisabled }),
    [size, required, disabled, ariaDisabled],
  );
  const mergedRef = useMergedRefs(ref, focusInGroup);
  const box = (
    // biome-ignore lint/a11y/noStaticElementInteractions: a larger click area; it has no action of its own
    <div
      data-slot="input-group"
      ref={mergedRef}
      className={inputGroupRecipe({ size, className })}
      {...rest}
      {...(framed ? undefined : field.events)}
      onMouseDown={(event) => {
        onMouseDown?.(event);
        focusInput(event);
      }}
    >
      <InputGroupProvider value={group}>{children}</InputGroupProvider>
    </div>
  );
  if (framed) {
    return (
      <FieldFrame field={field}>
        <FieldContext value={control}>{box}</FieldContext>
      </FieldFrame>
    );
  }
  // Its own error sets the invalid style. Without one, the surrounding Field stays the field of the input.
  return (
    <>
      {error ? <FieldContext value={control}>{box}</FieldContext> : box}
      {field.watch}
    </>
  );
}

const focusInGroup = focusPart((group) => group.querySelector("input"));

export interface InputGroupAddonProps extends StyleProps, ComponentProps<"span"> {
  /** An icon or a short text, such as a unit, a protocol or a currency. */
  children?: ReactNode;
}

/** Additional information about the value, before or after the input. Clicking it focuses the input. */
export function InputGroupAddon({ className, ...rest }: InputGroupAddonProps) {
  useInputGroup("InputGroup.Addon");
  return (
    <span
      data-slot="input-group-addon"
      data-affix=""
      id={useId()}
      className={inputGroupAddonRecipe({ className })}
      {...rest}
    />
  );
}

export interface InputGroupSuffixProps extends StyleProps, ComponentProps<"span"> {
  /** The text after the value, such as a domain, a file extension or a percent sign. */
  children?: ReactNode;
}

/** Text that directly follows the typed value, as if it were part of it. It isn't submitted with a form. */
export function InputGroupSuffix({ className, children, ...rest }: InputGroupSuffixProps) {
  useInputGroup("InputGroup.Suffix");
  return (
    <span
      data-slot="input-group-suffix"
      data-affix=""
      id={useId()}
      className={inputGroupSuffixRecipe({ className })}
      {...rest}
    >
      {children}
    </span>
  );
}

interface InputGroupButtonOwnProps {
  /** The button's emphasis. Defaults to `ghost`. */
  variant?: ButtonProps["variant"];
}

export type InputGroupButtonProps = InputGroupButtonOwnProps &
  Without<ButtonProps, keyof InputGroupButtonOwnProps | "size">;

/**
 * A Button inside the box that acts on the value: show, copy or submit it. It takes
 * at most 60% of the box. Longer text is truncated.
 *
 * @baseComponent Button
 */
export function InputGroupButton({ className, ...rest }: InputGroupButtonProps) {
  const { size, disabled, "aria-disabled": ariaDisabled } = useInputGroup("InputGroup.Button");
  return (
    <Button
      data-slot="input-group-button"
      disabled={disabled}
      aria-disabled={ariaDisabled}
      {...rest}
      variant={rest.variant ?? "ghost"}
      size={size}
      className={inputGroupButtonRecipe({ className })}
    />
  );
}
