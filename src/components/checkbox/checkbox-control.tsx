"use client";

import { type ChangeEvent, useRef } from "react";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { useFieldAttributes } from "../field";
import { checkboxRecipe } from "./checkbox.recipe";
import { CheckboxMirror, CheckboxResetWatch } from "./checkbox-effects";
import type { CheckboxProps } from "./checkbox-types";

export interface CheckboxControlProps
  extends Omit<CheckboxProps, "parent" | "label" | "labelTooltip" | "controlFirst"> {
  "data-slot": string;
}

/** The native checkbox. Features that need an effect are separate components, which are rendered only if needed. */
export function CheckboxControl({
  variant,
  indeterminate,
  onValueChange,
  onChange,
  className,
  ref,
  ...own
}: CheckboxControlProps) {
  const rest = honorAriaDisabled(own);
  const control = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(control, ref);
  const field = useFieldAttributes(rest);
  const { checked, defaultChecked } = rest;
  const look = isTrue(field["aria-invalid"]) ? "error" : variant;

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const node = event.currentTarget;
    // Read before the callbacks: when the caller renders again, React resets a controlled checkbox.
    const asked = node.checked;
    // The browser clears the mixed state on a click. It is restored, because only the prop may end it.
    if (indeterminate) node.indeterminate = true;
    onChange?.(event);
    onValueChange?.(asked);
  };

  return (
    <>
      <input
        {...rest}
        {...field}
        ref={mergedRef}
        type="checkbox"
        className={checkboxRecipe({ variant: look, className })}
        onChange={handleChange}
      />
      {(checked ?? indeterminate) !== undefined && (
        <CheckboxMirror control={control} checked={checked} indeterminate={indeterminate} />
      )}
      {onValueChange && (
        <CheckboxResetWatch
          control={control}
          initial={checked ?? defaultChecked ?? false}
          onReset={onValueChange}
        />
      )}
    </>
  );
}

/** Whether an ARIA attribute is set and not false. Its value can be a boolean or text such as `false`. */
function isTrue(aria: CheckboxProps["aria-invalid"]): boolean {
  return aria !== undefined && aria !== false && aria !== "false";
}
