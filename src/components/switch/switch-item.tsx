"use client";

import type { ChoiceProps } from "../../lib/common-props";
import { SwitchBase } from "./switch-base";
import { useSwitchGroup } from "./switch-group-context";
import type { SwitchProps, SwitchSize, SwitchVariant } from "./switch-types";

export interface SwitchItemProps
  extends ChoiceProps,
    Omit<SwitchProps, "checked" | "defaultChecked" | "value"> {
  /** The track height. Defaults to the group's. */
  size?: SwitchSize;
  /** The validation style. Defaults to `error` while the group has an error. */
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
