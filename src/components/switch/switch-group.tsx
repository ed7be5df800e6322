"use client";

import { type ComponentProps, type ReactNode, useMemo } from "react";
import { ignoreAction, isAriaDisabled } from "../../lib/aria-disabled";
import { type ChoiceLegendProps, createChoiceGroup, useCheckedChoices } from "../../lib/choices/choice-group";
import type {
  ChoiceGroupProps,
  ChoiceProps,
  ControlProps,
  FormOwnerProps,
  FormValueProps,
  StyleProps,
} from "../../lib/common-props";
import { type FieldError, FieldGroup, useFieldGroup } from "../field";
import { SwitchBase, type SwitchProps, type SwitchSize, type SwitchVariant } from "./switch";
import { switchGroupRecipe, switchLegendRecipe } from "./switch.recipe";

/** The values that a Switch.Group provides to its parts. */
interface SwitchGroupState {
  checked: ReadonlySet<string>;
  controlFirst: boolean;
  size: SwitchSize | undefined;
  name: string | undefined;
  form: string | undefined;
  variant: SwitchVariant | undefined;
}

const { Provider, useGroup, Legend, names } = createChoiceGroup<SwitchGroupState>(
  "Switch",
  switchLegendRecipe,
);

export interface SwitchGroupProps
  extends ChoiceGroupProps,
    FormValueProps<string[]>,
    ControlProps,
    FormOwnerProps,
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
   * Called with the new value, in item order, when the user changes it, or a form reset restores the default.
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
  id,
  form,
  ...rest
}: SwitchGroupProps) {
  const choices = useCheckedChoices(names, { value, defaultValue, onValueChange });
  const { checked } = choices;
  const field = useFieldGroup({ id, error });
  const { variant } = field;
  const group = useMemo(
    () => ({ checked, controlFirst, size, name, form, variant }),
    [checked, controlFirst, size, name, form, variant],
  );

  const slots = switchGroupRecipe({ last: !controlFirst });
  return (
    <Provider value={group}>
      <FieldGroup
        data-slot="switch-group"
        form={form}
        {...rest}
        // The primitive submits the form when Enter is released.
        {...(isAriaDisabled(rest) && { onKeyUpCapture: ignoreAction })}
        group={field}
        choices={choices}
        legend={legend && <Legend>{legend}</Legend>}
        description={description}
        className={slots.base({ className })}
        descriptionClass={slots.description()}
      >
        {children}
      </FieldGroup>
    </Provider>
  );
}

export interface SwitchLegendProps extends ChoiceLegendProps {
  /** The topic of the settings. */
  children: ReactNode;
}

/**
 * The accessible name of a Switch.Group without a `legend` prop, for custom styling. It must be a direct child of the
 * group. `className="sr-only"` hides it visually but not from screen readers.
 */
export const SwitchLegend = Legend;

export interface SwitchItemProps
  extends ChoiceProps,
    Omit<SwitchProps, "checked" | "defaultChecked" | "value"> {
  /** The track height. Defaults to the group's. */
  size?: SwitchSize;
  /** The validation style. Defaults to `error` while the group has an error. */
  variant?: SwitchVariant;
}

/** One setting in a Switch.Group. */
export function SwitchItem({ value, variant, size, controlFirst, name, form, ...rest }: SwitchItemProps) {
  const group = useGroup("Switch.Item");
  return (
    <SwitchBase
      {...rest}
      kind="switch-item"
      variant={variant ?? group.variant}
      size={size ?? group.size}
      controlFirst={controlFirst ?? group.controlFirst}
      name={name ?? group.name}
      form={form ?? group.form}
      value={value}
      checked={group.checked.has(value)}
    />
  );
}
