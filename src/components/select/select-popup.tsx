"use client";

import { Combobox as Base } from "@base-ui/react/combobox";
import type { ReactNode, RefObject } from "react";
import { PickerContent, type PickerPlacement } from "../../lib/picker/content";
import { type Picker, pickerName } from "../../lib/picker/picker-context";
import { Rows } from "../../lib/picker/rows";
import * as popup from "../../recipes/popup";
import type { selectRecipe } from "./select.recipe";
import { SelectOption } from "./select-option";
import type { SelectItem } from "./select-types";

interface SelectPopupProps {
  slots: ReturnType<typeof selectRecipe>;
  picker: Picker;
  placement: PickerPlacement;
  labels: { options: string; empty: string };
  list: RefObject<HTMLDivElement | null>;
  listId: string;
  /** The options as data. Without them, `children` are the options. */
  items: readonly SelectItem<unknown>[] | undefined;
  children: ReactNode;
}

const positioner = `${popup.positioner} ${popup.noGuards}`;

/** The list of options in its panel. Of a long list passed as data, only visible options are rendered. */
export function SelectPopup({
  slots,
  picker,
  placement,
  labels,
  list,
  listId,
  items,
  children,
}: SelectPopupProps) {
  return (
    <PickerContent
      picker={picker}
      slot="select"
      className={slots.popup()}
      positionerClass={positioner}
      // The popup contains only the list, which has its own name. The focus stays in the control.
      role="presentation"
      initialFocus={false}
      {...placement}
    >
      <div data-slot="select-empty" className={slots.empty()}>
        {items?.length === 0 && labels.empty}
      </div>
      <Base.List
        ref={list}
        id={listId}
        data-slot="select-list"
        // Base UI only knows options that are passed as data.
        data-empty={items?.length === 0 ? "" : undefined}
        className={slots.list()}
        {...pickerName(picker, labels)}
      >
        {items ? (
          <Rows picker={picker}>
            {(value, index) => (
              <SelectOption value={value} disabled={items[index]?.disabled}>
                {items[index]?.label}
              </SelectOption>
            )}
          </Rows>
        ) : (
          children
        )}
      </Base.List>
    </PickerContent>
  );
}
