"use client";

import { type AriaAttributes, type Ref, type RefObject, use, useImperativeHandle, useRef } from "react";
import { useFormReset } from "../../lib/use-form-reset";
import { FieldContext } from "../field";

interface CalendarFieldsetOptions
  extends Pick<AriaAttributes, "aria-label" | "aria-labelledby" | "aria-describedby"> {
  id?: string;
  ref?: Ref<HTMLFieldSetElement>;
  /** Called when its form is reset. */
  onReset: () => void;
}

/** The attributes of a calendar's fieldset, named and described by a surrounding Field. Handles resets. */
export function useCalendarFieldset({ ref, onReset, ...own }: CalendarFieldsetOptions) {
  const fieldset: RefObject<HTMLFieldSetElement | null> = useRef(null);
  useImperativeHandle(ref, () => fieldset.current as HTMLFieldSetElement, []);
  useFormReset(fieldset, onReset);
  const field = use(FieldContext);
  return {
    ref: fieldset,
    id: own.id ?? field?.id,
    // The `for` attribute of a label can't name a group.
    "aria-labelledby": own["aria-labelledby"] ?? (own["aria-label"] ? undefined : field?.labelId),
    "aria-describedby": [own["aria-describedby"], field?.describedBy].filter(Boolean).join(" ") || undefined,
    "data-invalid": field?.invalid || undefined,
  };
}
