"use client";

import { Combobox as Base } from "@base-ui/react/combobox";
import { type ComponentProps, type ReactNode, useId } from "react";
import { XIcon } from "../../icons";
import type { StyleProps } from "../../lib/common-props";
import { comboboxRecipe } from "./combobox.recipe";
import { useCombobox } from "./combobox-context";

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
