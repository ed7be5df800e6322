"use client";

import { type ComponentProps, type ReactNode, type RefObject, useEffect, useId, useMemo } from "react";
import { type ChoiceLegendProps, createChoiceGroup, useSelectedChoice } from "../../lib/choices/choice-group";
import type {
  ChoiceGroupProps,
  ControlProps,
  FormOwnerProps,
  FormValueProps,
  StyleProps,
} from "../../lib/common-props";
import { knownValue } from "../../lib/known-value";
import { type FieldError, FieldGroup, type MatchEvents, useFieldGroup } from "../field";
import { radioGroupRecipe, type radioItemRecipe, radioLegendRecipe } from "./radio.recipe";

/** The layout of a group's options. */
export type RadioAppearance = keyof (typeof radioGroupRecipe)["variants"]["appearance"];

/** The side of the label that the radio is on. */
export type RadioControlPosition = "start" | "end";

/** The look of a radio. */
export type RadioVariant = keyof (typeof radioItemRecipe)["variants"]["variant"];

/** The values that a Radio.Group provides to its parts. */
interface RadioGroupState {
  /** The selected value, or `""` if none is selected. */
  value: string;
  name: string;
  form: string | undefined;
  required: boolean | undefined;
  appearance: RadioAppearance | undefined;
  controlPosition: RadioControlPosition;
  variant: RadioVariant | undefined;
}

const { Provider, useGroup, Legend, names } = createChoiceGroup<RadioGroupState>("Radio", radioLegendRecipe);
export const useRadioGroup = useGroup;

type Variants = (typeof radioGroupRecipe)["variants"];

export interface RadioGroupProps
  extends ChoiceGroupProps,
    FormValueProps<string>,
    ControlProps,
    FormOwnerProps,
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
   * Called with the new value when the user changes it, or a form reset restores the default. It is `""` if nothing is selected.
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
  id,
  form,
  ...rest
}: RadioGroupProps) {
  const choices = useSelectedChoice(names, { value, defaultValue, onValueChange });
  const { selected } = choices;
  const field = useFieldGroup({ id, error });
  const { variant } = field;
  const generatedName = useId();

  const itemName = name ?? generatedName;
  const position = knownValue("Radio.Group.controlPosition", controlPosition, ["start", "end"]);
  const group = useMemo(
    () => ({
      value: selected,
      name: itemName,
      form,
      required,
      appearance,
      controlPosition: position,
      variant,
    }),
    [selected, itemName, form, required, appearance, position, variant],
  );

  const slots = radioGroupRecipe({ orientation, appearance });
  return (
    <Provider value={group}>
      <FieldGroup
        data-slot="radio-group"
        form={form}
        role="radiogroup"
        aria-required={required || undefined}
        aria-invalid={field.invalid || undefined}
        {...rest}
        group={field}
        choices={choices}
        legend={legend && <Legend>{legend}</Legend>}
        description={description}
        className={slots.base({ className })}
        descriptionClass={slots.description()}
        messageClass={slots.message()}
      >
        {children}
      </FieldGroup>
      {name === undefined && <UnnamedEntry fieldset={choices.fieldset} name={generatedName} />}
    </Provider>
  );
}

export interface RadioLegendProps extends ChoiceLegendProps {
  /** The question that the items answer. */
  children: ReactNode;
}

/**
 * The accessible name of a Radio.Group without a `legend` prop, for custom styling. It must be a direct child of the
 * group. `className="sr-only"` hides it visually but not from screen readers.
 */
export const RadioLegend = Legend;

interface UnnamedEntryProps {
  fieldset: RefObject<HTMLFieldSetElement | null>;
  /** The generated name. */
  name: string;
}

/**
 * Browsers group radios by name, so a group without a name generates one. A value without a name isn't submitted, so
 * the generated entry is removed from the form data.
 */
function UnnamedEntry({ fieldset, name }: UnnamedEntryProps) {
  useEffect(() => {
    // On the root, because the group can move to another form without rendering again.
    const root = fieldset.current?.getRootNode();
    const removeEntry = (event: Event) => {
      if (event.target === fieldset.current?.form) (event as FormDataEvent).formData.delete(name);
    };
    root?.addEventListener("formdata", removeEntry);
    return () => root?.removeEventListener("formdata", removeEntry);
  }, [fieldset, name]);
  return null;
}
