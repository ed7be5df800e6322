"use client";

import { Combobox as Base } from "@base-ui/react/combobox";
import type { comboboxLabels } from "../../i18n/labels";
import { ChevronDownIcon, XIcon } from "../../icons";
import type { comboboxRecipe } from "./combobox.recipe";

interface ComboboxEndButtonsProps {
  slots: ReturnType<typeof comboboxRecipe>;
  labels: typeof comboboxLabels;
  /** The attributes of the control. */
  control: { id?: string; readOnly?: boolean };
  className?: string;
}

/**
 * The buttons at the end of the control: one clears the selection, one opens the list. They respond to the pointer
 * only, so they can't take focus from an `aria-disabled` control.
 */
export function ComboboxEndButtons({ slots, labels, control, className }: ComboboxEndButtonsProps) {
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
