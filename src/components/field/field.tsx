"use client";

import { type ComponentProps, type ReactNode, useLayoutEffect, useMemo, useRef } from "react";
import type { StyleProps } from "../../lib/common-props";
import { FieldContext, type FieldControl } from "../../lib/field-context";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { fieldRecipe } from "./field.recipe";
import { FieldFrame } from "./field-frame";
import { type FieldTexts, type MatchEvents, useField } from "./use-field";

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
  // With dependencies, a control that is replaced, or whose attributes React writes again, would lose its link.
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

const native = "input:not([type=hidden]), select, textarea";

/** Controls that Field marked as invalid, as opposed to those that the caller marked. */
const marked = new WeakSet<Element>();

/**
 * Links a native control to its Field in the DOM, because native controls read no context. The caller's
 * attributes stay: the label points to the control's own id, and the field's messages follow the control's
 * own description. Kerf's controls are already linked, so only the label may change, to point to a control's
 * own id.
 */
function linkControl(root: HTMLElement, { id, labelId, describedBy, invalid }: FieldControl): void {
  const control = root.querySelector(`[id="${id}"]`) ?? root.querySelector(native);
  if (!control) return;
  if (!control.id) control.id = id;
  const label = root.querySelector<HTMLLabelElement>(`label[id="${labelId}"]`);
  if (label) label.htmlFor = control.id;

  // The ids of the field's messages begin with the field's id.
  const others =
    control
      .getAttribute("aria-describedby")
      ?.split(/\s+/)
      .filter((other) => !other.startsWith(id)) ?? [];
  const all = [...others, describedBy].filter(Boolean).join(" ");
  if (all) control.setAttribute("aria-describedby", all);
  else control.removeAttribute("aria-describedby");

  if (invalid && !control.hasAttribute("aria-invalid")) {
    control.setAttribute("aria-invalid", "true");
    marked.add(control);
  } else if (!invalid && marked.delete(control)) {
    control.removeAttribute("aria-invalid");
  }
}
