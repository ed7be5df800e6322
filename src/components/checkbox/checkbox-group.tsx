"use client";

import { type ChangeEvent, type ComponentProps, type ReactNode, useMemo, useRef } from "react";
import { useGroupValue } from "../../lib/choices/use-group-value";
import type {
  ChoiceGroupProps,
  ChoiceProps,
  ControlProps,
  FormValueProps,
  StyleProps,
} from "../../lib/common-props";
import { createStrictContext } from "../../lib/create-strict-context";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { FieldGroup, useFieldGroup } from "../field";
import { checkboxGroupRecipe, checkboxLegendRecipe } from "./checkbox.recipe";
import { type CheckboxProps, type CheckboxVariant, drawCheckbox } from "./checkbox-control";

/**
 * The values that a Checkbox.Group provides to its parts. Changes reach it as events, so the context has no callback.
 */
interface CheckboxGroupState {
  /** The id of the group's element. */
  id: string;
  checked: ReadonlySet<string>;
  allValues: readonly string[] | undefined;
  controlFirst: boolean;
  name: string | undefined;
  variant: CheckboxVariant | undefined;
}

export const [CheckboxGroupContext, useCheckboxGroup] =
  createStrictContext<CheckboxGroupState>("Checkbox.Group");

export interface CheckboxGroupProps
  extends ChoiceGroupProps,
    FormValueProps<string[]>,
    ControlProps,
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
   * Called with the new value when the user changes it or resets the form. It is in the order of `allValues`, or else
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
  onChange,
  id,
  ref,
  ...rest
}: CheckboxGroupProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const mergedRef = useMergedRefs(fieldset, ref);
  const state = useGroupValue({ fieldset, parts, value, defaultValue, allValues, onValueChange });
  const { checked } = state;

  const field = useFieldGroup({ id, error });
  const { id: groupId, invalid } = field;
  const group = useMemo(
    () => ({
      id: groupId,
      checked,
      allValues,
      controlFirst,
      name,
      variant: invalid ? ("error" as const) : undefined,
    }),
    [groupId, checked, allValues, controlFirst, name, invalid],
  );

  const slots = checkboxGroupRecipe();
  return (
    <CheckboxGroupContext value={group}>
      <FieldGroup
        data-slot="checkbox-group"
        {...rest}
        ref={mergedRef}
        group={field}
        legend={legend && <CheckboxLegend>{legend}</CheckboxLegend>}
        description={description}
        className={slots.base({ className })}
        descriptionClass={slots.description()}
        onChange={(event: ChangeEvent<HTMLFieldSetElement>) => {
          onChange?.(event);
          state.handleChange(event);
        }}
      >
        {children}
      </FieldGroup>
    </CheckboxGroupContext>
  );
}

const parts = {
  name: "Checkbox.Group",
  group: "[data-slot=checkbox-group]",
  item: "[data-slot=checkbox-item]",
  parent: "[data-slot=checkbox-parent]",
};

export interface CheckboxLegendProps extends StyleProps, ComponentProps<"legend"> {
  /** The question that the items answer. */
  children: ReactNode;
}

/**
 * The legend of a Checkbox.Group without the `legend` prop, for a custom style. It must be a direct child of the group.
 * `className="sr-only"` hides it visually but not from screen readers.
 */
export function CheckboxLegend({ className, ...rest }: CheckboxLegendProps) {
  useCheckboxGroup("Checkbox.Legend");
  return <legend data-slot="checkbox-legend" className={checkboxLegendRecipe({ className })} {...rest} />;
}

export interface CheckboxItemProps
  extends ChoiceProps,
    Omit<CheckboxProps, "parent" | "checked" | "defaultChecked" | "indeterminate" | "value"> {
  /** The validation style. Defaults to `error` while the group has an error. */
  variant?: CheckboxVariant;
}

/** One option in a Checkbox.Group. */
export function CheckboxItem({ value, variant, controlFirst, name, ...rest }: CheckboxItemProps) {
  const group = useCheckboxGroup("Checkbox.Item");
  return drawCheckbox(
    {
      ...rest,
      variant: variant ?? group.variant,
      controlFirst: controlFirst ?? group.controlFirst,
      name: name ?? group.name,
      value,
      checked: group.checked.has(value),
    },
    "checkbox-item",
  );
}
