"use client";

import { type ChangeEvent, type ComponentProps, type ReactNode, useId, useMemo, useRef } from "react";
import type { ChoiceGroupProps, ControlProps, FormValueProps, StyleProps } from "../../lib/common-props";
import { knownValue } from "../../lib/known-value";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { type FieldError, FieldGroup, type MatchEvents, useFieldGroup } from "../field";
import { radioGroupRecipe } from "./radio.recipe";
import { RadioGroupContext } from "./radio-group-context";
import { RadioLegend } from "./radio-legend";
import type { RadioAppearance, RadioControlPosition } from "./radio-types";
import { RadioUnnamed } from "./radio-unnamed";
import { useRadioValue } from "./use-radio-value";

type Variants = (typeof radioGroupRecipe)["variants"];

export interface RadioGroupProps
  extends ChoiceGroupProps,
    FormValueProps<string>,
    ControlProps,
    StyleProps,
    Omit<ComponentProps<"fieldset">, "value" | "defaultValue" | "children" | keyof MatchEvents> {
  legend?: string;
  /** The options as Radio.Item in any layout, with Radio.Legend as a direct child. */
  children?: ReactNode;
  /** Whether the options are stacked or side by side. */
  orientation?: keyof Variants["orientation"];
  /** The look of the options. An item's own takes precedence. */
  appearance?: RadioAppearance;
  /**
   * The error message: what is wrong and how to fix it. It is shown below the items, which turn red, and announced.
   * Text shows immediately. An object with `match` shows when browser validation reports that state, such as
   * `valueMissing` with `required`.
   */
  error?: string | FieldError;
  /**
   * Requires a selection before the form can be submitted.
   * @default false
   */
  required?: boolean;
  /**
   * Places the radios before or after their labels. In cards they are always at the end.
   * @default "start"
   */
  controlPosition?: RadioControlPosition;
  /**
   * Called with the new value when the user changes it or resets the form. It is `""` if nothing is selected.
   * @param value The value of the selected item.
   */
  onValueChange?: (value: string) => void;
}

/** A set of options of which one can be selected, with its form value, legend and state. */
export function RadioGroup({
  legend,
  orientation,
  appearance,
  error,
  description,
  value,
  defaultValue,
  required,
  controlPosition,
  name,
  className,
  children,
  onValueChange,
  onChange,
  id,
  ref,
  ...rest
}: RadioGroupProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const mergedRef = useMergedRefs(fieldset, ref);
  const { chosen, handleChange } = useRadioValue({ fieldset, value, defaultValue, onValueChange });
  const field = useFieldGroup({ id, error });
  const madeUp = useId();

  const variant = field.invalid ? ("error" as const) : undefined;
  const shared = name ?? madeUp;
  const position = knownValue("Radio.Group.controlPosition", controlPosition, ["start", "end"]);
  const group = useMemo(
    () => ({ value: chosen, name: shared, required, appearance, controlPosition: position, variant }),
    [chosen, shared, required, appearance, position, variant],
  );

  const slots = radioGroupRecipe({ orientation, appearance });
  return (
    <RadioGroupContext value={group}>
      <FieldGroup
        data-slot="radio-group"
        role="radiogroup"
        aria-required={required || undefined}
        aria-invalid={field.invalid || undefined}
        {...rest}
        ref={mergedRef}
        group={field}
        legend={legend && <RadioLegend>{legend}</RadioLegend>}
        description={description}
        className={slots.base({ className })}
        descriptionClass={slots.description()}
        messageClass={slots.message()}
        onChange={(event: ChangeEvent<HTMLFieldSetElement>) => {
          onChange?.(event);
          handleChange(event);
        }}
      >
        {children}
      </FieldGroup>
      {name === undefined && <RadioUnnamed fieldset={fieldset} name={madeUp} />}
    </RadioGroupContext>
  );
}
