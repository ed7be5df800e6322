"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { ButtonPartProps } from "../../lib/button-part";
import { dialogCloseRecipe, dialogTriggerRecipe } from "./dialog.recipe";
import { useDialogRoot } from "./dialog-context";

export interface DialogTriggerProps extends ButtonPartProps {}

/**
 * Opens the dialog, and gets the focus back when it closes.
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
 * A button inside that closes the dialog.
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
