"use client";

import { type ChangeEvent, type ComponentProps, type ReactNode, useMemo, useRef } from "react";
import { ignoreAction, isAriaDisabled } from "../../lib/aria-disabled";
import { useGroupValue } from "../../lib/choices/use-group-value";
import type { ChoiceGroupProps, ControlProps, FormValueProps, StyleProps } from "../../lib/common-props";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { type FieldError, FieldGroup, useFieldGroup } from "../field";
import { switchGroupRecipe } from "./switch.recipe";
import { SwitchGroupContext } from "./switch-group-context";
import { SwitchLegend } from "./switch-legend";
import type { SwitchSize } from "./switch-types";

export interface SwitchGroupProps
  extends ChoiceGroupProps,
    FormValueProps<string[]>,
    ControlProps,
    StyleProps,
    Omit<ComponentProps<"fieldset">, "value" | "defaultValue" | "children"> {
  /** The settings as Switch.Item in any layout, with Switch.Legend as a direct child. */
  children: ReactNode;
  /**
   * The error message: what is wrong and how to fix it. It is shown below the items, which turn red, and announced. With
   * `match` it shows when browser validation finds a required item off.
   */
  error?: string | FieldError;
  /** The track height of all items. */
  size?: SwitchSize;
  /**
   * Places the controls before their labels. `false` places them in a column at the end.
   * @default true
   */
  controlFirst?: boolean;
  /**
   * Called with the new value, in item order, when the user changes it or resets the form.
   * @param value The values of the items that are on.
   */
  onValueChange?: (value: string[]) => void;
}

/** A set of related settings that turn on or off independently, with its form value, legend and state. */
export function SwitchGroup({
  legend,
  error,
  description,
  value,
  defaultValue,
  size,
  controlFirst = true,
  name,
  className,
  children,
  onValueChange,
  onChange,
  id,
  ref,
  ...rest
}: SwitchGroupProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const mergedRef = useMergedRefs(fieldset, ref);
  const { checked, handleChange } = useGroupValue({ fieldset, parts, value, defaultValue, onValueChange });
  const field = useFieldGroup({ id, error });
  const variant = field.invalid ? ("error" as const) : undefined;
  const group = useMemo(
    () => ({ checked, controlFirst, size, name, variant }),
    [checked, controlFirst, size, name, variant],
  );

  const slots = switchGroupRecipe({ last: !controlFirst });
  return (
    <SwitchGroupContext value={group}>
      <FieldGroup
        data-slot="switch-group"
        {...rest}
        // The primitive submits the form when Enter is released.
        {...(isAriaDisabled(rest) && { onKeyUpCapture: ignoreAction })}
        ref={mergedRef}
        group={field}
        legend={legend && <SwitchLegend>{legend}</SwitchLegend>}
        description={description}
        className={slots.base({ className })}
        descriptionClass={slots.description()}
        onChange={(event: ChangeEvent<HTMLFieldSetElement>) => {
          onChange?.(event);
          handleChange(event);
        }}
      >
        {children}
      </FieldGroup>
    </SwitchGroupContext>
  );
}

const parts = {
  name: "Switch.Group",
  group: "[data-slot=switch-group]",
  item: "[data-slot=switch-item-input]",
};
