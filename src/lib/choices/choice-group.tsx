"use client";

import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useMemo,
  useRef,
} from "react";
import type { StyleProps } from "../common-props";
import { createStrictContext } from "../create-strict-context";
import { useControlled } from "../use-controlled";
import { useFormReset } from "../use-form-reset";
import { inOrder, sameValues, toggleAll, toggleValue } from "./group-values";

export interface ChoiceLegendProps extends StyleProps, ComponentProps<"legend"> {
  /** The subject of the group. */
  children: ReactNode;
}

/** The names of a group and its items. */
interface ChoiceNames {
  /** The name of the group component. */
  component: string;
  /** A CSS selector of groups. */
  group: string;
  /** A CSS selector of the inputs of items. Their values are the entries of the group's value. */
  item: string;
  /** A CSS selector of the parent checkbox, which checks or unchecks all items. */
  parent: string;
}

/**
 * Creates the context and the legend of Checkbox.Group, Radio.Group or Switch.Group.
 *
 * The context has no callback: changes of the items reach the group as native events. So the context changes only with
 * the state, and items work in any layout and in other components.
 *
 * @param component The name of the component. In lower case, it is at the start of each `data-slot`.
 * @returns `names` is for the hook with the group's value, and `useGroup` takes the name of a part for its error.
 */
export function createChoiceGroup<State extends object>(
  component: string,
  legendRecipe: (props: { className?: string | undefined }) => string,
) {
  const slot = component.toLowerCase();
  const [Provider, useGroup] = createStrictContext<State>(`${component}.Group`);

  // biome-ignore lint/correctness/noComponentHookFactories: called once at module level, so the part is stable.
  function Legend({ className, ...rest }: ChoiceLegendProps) {
    useGroup(`${component}.Legend`);
    return <legend data-slot={`${slot}-legend`} className={legendRecipe({ className })} {...rest} />;
  }

  const names: ChoiceNames = {
    component: `${component}.Group`,
    group: `[data-slot=${slot}-group]`,
    item: `input[data-slot^=${slot}-item]`,
    parent: `[data-slot=${slot}-parent]`,
  };
  return { Provider, useGroup, Legend, names };
}

/** The group's element, and the handler of the change events of all items as they bubble. */
export interface Choices {
  fieldset: RefObject<HTMLFieldSetElement | null>;
  handleChange: (event: SyntheticEvent<HTMLFieldSetElement>) => void;
}

interface ChoiceValue<Value> {
  value: Value | undefined;
  defaultValue: Value | undefined;
  onValueChange: ((value: Value) => void) | undefined;
}

/** The value of a group, controlled or uncontrolled. A form reset restores the initial value. */
function useChoiceValue<Value>(
  { component }: ChoiceNames,
  empty: Value,
  isSame: (a: Value, b: Value) => boolean,
  { value, defaultValue = empty, onValueChange }: ChoiceValue<Value>,
) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [current, setOwn, initial] = useControlled(`${component}.value`, value, defaultValue, empty);
  const change = (next: Value) => {
    if (isSame(next, current)) return;
    setOwn(next);
    onValueChange?.(next);
  };
  useFormReset(fieldset, () => change(initial));
  return { fieldset, current, change };
}

/** The selected value of a Radio.Group. */
export function useSelectedChoice(
  names: ChoiceNames,
  value: ChoiceValue<string>,
): Choices & { selected: string } {
  const { fieldset, current, change } = useChoiceValue(names, "", Object.is, value);
  const handleChange: Choices["handleChange"] = ({ currentTarget, target }) => {
    const radio = target as HTMLInputElement;
    // Other targets may be the caller's inputs, or radios of a nested group.
    if (radio.matches(names.item) && radio.closest(names.group) === currentTarget) change(radio.value);
  };
  return { selected: current, fieldset, handleChange };
}

const none: string[] = [];

/** The checked values of a Checkbox.Group or a Switch.Group. */
export function useCheckedChoices(
  names: ChoiceNames,
  { allValues, ...value }: ChoiceValue<string[]> & { allValues?: string[] | undefined },
): Choices & { checked: ReadonlySet<string> } {
  const { fieldset, current, change } = useChoiceValue(names, none, sameValues, value);
  const checked = useMemo(() => new Set(current), [current]);
  const handleChange: Choices["handleChange"] = ({ currentTarget: group, target }) => {
    const box = target as HTMLInputElement;
    if (box.closest(names.group) !== group) return; // It belongs to a nested group.
    const items = Array.from(group.querySelectorAll<HTMLInputElement>(names.item)).filter(
      (item) => item.closest(names.group) === group,
    );
    const order = allValues ?? items.map((item) => item.value);
    if (box.matches(names.item)) {
      change(inOrder(toggleValue(current, box.value), order));
    } else if (allValues && box.matches(names.parent)) {
      // Read from the DOM, because an item may be disabled by itself or by a fieldset around it.
      const fixed = items
        .filter((item) => item.closest(":disabled, [aria-disabled=true]"))
        .map((item) => item.value);
      const changeable = allValues.filter((each) => !fixed.includes(each));
      change(inOrder(toggleAll(current, changeable), order));
    }
  };
  return { checked, fieldset, handleChange };
}
