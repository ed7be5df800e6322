"use client";

import { type ComponentProps, type MouseEvent, type ReactNode, useMemo } from "react";
import type { ControlProps, ControlStyleProps, RequiredProps } from "../../lib/common-props";
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
  /** Height, padding, radius and text size of the box and its parts, on the scale shared by all controls. */
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
    // biome-ignore lint/a11y/noStaticElementInteractions: a larger area to hit the input by; it can do nothing of its own
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

/** A press on any part but an input or a button focuses the input, as in a single text box. */
function focusInput(event: MouseEvent<HTMLElement>) {
  const box = event.currentTarget;
  const hit = event.target as HTMLElement;
  if (event.defaultPrevented || hit.closest("input, button, a, [tabindex]")) return;
  event.preventDefault(); // The press would move the focus again.
  box.querySelector("input")?.focus();
}
