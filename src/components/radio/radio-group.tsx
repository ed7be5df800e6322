"use client";

import {
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
} from "react";
import { knownValue } from "../../lib/known-value";
import { type FieldError, FieldGroup, type MatchEvents, useFieldGroup } from "../field";
import { radioGroupRecipe } from "./radio.recipe";
import { RadioGroupContext } from "./radio-group-context";
import { RadioLegend } from "./radio-legend";
import { RadioUnnamed } from "./radio-unnamed";
import { useRadioValue } from "./use-radio-value";

type Variants = (typeof radioGroupRecipe)["variants"];

/** How the choices of a group look. */
export type RadioAppearance = keyof Variants["appearance"];

/** On which side of its label a radio stands. */
export type RadioControlPosition = "start" | "end";

export interface RadioGroupProps
  extends Omit<ComponentProps<"fieldset">, "value" | "defaultValue" | "children" | keyof MatchEvents> {
  /** Names the group: the question that the choices answer. Leave it out to style the words by Radio.Legend. */
  legend?: string;
  /** The choices: Radio.Item, in any layout, and Radio.Legend as a direct child. */
  children?: ReactNode;
  /** Whether the choices stand below or beside each other. */
  orientation?: keyof Variants["orientation"];
  /** How the choices look; an item's own goes before it. */
  appearance?: RadioAppearance;
  /**
   * What is wrong with the choice and how to mend it: shown under the items, which turn red, and announced. A text
   * shows at once; an object with `match` shows when the browser's validation finds the group in that state, as
   * `valueMissing` with `required`.
   */
  error?: string | FieldError;
  /** A hint under the legend that everyone needs to choose. It stays while an error shows. */
  description?: ReactNode;
  /**
   * The chosen value, when the state is yours: it then changes only if `onValueChange` changes it. `""` while none is
   * chosen.
   */
  value?: string;
  /** The value that is chosen at first and after a reset of the form, when the state is the group's own. */
  defaultValue?: string;
  /**
   * Takes all items out of use and out of what the form sends.
   * @default false
   */
  disabled?: boolean;
  /**
   * Keeps the form from being sent until one is chosen.
   * @default false
   */
  required?: boolean;
  /**
   * Puts the radios before or after their labels. In cards they always stand at the end.
   * @default "start"
   */
  controlPosition?: RadioControlPosition;
  /** The name under which a form sends the chosen value. Without one it is not sent. */
  name?: string;
  /** Extra CSS classes; they win over its own. */
  className?: string;
  /** Called with the chosen value when someone chooses or resets the form; with `""` if nothing is chosen after that. */
  onValueChange?: (value: string) => void;
}

/** Choices about one question, of which one can be chosen. Form, legend and state in one. */
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
  useImperativeHandle(ref, () => fieldset.current as HTMLFieldSetElement, []);
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
        ref={fieldset}
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
