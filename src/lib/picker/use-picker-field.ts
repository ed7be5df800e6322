"use client";

import { type AriaAttributes, use, useMemo } from "react";
import { FieldContext, type FieldTexts, useField, useFieldAttributes } from "../../components/field";

interface PickerFieldOptions extends FieldTexts {
  required?: boolean;
  /** The id of the control, where its caller gave it one. */
  id?: string;
  /** The attributes that are not for the element around the control, but for the control. */
  aria: Pick<AriaAttributes, "aria-label" | "aria-labelledby" | "aria-describedby" | "aria-invalid">;
}

/** Ties the control of a Select, a Combobox or an Autocomplete to the field that it draws, or else to the Field around it. */
export function usePickerField({ aria, ...texts }: PickerFieldOptions) {
  const field = useField(texts);
  const isFramed = Boolean(texts.label || texts.description);
  const outer = use(FieldContext);
  const attributes = useFieldAttributes(
    {
      id: texts.id,
      "aria-describedby": aria["aria-describedby"],
      "aria-invalid": aria["aria-invalid"] ?? (field.invalid || undefined),
    },
    isFramed && field,
  );
  const name = aria["aria-label"];
  const labelId = aria["aria-labelledby"] ?? (isFramed ? field.labelId : outer?.labelId);
  const id = attributes.id ?? field.id;
  const { "aria-describedby": describedby, "aria-invalid": invalid } = attributes;
  const control = useMemo(
    () => ({
      id,
      "aria-label": name,
      // Also where the label's `for` would do: while the list is open, the primitive hides from assistive technology
      // all that is not the control or the list, and a `for` does not reach what is hidden.
      "aria-labelledby": name ? undefined : labelId,
      "aria-describedby": describedby,
      "aria-invalid": invalid,
    }),
    [id, name, labelId, describedby, invalid],
  );
  return { field, isFramed, labelId, name, control };
}

/** What ties a control to its label and messages. */
export type PickerControl = ReturnType<typeof usePickerField>["control"];
