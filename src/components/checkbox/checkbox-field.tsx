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

/** Box and label. The label wraps the box: it then needs no id, and leaves no dead ground between the two. */
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

/** The same with an info button, which must not stand inside the label: it has a name and a click of its own. */
export function CheckboxTooltipField({
  label,
  labelTooltip,
  controlFirst = true,
  control,
}: CheckboxFieldProps) {
  const own = useId();
  const id = control.id ?? own;
  const labelId = `${own}label`;
  // In a Field that has a label too, this one names the box.
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
