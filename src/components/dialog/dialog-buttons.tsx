"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import type { ComponentProps, ReactNode } from "react";
import type { RenderProp } from "../../lib/render-prop";
import { dialogCloseRecipe, dialogTriggerRecipe } from "./dialog.recipe";
import { useDialogRoot } from "./dialog-context";

interface DialogButtonProps extends ComponentProps<"button"> {
  /** The text of the button; a `render` element may bring its own instead. */
  children?: ReactNode;
  /** Extra CSS classes; they win over the button's own. */
  className?: string;
  /** What to render it as, a Button as a rule; without, it is a bare button for you to style. */
  render?: RenderProp;
  /**
   * Set it to false where `render` gives something else than a `<button>`; it then gets a button's role and keys.
   * @default true
   */
  nativeButton?: boolean;
}

export interface DialogTriggerProps extends DialogButtonProps {}

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
      {...rest}
    />
  );
}

export interface DialogCloseProps extends DialogButtonProps {}

/**
 * Closes the dialog.
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
      {...rest}
    />
  );
}
