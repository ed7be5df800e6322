"use client";

import { Combobox as Base } from "@base-ui/react/combobox";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { ChevronDownIcon } from "../../icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { PrimitivesEvent } from "../../lib/picker/keep-on-escape";
import type { PickerControl } from "../field";
import { Spinner } from "../loader";
import type { selectRecipe } from "./select.recipe";

interface SelectTriggerProps extends ComponentProps<"button"> {
  slots: ReturnType<typeof selectRecipe>;
  control: PickerControl;
  /** The id of the list, while there is one. */
  listId: string | undefined;
  isLoading: boolean | undefined;
  /** Whether what it shows stands for a choice that is still to be made. */
  isPlaceholder: boolean;
  children: ReactNode;
}

/** The control: a button that shows what is chosen, and keeps the focus while the list is open. */
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
        if (isFromLabel(event)) (event as unknown as PrimitivesEvent).preventBaseUIHandler();
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

/**
 * Whether a label passed its click on: it only brings the focus, as a native select has it. Such a click has the
 * place of the pointer, which is not over the control; that of assistive technology has none.
 */
function isFromLabel({ clientX, clientY, currentTarget }: MouseEvent): boolean {
  if (clientX === 0 && clientY === 0) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
