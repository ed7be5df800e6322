"use client";

import type { ReactNode } from "react";
import type { SwitchProps, SwitchSize, SwitchVariant } from "./switch";
import { SwitchBase } from "./switch-base";
import { useSwitchGroup } from "./switch-group-context";

export interface SwitchItemProps extends Omit<SwitchProps, "checked" | "defaultChecked" | "value"> {
  /** What stands in the group's value while it is on, and what a form sends; unique in the group. */
  value: string;
  /** Names the setting and stands beside its switch; a click on it switches. */
  label?: ReactNode;
  /** Height of the track; the group's when left out. */
  size?: SwitchSize;
  /** The colour of the track; that of the group's `error` when left out. */
  variant?: SwitchVariant;
}

/** One setting in a Switch.Group, which holds its state. */
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
