"use client";

import { type ComponentProps, type ReactNode, useId, useRef } from "react";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { ChoiceProps, ControlStyleProps, DisabledItemProps } from "../../lib/common-props";
import { isShown } from "../../lib/is-shown";
import { useCheckedOnReset } from "../../lib/use-checked-on-reset";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { radioItemRecipe } from "./radio.recipe";
import type { RadioAppearance, RadioVariant } from "./radio-group";
import { useRadioGroup } from "./radio-group";

type Owned = "type" | "size" | "children" | "checked" | "defaultChecked" | "name" | "required" | "value";

export interface RadioItemProps
  extends ChoiceProps,
    DisabledItemProps,
    ControlStyleProps,
    Omit<ComponentProps<"input">, Owned> {
  /** The visible text beside the control, and its accessible name. Clicking it has the same effect as clicking the control. */
  label?: ReactNode;
  /** A hint below the label. */
  description?: ReactNode;
  /** The validation style. Defaults to `error` while the group has an error. */
  variant?: RadioVariant;
  /** The look of the option. Defaults to the group's. */
  appearance?: RadioAppearance;
}

/** One option in a Radio.Group. */
export function RadioItem({
  value,
  label,
  description,
  variant,
  appearance,
  className,
  ref,
  ...rest
}: RadioItemProps) {
  const group = useRadioGroup("Radio.Item");
  const control = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(control, ref);
  const checked = group.value === value;
  useCheckedOnReset(control, checked);

  const id = useId();
  const labelId = `${id}label`;
  const descriptionId = `${id}description`;
  const isDescribed = isShown(description);
  const itemAppearance = appearance ?? group.appearance;
  const last = itemAppearance === "card" || group.controlPosition === "end";
  const slots = radioItemRecipe({ variant: variant ?? group.variant, appearance: itemAppearance, last });

  const radio = (
    <input
      data-slot="radio-item"
      // Set only with a description, which the surrounding label would otherwise add to the radio's name.
      aria-labelledby={isDescribed ? labelId : undefined}
      // The group handles the event, but React expects a handler on a controlled input.
      onChange={ignore}
      {...honorAriaDisabled(rest)}
      aria-describedby={
        [rest["aria-describedby"], isDescribed && descriptionId].filter(Boolean).join(" ") || undefined
      }
      ref={mergedRef}
      type="radio"
      name={group.name}
      form={rest.form ?? group.form}
      required={group.required}
      value={value}
      checked={checked}
      className={slots.base({ className })}
    />
  );
  if (!isShown(label) && !isDescribed) return radio;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control within is a variable
    <label data-slot="radio-field" className={slots.row()}>
      {!last && radio}
      <span data-slot="radio-text" className={slots.text()}>
        <span data-slot="radio-label" id={labelId} className={slots.label()}>
          {label}
        </span>
        {isDescribed && (
          <span data-slot="radio-description" id={descriptionId} className={slots.description()}>
            {description}
          </span>
        )}
      </span>
      {last && radio}
    </label>
  );
}

function ignore() {}
