"use client";

import { createContext, use } from "react";

/** What a control in a Field takes from it. */
export interface FieldControl {
  /** The id that the label points to; the control takes it unless the caller gave it another. */
  id: string;
  /** The id of the label, for a control that a `for` cannot name, or that has an id of its own. */
  labelId: string | undefined;
  /** The ids of the description or of the error that shows. */
  describedBy: string | undefined;
  /** Whether an error shows. */
  invalid: boolean;
}

/** Set by Field around its children; `null` where a control stands alone. */
export const FieldContext = createContext<FieldControl | null>(null);

/** The attributes that tie a control to its field. */
export interface FieldControlAttributes {
  id?: string;
  "aria-labelledby"?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling";
}

/**
 * Ties a control to its field, in markup, so that it holds in server-rendered pages too. What the caller set
 * stays: an own id is named by `aria-labelledby`, an own description is read before the field's.
 *
 * The error is linked as a description: every screen reader reads that, while `aria-errormessage` on top of it is
 * read twice by some and alone is read by few.
 */
export function fieldAttributes(
  field: FieldControl | null,
  own: FieldControlAttributes,
): FieldControlAttributes {
  if (!field) return {};
  const named = own["aria-labelledby"] ?? (own.id ? field.labelId : undefined);
  const describedBy = joinIds(own["aria-describedby"], field.describedBy);
  return {
    id: own.id ?? field.id,
    ...(named && { "aria-labelledby": named }),
    ...(describedBy && { "aria-describedby": describedBy }),
    ...(field.invalid && { "aria-invalid": own["aria-invalid"] ?? true }),
  };
}

/** The attributes for a control that stands in a Field, or alone. It reads the context, so call it where needed. */
export function useFieldAttributes(own: FieldControlAttributes): FieldControlAttributes {
  return fieldAttributes(use(FieldContext), own);
}

/** Ids for an ARIA attribute that takes a list. */
export function joinIds(...ids: (string | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(" ") || undefined;
}
