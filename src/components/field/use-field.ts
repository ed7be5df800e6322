"use client";

import { type ReactNode, useId } from "react";
import type { FieldControl } from "./field-context";
import type { FieldTexts } from "./field-types";
import { type ShownError, useShownError } from "./use-shown-error";

/** A field's texts, their ids, and which of the texts show now. */
export interface FieldState
  extends FieldControl,
    ShownError,
    Pick<FieldTexts, "label" | "labelTooltip" | "labels"> {
  /** Whether a marker after the label says that the value is optional. */
  optional: boolean;
  /** The description, or nothing while an error shows. `describedBy` is the id of the one that shows. */
  description: ReactNode;
}

interface FieldOptions extends FieldTexts {
  required?: boolean;
  /** The id of the control, if its caller set one. */
  id?: string;
}

/**
 * Returns the texts that a field shows and the ids that link its parts. FieldFrame renders the texts, and
 * `useFieldAttributes` links the control.
 */
export function useField(options: FieldOptions): FieldState {
  const { label, description } = options;
  const own = useId();
  const shown = useShownError(options.error);
  const hint = !shown.message && description;
  return {
    ...options,
    ...shown,
    id: options.id ?? own,
    labelId: label ? `${own}label` : undefined,
    optional: options.required === false,
    description: hint,
    describedBy: shown.message || hint ? `${own}message` : undefined,
    invalid: !!shown.message,
  };
}
