"use client";

import { useId } from "react";
import { InfoButton } from "../field";
import { checkboxFieldRecipe } from "./checkbox.recipe";
import { CheckboxControl, type CheckboxControlProps } from "./checkbox-control";
import type { CheckboxProps } from "./checkbox-types";

interface CheckboxFieldProps extends Pick<CheckboxProps, "label" | "labelTooltip" | "controlFirst"> {
  /** The props of the box. */
  control: CheckboxControlProps;
}

const slots = checkboxFieldRecipe();
const row = { first: `${slots.row()} ${slots.first()}`, last: `${slots.row()} ${slots.last()}` };
const labelClass = slots.label();
const reachingLabelClass = `${labelClass} ${slots.reach()}`;
const headClass = slots.head();

/** A box and the label around it. The box needs no id, and a click on the gap between them toggles it. */
export function CheckboxField({ label, controlFirst = true, control }: CheckboxFieldProps) {
  const text = (
    <span data-slot="checkbox-label" className={labelClass}>
      {label}
    </span>
  );
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control within is a component
    <label data-slot="checkbox-field" className={controlFirst ? row.first : row.last}>
      {!controlFirst && text}
      <CheckboxControl {...control} />
      {controlFirst && text}
    </label>
  );
}

/**
 * Like CheckboxField, with an info button. The button is outside the label, because it has its own name and
 * its own click handler.
 */
export function CheckboxTooltipField({
  label,
  labelTooltip,
  controlFirst = true,
  control,
}: CheckboxFieldProps) {
  const own = useId();
  const id = control.id ?? own;
  const labelId = `${own}label`;
  // In a Field that also has a label, this label names the box.
  const box = <CheckboxControl aria-labelledby={labelId} {...control} id={id} />;
  return (
    <div data-slot="checkbox-field" className={controlFirst ? row.first : row.last}>
      {controlFirst && box}
      <div data-slot="checkbox-head" className={headClass}>
        <label
          data-slot="checkbox-label"
          id={labelId}
          htmlFor={id}
          className={controlFirst ? reachingLabelClass : labelClass}
        >
          {label}
        </label>
        <InfoButton labelId={labelId}>{labelTooltip}</InfoButton>
      </div>
      {!controlFirst && box}
    </div>
  );
}
