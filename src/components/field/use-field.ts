"use client";

import { type ReactNode, useId } from "react";
import type { FieldControl } from "./field-context";
import type { FieldTexts } from "./field-types";
import { type MatchEvents, useShownError } from "./use-shown-error";

/** A field's texts with their ids, and what of them shows now. */
export interface FieldState extends FieldControl, Pick<FieldTexts, "label" | "labelTooltip" | "labels"> {
  /** Whether to say after the label that the value may be left out. */
  optional: boolean;
  /** The description, or nothing while an error shows. */
  description: ReactNode;
  descriptionId: string;
  /** The message that shows, or nothing. */
  error: ReactNode;
  errorId: string;
  /** Handlers for the element around the control; `undefined` where the error has no `match`. */
  events: MatchEvents | undefined;
  /** Put beside the control: it watches the error that shows, and hides it when it is no longer true. */
  watch: ReactNode;
}

interface FieldOptions extends FieldTexts {
  required?: boolean;
  /** The control's own id, if its caller gave one. */
  id?: string;
}

/** Works out what a field shows and how its parts are linked; FieldFrame draws it, `useFieldAttributes` links it. */
export function useField({
  label,
  labelTooltip,
  labels,
  description,
  error,
  required,
  id,
}: FieldOptions): FieldState {
  const own = useId();
  const { message, events, watch } = useShownError(error);
  const hint = !message && description;
  const descriptionId = `${own}description`;
  const errorId = `${own}error`;
  return {
    id: id ?? own,
    label,
    labelId: label ? `${own}label` : undefined,
    labelTooltip,
    labels,
    optional: required === false,
    description: hint,
    descriptionId,
    error: message,
    errorId,
    describedBy: message ? errorId : hint ? descriptionId : undefined,
    invalid: !!message,
    events,
    watch,
  };
}
