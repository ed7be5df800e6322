"use client";

import {
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
  use,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
} from "react";
import { FieldContext, FieldFrame, isShown, useField } from "../field";
import { checkboxGroupRecipe } from "./checkbox.recipe";
import { CheckboxGroupContext } from "./checkbox-group-context";
import { CheckboxLegend } from "./checkbox-legend";
import { useGroupValue } from "./use-group-value";

export interface CheckboxGroupProps
  extends Omit<ComponentProps<"fieldset">, "value" | "defaultValue" | "children"> {
  /** Names the group: the question that the choices answer. Leave it out to style the words by Checkbox.Legend. */
  legend?: string;
  /** The choices: Checkbox.Item, in any layout, and Checkbox.Legend as a direct child. */
  children: ReactNode;
  /** What is wrong with the choice and how to mend it: shown under the items, which turn red, and announced. */
  error?: string;
  /** A hint under the legend that everyone needs to choose. It stays while an error shows. */
  description?: ReactNode;
  /** The values that are checked, when the state is yours: it then changes only if `onValueChange` changes it. */
  value?: string[];
  /** The values that are checked at first and after a reset of the form, when the state is the group's own. */
  defaultValue?: string[];
  /** All values that the items have. A `Checkbox parent` in the group needs them, and they put `value` in order. */
  allValues?: string[];
  /**
   * Takes all items out of use and out of what the form sends.
   * @default false
   */
  disabled?: boolean;
  /**
   * Puts the boxes before their labels. `false` puts them in a column after the labels.
   * @default true
   */
  controlFirst?: boolean;
  /** The name under which a form sends the value of each checked item. */
  name?: string;
  /** Extra CSS classes; they win over its own. */
  className?: string;
  /**
   * Called with all checked values when someone changes an item or resets the form. They come in the order of
   * `allValues`, or else of the items on the page.
   */
  onValueChange?: (value: string[]) => void;
}

/** Several choices about one question, any number of which may be checked. Form, legend and state in one. */
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
  useImperativeHandle(ref, () => fieldset.current as HTMLFieldSetElement, []);
  const state = useGroupValue({ fieldset, value, defaultValue, allValues, onValueChange });
  const { checked } = state;

  const outer = use(FieldContext);
  const own = useId();
  const groupId = id ?? outer?.id ?? own;
  const message = useField({ error });
  const { invalid } = message;
  const descriptionId = `${own}description`;
  // Unlike a field's, the description stays beside the error: it often says how to mend it.
  const describedBy = [
    rest["aria-describedby"],
    isShown(description) && descriptionId,
    message.describedBy,
    outer?.describedBy,
  ];

  const group = useMemo(
    () => ({
      id: groupId,
      checked,
      allValues,
      controlFirst,
      name,
      variant: invalid || outer?.invalid ? ("error" as const) : undefined,
    }),
    [groupId, checked, allValues, controlFirst, name, invalid, outer?.invalid],
  );

  const slots = checkboxGroupRecipe();
  return (
    <fieldset
      data-slot="checkbox-group"
      className={slots.base({ className })}
      aria-labelledby={legend ? undefined : outer?.labelId}
      {...rest}
      aria-describedby={describedBy.filter(Boolean).join(" ") || undefined}
      id={groupId}
      ref={fieldset}
      onChange={(event: ChangeEvent<HTMLFieldSetElement>) => {
        onChange?.(event);
        state.handleChange(event);
      }}
    >
      <CheckboxGroupContext value={group}>
        {legend && <CheckboxLegend>{legend}</CheckboxLegend>}
        {isShown(description) && (
          <div data-slot="checkbox-group-description" id={descriptionId} className={slots.description()}>
            {description}
          </div>
        )}
        {/* The field around is the group's; the items must not take its id and description for theirs. */}
        <FieldContext value={null}>{children}</FieldContext>
      </CheckboxGroupContext>
      {/* Empty it takes no gap. */}
      <FieldFrame field={message} className={invalid ? undefined : "k:absolute"} />
    </fieldset>
  );
}
