"use client";

import { type ReactNode, useId } from "react";
import type { FieldControl } from "./field-context";
import type { FieldTexts } from "./field-types";
import { type ShownError, useShownError } from "./use-shown-error";

/** A field's texts with their ids, and what of them shows now. */
export interface FieldState
  extends FieldControl,
    ShownError,
    Pick<FieldTexts, "label" | "labelTooltip" | "labels"> {
  /** Whether to say after the label that the value may be left out. */
  optional: boolean;
  /** The description, or nothing while an error shows: `describedBy` is the id of the one that shows. */
  description: ReactNode;
}

interface FieldOptions extends FieldTexts {
  required?: boolean;
  /** The control's own id, if its caller gave one. */
  id?: string;
}

/** Works out what a field shows and how its parts are linked; FieldFrame draws it, `useFieldAttributes` links it. */
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
