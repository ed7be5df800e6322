"use client";

import { fieldLabels, type Labels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";

interface FieldOptionalProps {
  labels: Partial<Labels["field"]> | undefined;
  className: string | undefined;
}

/** The marker after the label of an optional field. It is the only part of the label that reads a context. */
export function FieldOptional({ labels, className }: FieldOptionalProps) {
  return (
    <span data-slot="field-optional" className={className}>
      {" "}
      {useLabels("field", fieldLabels, labels).optional}
    </span>
  );
}
