"use client";

import { use, useId } from "react";
import { FieldContext } from "./field-context";
import type { FieldTexts } from "./field-types";
import { type FieldState, useField } from "./use-field";

/** The message of a group of choices, and the ids that link its parts. */
export interface FieldGroupState {
  /**
   * The id of the group's element: the caller's, or else the one that the surrounding Field's label points
   * to.
   */
  id: string;
  /** The id of the surrounding Field's label. */
  labelId: string | undefined;
  descriptionId: string;
  /** The id of the surrounding Field's description or error. */
  describedBy: string | undefined;
  /** Whether the group or the surrounding Field shows an error. */
  invalid: boolean;
  /** The group's own message. */
  message: FieldState;
}

/** Returns the state that FieldGroup renders, for groups whose parts need it as well. */
export function useFieldGroup({ id, error }: { id?: string } & Pick<FieldTexts, "error">): FieldGroupState {
  const outer = use(FieldContext);
  const own = useId();
  const message = useField({ error });
  return {
    id: id ?? outer?.id ?? own,
    labelId: outer?.labelId,
    descriptionId: `${own}description`,
    describedBy: outer?.describedBy,
    invalid: message.invalid || !!outer?.invalid,
    message,
  };
}
