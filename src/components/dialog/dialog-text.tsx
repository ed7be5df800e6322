"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import type { ComponentProps, ReactNode } from "react";
import type { StyleProps } from "../../lib/common-props";
import { dialogDescriptionRecipe, dialogTitleRecipe } from "./dialog.recipe";
import { useDialogRoot } from "./dialog-context";

export interface DialogTitleProps extends StyleProps, ComponentProps<"h2"> {
  /** The topic of the dialog in a few words or, for a question, the question itself. */
  children?: ReactNode;
}

/**
 * The heading that names the dialog.
 *
 * @baseComponent Dialog.Title
 * @passThrough
 */
export function DialogTitle({ className, ...rest }: DialogTitleProps) {
  useDialogRoot("Dialog.Title");
  return <Base.Title data-slot="dialog-title" className={dialogTitleRecipe({ className })} {...rest} />;
}

export interface DialogDescriptionProps extends StyleProps, ComponentProps<"p"> {
  /** One or two sentences about the consequences, read after the title. */
  children?: ReactNode;
}

/**
 * The paragraph that describes the dialog.
 *
 * @baseComponent Dialog.Description
 * @passThrough
 */
export function DialogDescription({ className, ...rest }: DialogDescriptionProps) {
  useDialogRoot("Dialog.Description");
  return (
    <Base.Description
      data-slot="dialog-description"
      className={dialogDescriptionRecipe({ className })}
      {...rest}
    />
  );
}
