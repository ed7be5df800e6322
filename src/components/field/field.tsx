"use client";

import {
  type ComponentProps,
  type ReactNode,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";
import type { StyleProps } from "../../lib/common-props";
import { fieldRecipe } from "./field.recipe";
import { FieldContext } from "./field-context";
import { FieldFrame } from "./field-frame";
import type { FieldTexts } from "./field-types";
import { linkControl } from "./link-control";
import { useField } from "./use-field";
import type { MatchEvents } from "./use-shown-error";

export interface FieldProps extends StyleProps, Omit<ComponentProps<"div">, keyof MatchEvents>, FieldTexts {
  /**
   * Only `false` says something: it puts the word "optional" after the label. Most fields are needed, so the
   * few that are not stand out. It does not make the control required; give that the attribute itself.
   */
  required?: boolean;
  /** Places the control before its label, in one line, as for a checkbox. */
  controlFirst?: boolean;
  /** One control: a Kerf input, or a native input, select or textarea. */
  children?: ReactNode;
}

/**
 * Gives a control its label, description and error, and links them for assistive technology. Kerf's inputs do so
 * themselves when they have a `label`; use Field around a native control, or where the layout needs it.
 *
 * @category Input
 * @alias form field, label, form item, form control, fieldset
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
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
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
      ref={root}
      {...rest}
    >
      <FieldContext value={control}>{children}</FieldContext>
    </FieldFrame>
  );
}
