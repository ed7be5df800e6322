"use client";

import {
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
} from "react";
import type { ChoiceGroupProps, ControlProps, FormValueProps, StyleProps } from "../../lib/common-props";
import { createStrictContext } from "../../lib/create-strict-context";
import { knownValue } from "../../lib/known-value";
import { useControlled } from "../../lib/use-controlled";
import { useFormReset } from "../../lib/use-form-reset";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { type FieldError, FieldGroup, type MatchEvents, useFieldGroup } from "../field";
import { radioGroupRecipe, type radioItemRecipe, radioLegendRecipe } from "./radio.recipe";

/** The layout of a group's options. */
export type RadioAppearance = keyof (typeof radioGroupRecipe)["variants"]["appearance"];

/** The side of the label that the radio is on. */
export type RadioControlPosition = "start" | "end";

/** The look of a radio. */
export type RadioVariant = keyof (typeof radioItemRecipe)["variants"]["variant"];

/**
 * The values that a Radio.Group provides to its parts. Changes reach the group as events, so the context has
 * no callback.
 */
interface RadioGroupState {
  /** The selected value, or `""` if none is selected. */
  value: string;
  name: string;
  required: boolean | undefined;
  appearance: RadioAppearance | undefined;
  controlPosition: RadioControlPosition;
  variant: RadioVariant | undefined;
}

export const [RadioGroupContext, useRadioGroup] = createStrictContext<RadioGroupState>("Radio.Group");

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

export interface RadioLegendProps extends StyleProps, ComponentProps<"legend"> {
  /** The question that the items answer. */
  children: ReactNode;
}

/**
 * The accessible name of a Radio.Group without a `legend` prop, for custom styling. It must be a direct child of the
 * group. `className="sr-only"` hides it visually but not from screen readers.
 */
export function RadioLegend({ className, ...rest }: RadioLegendProps) {
  useRadioGroup("Radio.Legend");
  return <legend data-slot="radio-legend" className={radioLegendRecipe({ className })} {...rest} />;
}

interface RadioValueOptions {
  value: string | undefined;
  defaultValue: string | undefined;
  onValueChange: ((value: string) => void) | undefined;
  fieldset: RefObject<HTMLFieldSetElement | null>;
}

/** Returns the value of a group: the controlled value, or its own when uncontrolled. */
function useRadioValue({ fieldset, value, defaultValue = "", onValueChange }: RadioValueOptions) {
  const [chosen, setOwn, first] = useControlled("Radio.Group.value", value, defaultValue, "");

  const change = (next: string) => {
    if (next === chosen) return;
    setOwn(next);
    onValueChange?.(next);
  };
  useFormReset(fieldset, () => change(first));

  /** Handles the change events of all items as they bubble, so that no item needs a callback. */
  const handleChange = ({ currentTarget, target }: SyntheticEvent<HTMLFieldSetElement>) => {
    const radio = target as HTMLInputElement;
    // Other targets may be the caller's inputs, or radios of a nested group.
    if (radio.matches(ITEM) && radio.closest(GROUP) === currentTarget) change(radio.value);
  };

  return { chosen, handleChange };
}

const GROUP = "[data-slot=radio-group]";
const ITEM = "[data-slot=radio-item]";

interface RadioUnnamedProps {
  fieldset: RefObject<HTMLFieldSetElement | null>;
  /** The generated name. */
  name: string;
}

/**
 * Browsers group radios by name, so a group without a name generates one. A value without a name isn't submitted, so
 * the generated entry is removed from the form data.
 */
function RadioUnnamed({ fieldset, name }: RadioUnnamedProps) {
  useEffect(() => {
    // On the root, because the group can move to another form without rendering again.
    const root = fieldset.current?.getRootNode();
    const leaveOut = (event: Event) => {
      if (event.target === fieldset.current?.form) (event as FormDataEvent).formData.delete(name);
    };
    root?.addEventListener("formdata", leaveOut);
    return () => root?.removeEventListener("formdata", leaveOut);
  }, [fieldset, name]);
  return null;
}
