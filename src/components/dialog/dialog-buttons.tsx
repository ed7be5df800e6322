"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { ButtonPartProps } from "../../lib/button-part";
import { dialogCloseRecipe, dialogTriggerRecipe } from "./dialog.recipe";
import { useDialogRoot } from "./dialog-context";

export interface DialogTriggerProps extends ButtonPartProps {}

/**
 * A button that opens the dialog. Focus returns to it when the dialog closes.
 *
 * @baseComponent Dialog.Trigger
 * @passThrough
 */
export function DialogTrigger({ className, ...rest }: DialogTriggerProps) {
  useDialogRoot("Dialog.Trigger");
  return (
    <Base.Trigger
      data-slot="dialog-trigger"
      className={rest.render ? className : dialogTriggerRecipe({ className })}
      {...honorAriaDisabled(rest)}
    />
  );
}

export interface DialogCloseProps extends ButtonPartProps {}

/**
 * A button that closes the dialog around it.
 *
 * @baseComponent Dialog.Close
 * @passThrough
 */
export function DialogClose({ className, ...rest }: DialogCloseProps) {
  useDialogRoot("Dialog.Close");
  return (
    <Base.Close
      data-slot="dialog-close"
      className={rest.render ? className : dialogCloseRecipe({ className })}
      {...honorAriaDisabled(rest)}
    />
  );
}
