"use client";

import { createContext, use } from "react";

/** What a control in a Field takes from it. */
export interface FieldControl {
  /** The id that the label points to; the control takes it unless the caller gave it another. */
  id: string;
  /** The id of the label, for a control that a `for` cannot name, or that has an id of its own. */
  labelId: string | undefined;
  /** The id of the description or of the error that shows. */
  describedBy: string | undefined;
  /** Whether an error shows. */
  invalid: boolean;
}

/** Set by Field around its children; `null` where a control stands alone. */
export const FieldContext = createContext<FieldControl | null>(null);

/** The attributes that tie a control to its field. */
export type FieldControlAttributes = Pick<
  React.AriaAttributes,
  "aria-labelledby" | "aria-describedby" | "aria-invalid"
> & { id?: string };

/**
 * Ties a control to the field that it draws itself, or else to the Field around it: in markup, so that it holds in
 * server-rendered pages too. What the caller set stays: an own id is named by `aria-labelledby`, an own description
 * is read before the field's.
 *
 * The error is linked as a description: every screen reader reads that, while `aria-errormessage` on top of it is
 * read twice by some and alone is read by few.
 *
 * @param own The caller's props of the control.
 * @param ownField The state of the field that the control draws; without it the context is read.
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
