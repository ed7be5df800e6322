"use client";

import {
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { CheckedProps, ControlProps, ControlStyleProps } from "../../lib/common-props";
import { NativeState } from "../../lib/dom-state";
import { useFieldAttributes } from "../../lib/field-context";
import { isShown } from "../../lib/is-shown";
import { useCheckedOnReset } from "../../lib/use-checked-on-reset";
import { useNativeValue } from "../../lib/use-controlled";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { InfoButton } from "../field";
import { checkboxFieldRecipe, checkboxRecipe } from "./checkbox.recipe";

/** The validation style of a checkbox. */
export type CheckboxVariant = keyof (typeof checkboxRecipe)["variants"]["variant"];

export interface CheckboxProps
  extends CheckedProps,
    ControlProps,
    ControlStyleProps,
    Omit<ComponentProps<"input">, "type" | "size" | "value" | "children"> {
  /** The validation style. It has no message and sets no ARIA state. */
  variant?: CheckboxVariant;
  /** The visible text beside the control, and its accessible name. Clicking it has the same effect as clicking the control. */
  label?: ReactNode;
  /** Help that not everyone needs. An info button beside the label shows it. */
  labelTooltip?: ReactNode;
  /**
   * Places the control before its label. `false` suits lists of settings, where people scan the labels first.
   * @default true
   */
  controlFirst?: boolean;
  /**
   * Shows a minus instead of a check, for a partial selection. It stays until this prop changes. Clicking it and
   * submitting it work as without it.
   * @default false
   */
  indeterminate?: boolean;
  /**
   * Represents all items of the Checkbox.Group around it, which requires `allValues`. It is checked if all are, and mixed
   * if some are. Clicking it checks or unchecks all items that aren't disabled.
   * @default false
   */
  parent?: boolean;
}

/**
 * Renders a box with or without a label, for Checkbox, Checkbox.Item and the parent checkbox. It is a
 * function, not a component: it needs no hooks, and an extra component layer would slow down a table with 500
 * checkboxes.
 *
 * @param slot The `data-slot` of the box. A group finds its items by it.
 */
export function renderCheckbox(
  { label, labelTooltip, controlFirst, ...rest }: Omit<CheckboxProps, "parent">,
  slot: "checkbox" | "checkbox-item" | "checkbox-parent",
) {
  const control = { ...rest, "data-slot": slot };
  if (!isShown(label)) return <CheckboxControl {...control} />;
  const Field = isShown(labelTooltip) ? CheckboxTooltipField : CheckboxField;
  return <Field label={label} labelTooltip={labelTooltip} controlFirst={controlFirst} control={control} />;
}

interface CheckboxFieldProps extends Pick<CheckboxProps, "label" | "labelTooltip" | "controlFirst"> {
  /** The props of the box. */
  control: CheckboxControlProps;
}

const slots = checkboxFieldRecipe();
const row = { first: `${slots.row()} ${slots.first()}`, last: `${slots.row()} ${slots.last()}` };
const labelClass = slots.label();
const reachingLabelClass = `${labelClass} ${slots.reach()}`;
const headClass = slots.head();

/** A box and the label around it. The box needs no id, and a click on the gap between them toggles it. */
function CheckboxField({ label, controlFirst = true, control }: CheckboxFieldProps) {
  const text = (
    <span data-slot="checkbox-label" className={labelClass}>
      {label}
    </span>
  );
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control within is a component
    <label data-slot="checkbox-field" className={controlFirst ? row.first : row.last}>
      {!controlFirst && text}
      <CheckboxControl {...control} />
      {controlFirst && text}
    </label>
  );
}

/**
 * Like CheckboxField, with an info button. The button is outside the label, because it has its own name and
 * its own click handler.
 */
function CheckboxTooltipField({ label, labelTooltip, controlFirst = true, control }: CheckboxFieldProps) {
  const own = useId();
  const id = control.id ?? own;
  const labelId = `${own}label`;
  // In a Field that also has a label, this label names the box.
  const box = <CheckboxControl aria-labelledby={labelId} {...control} id={id} />;
  return (
    <div data-slot="checkbox-field" className={controlFirst ? row.first : row.last}>
      {controlFirst && box}
      <div data-slot="checkbox-head" className={headClass}>
        <label
          data-slot="checkbox-label"
          id={labelId}
          htmlFor={id}
          className={controlFirst ? reachingLabelClass : labelClass}
        >
          {label}
        </label>
        <InfoButton labelId={labelId}>{labelTooltip}</InfoButton>
      </div>
      {!controlFirst && box}
    </div>
  );
}

interface CheckboxControlProps
  extends Omit<CheckboxProps, "parent" | "label" | "labelTooltip" | "controlFirst"> {
  "data-slot": string;
}

/** The native checkbox. Features that need an effect are separate components, which are rendered only if needed. */
function CheckboxControl({
  variant,
  indeterminate,
  onValueChange,
  onChange,
  className,
  ref,
  ...own
}: CheckboxControlProps) {
  const rest = honorAriaDisabled(own);
  const control = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(control, ref);
  const field = useFieldAttributes(rest);
  const checked = useNativeValue("Checkbox.checked", rest.checked, false);
  const ownVariant = isTrue(field["aria-invalid"]) ? "error" : variant;

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const node = event.currentTarget;
    // Read before the callbacks: when the caller renders again, React resets a controlled checkbox.
    const isChecked = node.checked;
    // The browser clears the mixed state on a click. It is restored, because only the prop may end it.
    if (indeterminate) node.indeterminate = true;
    onChange?.(event);
    onValueChange?.(isChecked);
  };

  return (
    <>
      <input
        {...rest}
        {...field}
        checked={checked}
        ref={mergedRef}
        type="checkbox"
        className={checkboxRecipe({ variant: ownVariant, className })}
        onChange={handleChange}
      />
      {(checked ?? indeterminate) !== undefined && (
        <CheckboxMirror control={control} checked={checked} indeterminate={indeterminate} />
      )}
      {/* A group keeps its items and its value in agreement. */}
      {(onValueChange || checked !== undefined) && rest["data-slot"] !== "checkbox-item" && (
        <NativeState control={control} value={checked} onValueChange={onValueChange} />
      )}
    </>
  );
}

/** Whether an ARIA attribute is set and not false. Its value can be a boolean or text such as `false`. */
function isTrue(aria: CheckboxProps["aria-invalid"]): boolean {
  return aria !== undefined && aria !== false && aria !== "false";
}

type Control = RefObject<HTMLInputElement | null>;

interface CheckboxMirrorProps {
  control: Control;
  checked: boolean | undefined;
  indeterminate: boolean | undefined;
}

/** Sets DOM state that React has no prop for: the mixed state, and the state that a form reset restores. */
function CheckboxMirror({ control, checked, indeterminate }: CheckboxMirrorProps) {
  useLayoutEffect(() => {
    const node = control.current;
    if (!node || indeterminate === undefined) return;
    node.indeterminate = indeterminate;
    return () => {
      node.indeterminate = false;
    };
  }, [control, indeterminate]);
  useCheckedOnReset(control, checked);
  return null;
}
