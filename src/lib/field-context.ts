"use client";

import { createContext, use } from "react";

/** The state that a Field provides to its control. */
export interface FieldControl {
  /** The id that the label points to. The control uses it unless the caller set another. */
  id: string;
  /** The id of the label, for a control that `for` can't label or whose id the caller set. */
  labelId: string | undefined;
  /** The id of the description or of the error that shows. */
  describedBy: string | undefined;
  /** Whether an error shows. */
  invalid: boolean;
}

/** Set by Field for its children. `null` for a control without a Field. */
export const FieldContext = createContext<FieldControl | null>(null);

/** The attributes that link a control to its field. */
export type FieldControlAttributes = Pick<
  React.AriaAttributes,
  "aria-labelledby" | "aria-describedby" | "aria-invalid"
> & { id?: string };

/**
 * Links a control to its built-in field, or else to the surrounding Field. The links are in the markup, so they also work in
 * server-rendered pages. The caller's attributes stay: a control with its own id is named by `aria-labelledby`, and its own
 * description comes before the field's.
 *
 * The error is linked as a description, which every screen reader reads. Few read `aria-errormessage`, and with both
 * attributes some read the error twice.
 *
 * @param own The props that the caller set on the control.
 * @param ownField The state of the control's built-in field. Without it, the context is read.
 */
export function useFieldAttributes(
  own: FieldControlAttributes,
  ownField?: FieldControl | false,
): FieldControlAttributes {
  const field = ownField || use(FieldContext);
  if (!field) return own;
  const id = own.id ?? field.id;
  const describedBy = [own["aria-describedby"], field.describedBy].filter(Boolean).join(" ");
  return {
    id,
    "aria-labelledby": own["aria-labelledby"] ?? (id === field.id ? undefined : field.labelId),
    "aria-describedby": describedBy || undefined,
    "aria-invalid": own["aria-invalid"] ?? (field.invalid || undefined),
  };
}
