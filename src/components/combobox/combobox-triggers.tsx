"use client";

import { Combobox as Base } from "@base-ui/react/combobox";
import { type ComponentProps, Fragment, type ReactNode, useId } from "react";
import type { Texts } from "../../i18n/labels-provider";
import { ChevronDownIcon, XIcon } from "../../icons/icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import { endComposition, ignoreInFieldset, keepOnEscape, pickerEvents } from "../../lib/base-ui";
import type { ButtonPartProps } from "../../lib/button-part";
import type { StyleProps } from "../../lib/common-props";
import { focusCombobox } from "../../lib/focus-part";
import { itemKeys, itemLabel } from "../../lib/picker/items";
import { useMergedRefs } from "../../lib/use-merged-refs";
import { useCombobox } from "./combobox";
import { comboboxIconRecipe, comboboxRecipe, comboboxTriggerRecipe } from "./combobox.recipe";

export interface ComboboxTriggerInputProps
  extends StyleProps,
    Omit<ComponentProps<"input">, "size" | "value" | "defaultValue"> {
  /** An example of a search, shown while nothing is selected. */
  placeholder?: string;
}

/**
 * The control as an input, which filters the list and shows the label of the selected item. Text that matches no item
 * is discarded when the list closes.
 *
 * @baseComponent Combobox.Input
 */
export function ComboboxTriggerInput({ className, onKeyDown, ref, ...own }: ComboboxTriggerInputProps) {
  const { size, control, labels } = useCombobox("Combobox.TriggerInput");
  const rest = honorAriaDisabled({ ...control, ...own }, { ...pickerEvents, readOnly: true });
  const slots = comboboxRecipe({ size });
  return (
    <div data-slot="combobox-box" className={slots.box()}>
      <Base.Input
        data-slot="combobox-trigger-input"
        className={slots.input({ className })}
        {...rest}
        ref={useMergedRefs(ref, endComposition)}
        onKeyDown={keepOnEscape(onKeyDown)}
      />
      <ComboboxEndButtons slots={slots} labels={labels} control={rest} />
    </div>
  );
}

export interface ComboboxTriggerValueProps extends StyleProps, ComponentProps<"button"> {
  /** The text shown while nothing is selected. */
  placeholder?: ReactNode;
  /** Content to show instead of the selected item's label, usually Combobox.Value with a function. */
  children?: ReactNode;
}

/**
 * The control as a button that shows the selection, for lists that people rarely search. Put Combobox.Input into the
 * popup.
 *
 * @baseComponent Combobox.Trigger
 */
export function ComboboxTriggerValue({
  placeholder,
  className,
  children,
  ...rest
}: ComboboxTriggerValueProps) {
  const { size, control } = useCombobox("Combobox.TriggerValue");
  const slots = comboboxRecipe({ size });
  return (
    <Base.Trigger
      data-slot="combobox-trigger-value"
      className={slots.value({ className })}
      {...honorAriaDisabled({ ...control, ...rest }, pickerEvents)}
    >
      <span data-slot="combobox-value-text" className={slots.valueText()}>
        {children ?? <Base.Value placeholder={placeholder} />}
      </span>
      <ChevronDownIcon className={slots.icon()} />
    </Base.Trigger>
  );
}

type Variants = (typeof comboboxRecipe)["variants"];

/**
 * @typeParam Item The type of an item. Declare it as the type of the argument `item`.
 */
// biome-ignore lint/suspicious/noExplicitAny: callers know the item type, which can't be inferred here.
export interface ComboboxTriggerMultipleWithInputProps<Item = any> extends StyleProps, ComponentProps<"div"> {
  /**
   * Renders a selected item as a Combobox.Chip. By default, a chip shows the item's label.
   * @param item A selected item.
   */
  renderItem?: (item: Item) => ReactNode;
  /** An example of a search, shown while nothing is selected. */
  placeholder?: string;
  /** The position of the input. Defaults to the Combobox's `inputSide`. */
  inputSide?: keyof Variants["inputSide"];
}

/**
 * The control for `multiple`: a chip for each selected item, and an input. Backspace in the empty input removes the last
 * chip. Arrow keys move to the others, and Delete removes them.
 *
 * @baseComponent Combobox.InputGroup
 */
// biome-ignore lint/suspicious/noExplicitAny: the argument's type if the caller doesn't annotate it.
export function ComboboxTriggerMultipleWithInput<Item = any>({
  renderItem = renderChip,
  placeholder,
  inputSide,
  className,
  ref,
  ...own
}: ComboboxTriggerMultipleWithInputProps<Item>) {
  const context = useCombobox("Combobox.TriggerMultipleWithInput");
  const { size, labels } = context;
  const mergedRef = useMergedRefs(ref, focusCombobox);
  const rest = honorAriaDisabled({ "aria-disabled": context.control["aria-disabled"], ...own }, pickerEvents);
  const control = honorAriaDisabled(
    { ...context.control, "aria-disabled": rest["aria-disabled"] },
    { readOnly: true },
  );
  const side = inputSide ?? context.inputSide;
  const slots = comboboxRecipe({ size, inputSide: side });
  return (
    <Base.InputGroup
      data-slot="combobox-trigger-multiple-with-input"
      ref={mergedRef}
      className={slots.multiple({ className })}
      onMouseDown={ignoreInFieldset}
      aria-label={control["aria-label"]}
      aria-labelledby={control["aria-labelledby"]}
      {...rest}
    >
      <Base.Value>
        {(items: Item[]) => {
          const input = (
            <Base.Input
              data-slot="combobox-multiple-input"
              className={slots.multipleInput()}
              placeholder={items.length ? undefined : placeholder}
              onKeyDown={keepOnEscape()}
              ref={endComposition}
              {...control}
            />
          );
          return (
            <Base.Chips
              data-slot="combobox-chips"
              className={slots.chips()}
              aria-label={items.length ? labels.chosen : undefined}
              onMouseDown={ignoreInFieldset}
            >
              {side === "top" && input}
              {itemKeys(items).map((key, index) => (
                <Fragment key={key}>{renderItem(items[index] as Item)}</Fragment>
              ))}
              {side !== "top" && input}
            </Base.Chips>
          );
        }}
      </Base.Value>
      <ComboboxEndButtons slots={slots} labels={labels} control={control} className={slots.multipleEnd()} />
    </Base.InputGroup>
  );
}

function renderChip(item: unknown): ReactNode {
  return <ComboboxChip>{itemLabel(item)}</ComboboxChip>;
}

export interface ComboboxChipProps extends StyleProps, ComponentProps<"div"> {
  /** The content, usually the item's label. The remove button's accessible name ends with it. */
  children?: ReactNode;
}

/**
 * A selected item in Combobox.TriggerMultipleWithInput, with a button that removes it.
 *
 * @baseComponent Combobox.Chip
 */
export function ComboboxChip({ className, children, ...rest }: ComboboxChipProps) {
  const { size, labels } = useCombobox("Combobox.Chip");
  const id = useId();
  const slots = comboboxRecipe({ size });
  return (
    <Base.Chip data-slot="combobox-chip" className={slots.chip({ className })} {...rest}>
      <span data-slot="combobox-chip-text" id={id} className={slots.chipText()}>
        {children}
      </span>
      <Base.ChipRemove
        data-slot="combobox-chip-remove"
        id={`${id}remove`}
        aria-label={labels.remove}
        aria-labelledby={`${id}remove ${id}`}
        className={slots.chipRemove()}
      >
        <XIcon />
      </Base.ChipRemove>
    </Base.Chip>
  );
}

interface ComboboxEndButtonsProps {
  slots: ReturnType<typeof comboboxRecipe>;
  labels: Texts<"combobox">;
  /** The attributes of the control. */
  control: { id?: string; readOnly?: boolean };
  className?: string;
}

/**
 * The buttons at the end of the control: one clears the selection, one opens the list. They respond to the pointer
 * only, so they can't take focus from an `aria-disabled` control.
 */
function ComboboxEndButtons({ slots, labels, control, className }: ComboboxEndButtonsProps) {
  return (
    <div data-slot="combobox-end" className={slots.end({ className })}>
      <Base.Clear
        data-slot="combobox-clear"
        aria-label={labels.clear}
        className={slots.endButton({ className: slots.clear() })}
        disabled={control.readOnly}
      >
        <XIcon />
      </Base.Clear>
      {/* Explicit attributes: until the input registers, the primitive treats this button as the control. */}
      <Base.Trigger
        data-slot="combobox-open"
        id={`${control.id}open`}
        role="button"
        tabIndex={-1}
        aria-haspopup="listbox"
        aria-label={labels.open}
        className={slots.endButton()}
        disabled={control.readOnly}
      >
        <ChevronDownIcon />
      </Base.Trigger>
    </div>
  );
}

export interface ComboboxTriggerProps extends ButtonPartProps {
  /** The content, usually a Combobox.Icon. Without text, set `aria-label`. */
  children?: ReactNode;
}

/**
 * A button that opens the list, for custom controls.
 *
 * @baseComponent Combobox.Trigger
 * @passThrough
 */
export function ComboboxTrigger({ className, ...rest }: ComboboxTriggerProps) {
  useCombobox("Combobox.Trigger");
  return (
    <Base.Trigger
      data-slot="combobox-trigger"
      className={comboboxTriggerRecipe({ isCustom: !!rest.render, className })}
      {...honorAriaDisabled(rest, pickerEvents)}
    />
  );
}

/**
 * @typeParam Value The type of the selection. Declare it as the type of the argument `value`.
 */
// biome-ignore lint/suspicious/noExplicitAny: callers know the value's type, which can't be inferred here.
export interface ComboboxValueProps<Value = any> {
  /**
   * A function that renders the selection. Defaults to its label or labels.
   * @param value The selection: an item or `null`, or an array of items with `multiple`.
   */
  children?: ReactNode | ((value: Value) => ReactNode);
  /** The text shown while nothing is selected. */
  placeholder?: ReactNode;
}

/**
 * The text of the selection, for custom triggers. Renders no element.
 *
 * @baseComponent Combobox.Value
 * @passThrough
 */
// biome-ignore lint/suspicious/noExplicitAny: the argument's type if the caller doesn't annotate it.
export function ComboboxValue<Value = any>(props: ComboboxValueProps<Value>) {
  useCombobox("Combobox.Value");
  return <Base.Value {...props} />;
}

export interface ComboboxIconProps extends StyleProps, ComponentProps<"span"> {
  /** The icon, in place of the chevron. */
  children?: ReactNode;
}

/**
 * The icon of a control that opens a list. It is hidden from assistive technology.
 *
 * @baseComponent Combobox.Icon
 */
export function ComboboxIcon({ className, children, ...rest }: ComboboxIconProps) {
  useCombobox("Combobox.Icon");
  return (
    <Base.Icon data-slot="combobox-icon" className={comboboxIconRecipe({ className })} {...rest}>
      {children ?? <ChevronDownIcon />}
    </Base.Icon>
  );
}
