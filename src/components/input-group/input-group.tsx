"use client";

import { type ComponentProps, type ReactNode, useMemo } from "react";
import type { ControlProps, ControlStyleProps, RequiredProps } from "../../lib/common-props";
import { focusInput } from "../../lib/focus-input";
import { FieldContext, FieldFrame, type FieldTexts, type MatchEvents, useField } from "../field";
import { inputGroupRecipe } from "./input-group.recipe";
import { InputGroupProvider } from "./input-group-context";

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
 */
export function InputGroupBox({
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
  const box = (
    // biome-ignore lint/a11y/noStaticElementInteractions: a larger click area; it has no action of its own
    <div
      data-slot="input-group"
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
