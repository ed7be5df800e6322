"use client";

import { type ComponentProps, type ReactNode, useMemo } from "react";
import { type ChoiceLegendProps, createChoiceGroup, useCheckedChoices } from "../../lib/choices/choice-group";
import type {
  ChoiceGroupProps,
  ChoiceProps,
  ControlProps,
  FormOwnerProps,
  FormValueProps,
  StyleProps,
} from "../../lib/common-props";
import { FieldGroup, useFieldGroup } from "../field";
import { checkboxGroupRecipe, checkboxLegendRecipe } from "./checkbox.recipe";
import { type CheckboxProps, type CheckboxVariant, renderCheckbox } from "./checkbox-control";

/** The values that a Checkbox.Group provides to its parts. */
interface CheckboxGroupState {
  /** The id of the group's element. */
  id: string;
  checked: ReadonlySet<string>;
  allValues: readonly string[] | undefined;
  controlFirst: boolean;
  name: string | undefined;
  form: string | undefined;
  variant: CheckboxVariant | undefined;
}

const { Provider, useGroup, Legend, names } = createChoiceGroup<CheckboxGroupState>(
  "Checkbox",
  checkboxLegendRecipe,
);
export const useCheckboxGroup = useGroup;

export interface CheckboxGroupProps
  extends ChoiceGroupProps,
    FormValueProps<string[]>,
    ControlProps,
    FormOwnerProps,
    StyleProps,
    Omit<ComponentProps<"fieldset">, "value" | "defaultValue" | "children"> {
  legend?: string;
  /** The options as Checkbox.Item in any layout, with Checkbox.Legend as a direct child. */
  children: ReactNode;
  /** The error message: what is wrong and how to fix it. It is shown below the items, which turn red, and announced. */
  error?: string;
  /** All values that the items have. A `Checkbox parent` in the group needs them, and they put `value` in order. */
  allValues?: string[];
  /**
   * Places the controls before their labels. `false` places them in a column at the end.
   * @default true
   */
  controlFirst?: boolean;
  /**
   * Called with the new value when the user changes it, or a form reset restores the default. It is in the order of `allValues`, or else
   * of the items on the page.
   * @param value The values of the checked items.
   */
  onValueChange?: (value: string[]) => void;
}

/** A set of options that are checked independently, with its form value, legend and state. */
export function CheckboxGroup({
  legend,
  error,
  description,
  value,
  defaultValue,
  allValues,
  controlFirst = true,
  name,
  className,
  children,
  onValueChange,
  id,
  form,
  ...rest
}: CheckboxGroupProps) {
  const choices = useCheckedChoices(names, { value, defaultValue, allValues, onValueChange });
  const { checked } = choices;
  const field = useFieldGroup({ id, error });
  const { id: groupId, variant } = field;
  const group = useMemo(
    () => ({ id: groupId, checked, allValues, controlFirst, name, form, variant }),
    [groupId, checked, allValues, controlFirst, name, form, variant],
  );

  const slots = checkboxGroupRecipe();
  return (
    <Provider value={group}>
      <FieldGroup
        data-slot="checkbox-group"
        form={form}
        {...rest}
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

export interface CheckboxLegendProps extends ChoiceLegendProps {
  /** The question that the items answer. */
  children: ReactNode;
}

/**
 * The legend of a Checkbox.Group without the `legend` prop, for a custom style. It must be a direct child of the group.
 * `className="sr-only"` hides it visually but not from screen readers.
 */
export const CheckboxLegend = Legend;

export interface CheckboxItemProps
  extends ChoiceProps,
    Omit<CheckboxProps, "parent" | "checked" | "defaultChecked" | "indeterminate" | "value"> {
  /** The validation style. Defaults to `error` while the group has an error. */
  variant?: CheckboxVariant;
}

/** One option in a Checkbox.Group. */
export function CheckboxItem({ value, variant, controlFirst, name, form, ...rest }: CheckboxItemProps) {
  const group = useGroup("Checkbox.Item");
  return renderCheckbox(
    {
      ...rest,
      variant: variant ?? group.variant,
      controlFirst: controlFirst ?? group.controlFirst,
      name: name ?? group.name,
      form: form ?? group.form,
      value,
      checked: group.checked.has(value),
    },
    "checkbox-item",
  );
}
