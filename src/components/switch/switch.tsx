"use client";

import { Switch as Base } from "@headlessui/react";
import {
  type ComponentProps,
  Fragment,
  type ReactNode,
  type RefCallback,
  type RefObject,
  use,
  useCallback,
  useImperativeHandle,
  useRef,
} from "react";
import type { InfoButtonLabels } from "../../i18n/labels";
import { honorAriaDisabled, isAriaDisabled } from "../../lib/aria-disabled";
import type { CheckedProps, ControlProps, ControlStyleProps, LabelsProps } from "../../lib/common-props";
import { useOnMount } from "../../lib/dom-state";
import { FieldContext, useFieldAttributes } from "../../lib/field-context";
import { isShown } from "../../lib/is-shown";
import { useCheckedOnReset } from "../../lib/use-checked-on-reset";
import { booleanShape, useControlled } from "../../lib/use-controlled";
import { useEvent } from "../../lib/use-event";
import { useFormReset } from "../../lib/use-form-reset";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { FieldFrame, type FieldTexts, type MatchEvents, useField } from "../field";
import { fieldRecipe } from "../field/field.recipe";
import { switchRecipe } from "./switch.recipe";

/** The look of a switch. */
export type SwitchVariant = keyof (typeof switchRecipe)["variants"]["variant"];

/** The size of a switch. */
export type SwitchSize = keyof (typeof switchRecipe)["variants"]["size"];

type Owned = "type" | "value" | "onChange" | "children" | "role" | "aria-checked";

export interface SwitchProps
  extends CheckedProps,
    ControlProps,
    ControlStyleProps,
    Omit<ComponentProps<"button">, Owned>,
    Pick<ComponentProps<"input">, "onChange">,
    LabelsProps<InfoButtonLabels>,
    Omit<FieldTexts, "labels"> {
  /** The track height and, with `sm`, a smaller text size. */
  size?: SwitchSize;
  /** The validation style. It has no message and sets no ARIA state; when the control itself is invalid, use `error`. */
  variant?: SwitchVariant;
  /** The visible text beside the control, and its accessible name. Clicking it has the same effect as clicking the control. */
  label?: ReactNode;
  /** A hint that everyone needs, below the label. An error replaces it while it shows. */
  description?: ReactNode;
  /**
   * Places the track before its label. `false` places it at the end of the full width, as in lists of settings, where
   * people scan for names first.
   * @default true
   */
  controlFirst?: boolean;
}

/**
 * A toggle that turns one setting on or off immediately. For a choice that is submitted or saved later, use Checkbox.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/switch/ | ARIA switch pattern}
 * @alias toggle, on off
 * @category Input
 * @since 0.1.0
 */
export function Switch(props: SwitchProps) {
  return <SwitchBase kind="switch" {...props} />;
}

interface SwitchBaseProps extends SwitchProps {
  /** The `data-slot` by which a group identifies its items. */
  kind: "switch" | "switch-item";
}

/** The shared part of Switch and Switch.Item: the control, in a built-in field if it has a label or description. */
export function SwitchBase({
  label,
  labelTooltip,
  description,
  error,
  labels,
  controlFirst = true,
  variant,
  size,
  ...rest
}: SwitchBaseProps) {
  const field = useField({ label, labelTooltip, labels, description, error, id: rest.id });
  const isFramed = isShown(label) || isShown(description);
  // A Field around a switch with its own label still shows its messages.
  const around = isFramed ? use(FieldContext) : undefined;
  const attributes = useFieldAttributes(
    {
      id: rest.id,
      "aria-labelledby": rest["aria-labelledby"],
      "aria-describedby":
        [rest["aria-describedby"], around?.describedBy].filter(Boolean).join(" ") || undefined,
      "aria-invalid": rest["aria-invalid"] ?? (field.invalid || around?.invalid || undefined),
    },
    isFramed && field,
  );
  const invalid = attributes["aria-invalid"];
  const slots = switchRecipe({
    variant: invalid && invalid !== "false" ? "error" : variant,
    size,
    last: !controlFirst,
  });
  const control = (
    <SwitchControl
      aria-required={rest.required || undefined}
      {...rest}
      {...attributes}
      slots={slots}
      boxEvents={isFramed ? undefined : field.events}
    />
  );
  if (!isFramed) {
    return (
      <>
        {control}
        {field.watch}
      </>
    );
  }
  return (
    <FieldFrame
      field={field}
      slots={fieldRecipe({ controlFirst })}
      controlFirst={controlFirst}
      className={slots.field()}
    >
      {control}
    </FieldFrame>
  );
}

type Elsewhere =
  | "variant"
  | "size"
  | "label"
  | "labelTooltip"
  | "description"
  | "error"
  | "labels"
  | "controlFirst";

interface SwitchControlProps extends Omit<SwitchProps, Elsewhere> {
  kind: "switch" | "switch-item";
  slots: ReturnType<typeof switchRecipe>;
  /** Validation handlers, set if no built-in field handles these events. */
  boxEvents: MatchEvents | undefined;
}

/**
 * The track: a button that gets its switch behavior from the primitive, and a hidden checkbox. The checkbox
 * takes part in forms: it is submitted, required, validated and disabled by a fieldset. It reports changes to
 * forms and groups by native events.
 */
function SwitchControl({
  kind,
  slots,
  boxEvents,
  checked,
  defaultChecked,
  onValueChange,
  onChange,
  name,
  value,
  form,
  required,
  disabled,
  id,
  tabIndex,
  autoFocus,
  className,
  ref,
  ...rest
}: SwitchControlProps) {
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { isOn, change, set } = useSwitchState({ input, checked, defaultChecked, onValueChange });
  useCheckedOnReset(input, isOn);
  useOnMount(() => {
    const node = input.current;
    // A group keeps its items and its value in agreement.
    if (!node || kind === "switch-item" || node.checked === isOn) return;
    if (checked === undefined) change(node.checked);
    else node.checked = isOn;
  });
  const mergedRef = useMergedRefs(button, useCheckboxRef(input, set));
  // The primitive keeps the first ref, but a form library registers the control again with another one.
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, []);
  // The attributes that the primitive sets on the button itself.
  const own = { id, disabled, tabIndex, autoFocus };

  return (
    <span data-slot={`${kind}-box`} className={slots.box()} {...boxEvents}>
      <Base
        // Renders only the button below, so that the button keeps its own attributes. The primitive doesn't
        // support a field's description, and it treats the attribute value "false" as true.
        as={Fragment}
        checked={isOn}
        onChange={() => input.current?.click()}
        {...own}
      >
        <button
          data-slot={kind}
          {...honorAriaDisabled(rest)}
          aria-disabled={isAriaDisabled(rest) || undefined}
          ref={mergedRef}
          type="button"
          className={slots.base({ className })}
        >
          <span data-slot={`${kind}-thumb`} aria-hidden className={slots.thumb()} />
        </button>
      </Base>
      <input
        data-slot={`${kind}-input`}
        ref={input}
        type="checkbox"
        aria-hidden
        tabIndex={-1}
        name={name}
        value={value}
        form={form}
        required={required}
        disabled={disabled}
        checked={isOn}
        className={slots.input()}
        onChange={(event) => {
          if (!onValueChange) onChange?.(event);
          change(event.currentTarget.checked);
        }}
        // Parents already received the click on the button.
        onClick={(event) => event.stopPropagation()}
        // Validation focuses the invalid input, so the focus moves on to the button.
        onFocus={() => button.current?.focus()}
      />
    </span>
  );
}

interface SwitchStateOptions extends Pick<SwitchProps, "checked" | "defaultChecked" | "onValueChange"> {
  input: RefObject<HTMLInputElement | null>;
}

/** The state of a switch, controlled or uncontrolled. A form reset restores the default. */
function useSwitchState({ input, checked, defaultChecked = false, onValueChange }: SwitchStateOptions) {
  const [isOn, set, restore] = useControlled("Switch.checked", checked, defaultChecked, false, booleanShape);
  const change = (next: boolean) => {
    set(next);
    onValueChange?.(next);
  };
  useFormReset(input, () => {
    const initial = restore();
    if (initial !== undefined && initial !== isOn) onValueChange?.(initial);
  });
  return { isOn, change, set };
}

/**
 * A ref that makes the button a checkbox for form libraries that read and set native controls by their ref, such as
 * react-hook-form's `register()`. The browser doesn't use these properties.
 */
function useCheckboxRef(
  input: RefObject<HTMLInputElement | null>,
  set: (next: boolean) => void,
): RefCallback<HTMLButtonElement> {
  const setLatest = useEvent(set);
  return useCallback(
    (button) => {
      if (!button) return;
      Object.defineProperties(button, {
        type: { configurable: true, value: "checkbox" },
        name: { configurable: true, get: () => input.current?.name ?? "" },
        // The input is mounted after the button.
        checked: {
          configurable: true,
          get: () => input.current?.checked ?? button.ariaChecked === "true",
          set: setLatest,
        },
        defaultChecked: {
          configurable: true,
          get: () => input.current?.defaultChecked ?? button.ariaChecked === "true",
        },
      });
    },
    [input, setLatest],
  );
}
