"use client";

import type { ReactNode } from "react";
import { SwitchBase } from "./switch-base";
import { useSwitchGroup } from "./switch-group-context";
import type { SwitchProps, SwitchSize, SwitchVariant } from "./switch-types";

export interface SwitchItemProps extends Omit<SwitchProps, "checked" | "defaultChecked" | "value"> {
  /** The item's entry in the group's value while it is on, submitted with a form. It must be unique in the group. */
  value: string;
  /** The label beside the switch. Clicking it toggles the setting. */
  label?: ReactNode;
  /** The track height. Defaults to the group's. */
  size?: SwitchSize;
  /** The validation style of the track. Defaults to the state of the group's `error`. */
  variant?: SwitchVariant;
}

/** One setting in a Switch.Group. */
export function SwitchItem({ value, variant, size, controlFirst, name, ...rest }: SwitchItemProps) {
  const group = useSwitchGroup("Switch.Item");
  return (
    <SwitchBase
      {...rest}
      kind="switch-item"
      variant={variant ?? group.variant}
      size={size ?? group.size}
      controlFirst={controlFirst ?? group.controlFirst}
      name={name ?? group.name}
      value={value}
      checked={group.checked.has(value)}
    />
  );
}
