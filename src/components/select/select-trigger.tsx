"use client";

import { Combobox as Base } from "@base-ui/react/combobox";
import type { ComponentProps, ReactNode } from "react";
import { ChevronDownIcon } from "../../icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import { ignoreLabelClick } from "../../lib/base-ui";
import type { PickerControl } from "../field";
import { Spinner } from "../loader";
import type { selectRecipe } from "./select.recipe";

interface SelectTriggerProps extends ComponentProps<"button"> {
  slots: ReturnType<typeof selectRecipe>;
  control: PickerControl;
  /** The id of the list, while it is open. */
  listId: string | undefined;
  isLoading: boolean | undefined;
  /** Whether it shows a placeholder. */
  isPlaceholder: boolean;
  children: ReactNode;
}

/** The control: a button that shows the selection, and keeps the focus while the list is open. */
export function SelectTrigger({
  slots,
  control,
  listId,
  isLoading,
  isPlaceholder,
  className,
  children,
  onClick,
  ...rest
}: SelectTriggerProps) {
  return (
    <Base.Trigger
      data-slot="select"
      className={slots.base({ className })}
      {...control}
      {...honorAriaDisabled(rest)}
      data-placeholder={isPlaceholder ? "" : undefined}
      aria-haspopup="listbox"
      aria-controls={listId}
      aria-busy={isLoading || undefined}
      onClick={(event) => {
        onClick?.(event);
        ignoreLabelClick(event);
      }}
    >
      <span data-slot="select-text" className={slots.text()}>
        {children}
      </span>
      {isLoading ? (
        <Spinner data-slot="select-spinner" className={slots.icon()} />
      ) : (
        <ChevronDownIcon className={slots.icon()} />
      )}
    </Base.Trigger>
  );
}
