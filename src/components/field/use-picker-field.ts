"use client";

import { type AriaAttributes, use } from "react";
import { FieldContext, useFieldAttributes } from "./field-context";
import type { FieldTexts } from "./field-types";
import { useField } from "./use-field";

/** Attributes for the control, not for the element around it. */
type ControlAttributes = Pick<
  AriaAttributes,
  "aria-label" | "aria-labelledby" | "aria-describedby" | "aria-invalid" | "aria-disabled"
>;

interface PickerFieldOptions extends FieldTexts, ControlAttributes {
  required?: boolean;
  /** The id of the control, if its caller set one. */
  id?: string;
}

/**
 * Links the control of a Select, a Combobox or an Autocomplete to its built-in field, or else to the
 * surrounding Field.
 */
export function usePickerField(options: PickerFieldOptions) {
  const field = useField(options);
  const isFramed = !!(options.label || options.description);
  const around = use(FieldContext);
  const attributes = useFieldAttributes(
    {
      id: options.id,
      "aria-describedby": options["aria-describedby"],
      "aria-invalid": options["aria-invalid"] ?? (field.invalid || undefined),
    },
    isFramed && field,
  );
  const name = options["aria-label"];
  const labelId = options["aria-labelledby"] ?? (isFramed ? field : around)?.labelId;
  const control = {
    ...attributes,
    id: attributes.id ?? field.id,
    "aria-label": name,
    "aria-disabled": options["aria-disabled"],
    // The label's `for` isn't enough. While the list is open, Base UI hides everything else from assistive technology, and
    // a hidden label doesn't name the control.
    "aria-labelledby": name ? undefined : labelId,
  };
  return { field, isFramed, labelId, name, control };
}

/** The attributes that link a control to its label and messages. */
export type PickerControl = ReturnType<typeof usePickerField>["control"];
