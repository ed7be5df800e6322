"use client";

import { useLabels } from "../../i18n/labels-provider";

/** The marker after the label of a field that may be left out. Alone it reads the labels. */
export function FieldOptional({ className }: { className: string }) {
  return (
    <span data-slot="field-optional" className={className}>
      {" "}
      {useLabels("field").optional}
    </span>
  );
}
