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
import { useOnMount } from "../dom-state";
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
  /** The caller's handler, if there is one. */
  onValueChange: unknown;
  handleChange: (event: SyntheticEvent<HTMLFieldSetElement>) => void;
}

interface ChoiceValue<Value> {
  value: Value | undefined;
  defaultValue: Value | undefined;
  onValueChange: ((value: Value) => void) | undefined;
}

/**
 * The value of a group, controlled or uncontrolled. A form reset restores the default.
 *
 * @param read The value that the inputs of the items show.
 */
function useChoiceValue<Value>(
  { component, group, item }: ChoiceNames,
  empty: Value,
  isSame: (a: Value, b: Value) => boolean,
  { value, defaultValue = empty, onValueChange }: ChoiceValue<Value>,
  read: (items: HTMLInputElement[], current: Value) => Value,
) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [current, setOwn, restore] = useControlled(`${component}.value`, value, defaultValue, empty);
  const change = (next: Value) => {
    if (isSame(next, current)) return;
    setOwn(next);
    onValueChange?.(next);
  };
  useFormReset(fieldset, () => {
    const initial = restore();
    if (initial !== undefined && !isSame(initial, current)) onValueChange?.(initial);
  });
  /** The inputs of the items, without those of a nested group. */
  const findItems = () =>
    [...(fieldset.current?.querySelectorAll<HTMLInputElement>(item) ?? [])].filter(
      (each) => each.closest(group) === fieldset.current,
    );
  useOnMount(() => {
    const items = findItems();
    // React keeps what it rendered as the default.
    if (items.every(({ checked, defaultChecked }) => checked === defaultChecked)) return;
    if (value === undefined) change(read(items, current));
    else for (const each of items) each.checked = each.defaultChecked;
  });
  return { fieldset, findItems, current, change, onValueChange };
}

/** The selected value of a Radio.Group. */
export function useSelectedChoice(
  names: ChoiceNames,
  value: ChoiceValue<string>,
): Choices & { selected: string } {
  const { current, change, ...group } = useChoiceValue(
    names,
    "",
    Object.is,
    value,
    (items) => items.find((each) => each.checked)?.value ?? "",
  );
  const handleChange: Choices["handleChange"] = ({ currentTarget, target }) => {
    const radio = target as HTMLInputElement;
    // Other targets may be the caller's inputs, or radios of a nested group.
    if (radio.matches(names.item) && radio.closest(names.group) === currentTarget) change(radio.value);
  };
  return { ...group, selected: current, handleChange };
}

const none: string[] = [];

/** The checked values of a Checkbox.Group or a Switch.Group. */
export function useCheckedChoices(
  names: ChoiceNames,
  { allValues, ...value }: ChoiceValue<string[]> & { allValues?: string[] | undefined },
): Choices & { checked: ReadonlySet<string> } {
  const { current, change, findItems, ...choices } = useChoiceValue(
    names,
    none,
    sameValues,
    value,
    (items, known) =>
      items.reduce(
        (values, each) =>
          values.includes(each.value) === each.checked ? values : toggleValue(values, each.value),
        known,
      ),
  );
  const checked = useMemo(() => new Set(current), [current]);
  const handleChange: Choices["handleChange"] = ({ currentTarget: group, target }) => {
    const box = target as HTMLInputElement;
    if (box.closest(names.group) !== group) return; // It belongs to a nested group.
    const items = findItems();
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
  return { ...choices, checked, handleChange };
}
