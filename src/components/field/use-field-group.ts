"use client";

import { use, useId } from "react";
import { FieldContext } from "./field-context";
import type { FieldTexts } from "./field-types";
import { type FieldState, useField } from "./use-field";

/** The texts of a group of choices, and the ids that link its parts. */
export interface FieldGroupState {
  /** The id of the group's element: the caller's, or else the one that the label of the Field around points to. */
  id: string;
  /** The id of the surrounding Field's label. */
  labelId: string | undefined;
  descriptionId: string;
  /** The ids of the messages of the Field around. */
  describedBy: string | undefined;
  /** Whether an error shows, of the group's own or of the Field around. */
  invalid: boolean;
  /** The group's own message. */
  message: FieldState;
}

/** Works out what FieldGroup draws, for groups whose parts must know of it. */
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
