"use client";

import { Combobox as Base } from "@base-ui/react/combobox";
import { type ComponentProps, Fragment, type ReactNode } from "react";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import { ignoreInFieldset, keepOnEscape, pickerEvents } from "../../lib/base-ui";
import type { StyleProps } from "../../lib/common-props";
import { itemKeys, itemLabel } from "../../lib/picker/items";
import { comboboxRecipe } from "./combobox.recipe";
import { ComboboxChip } from "./combobox-chip";
import { useCombobox } from "./combobox-context";
import { ComboboxEndButtons } from "./combobox-end-buttons";

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
  renderItem = drawChip,
  placeholder,
  inputSide,
  className,
  ...own
}: ComboboxTriggerMultipleWithInputProps<Item>) {
  const context = useCombobox("Combobox.TriggerMultipleWithInput");
  const { size, labels } = context;
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

function drawChip(item: unknown): ReactNode {
  return <ComboboxChip>{itemLabel(item)}</ComboboxChip>;
}
