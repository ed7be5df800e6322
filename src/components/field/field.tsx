"use client";

import { type ComponentProps, type ReactNode, useLayoutEffect, useMemo, useRef } from "react";
import type { StyleProps } from "../../lib/common-props";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { fieldRecipe } from "./field.recipe";
import { FieldContext } from "./field-context";
import { FieldFrame } from "./field-frame";
import type { FieldTexts } from "./field-types";
import { linkControl } from "./link-control";
import { useField } from "./use-field";
import type { MatchEvents } from "./use-shown-error";

export interface FieldProps extends StyleProps, Omit<ComponentProps<"div">, keyof MatchEvents>, FieldTexts {
  /**
   * `false` adds "optional" to the label, because most fields are required. `true` changes nothing: set `required` on
   * the control itself.
   */
  required?: boolean;
  /** Places the control before its label, in one line, as for a checkbox. */
  controlFirst?: boolean;
  /** One control: a Kerf input, or a native input, select or textarea. */
  children?: ReactNode;
}

/**
 * A label, description and error for one control, linked to it for assistive technology. Kerf's inputs have a built-in
 * field if they have a `label`. Use Field around a native control, or for a custom layout.
 *
 * @category Input
 * @alias form field, label, form item, form control, fieldset
 * @since 0.1.0
 */
export function Field({
  label,
  labelTooltip,
  labels,
  description,
  error,
  required,
  controlFirst,
  children,
  ref,
  ...rest
}: FieldProps) {
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(root, ref);
  const field = useField({ label, labelTooltip, labels, description, error, required });
  const { id, labelId, describedBy, invalid } = field;
  const control = useMemo(() => ({ id, labelId, describedBy, invalid }), [id, labelId, describedBy, invalid]);
  // After every render: the control or its attributes may have changed.
  useLayoutEffect(() => {
    if (root.current) linkControl(root.current, control);
  });
  return (
    <FieldFrame
      field={field}
      slots={fieldRecipe({ controlFirst })}
      controlFirst={controlFirst}
      ref={mergedRef}
      {...rest}
    >
      <FieldContext value={control}>{children}</FieldContext>
    </FieldFrame>
  );
}
