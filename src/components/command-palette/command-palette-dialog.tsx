"use client";

import type { ComponentProps, ReactNode } from "react";
import { type CommandPaletteDialogLabels, commandPaletteLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import type { LabelsProps, OpenProps, PortalProps, StyleProps } from "../../lib/common-props";
import { Dialog } from "../dialog";
import { commandPaletteDialogRecipe } from "./command-palette.recipe";
import { InPaletteDialog } from "./command-palette-context";

export interface CommandPaletteDialogProps
  extends Required<Pick<OpenProps, "open">>,
    Pick<OpenProps, "onOpenChange">,
    PortalProps,
    LabelsProps<CommandPaletteDialogLabels>,
    StyleProps,
    Omit<ComponentProps<"div">, "role"> {
  /** A CommandPalette.Panel. */
  children?: ReactNode;
}

/**
 * The dialog alone, for custom compositions. CommandPalette.Root combines it with CommandPalette.Panel.
 *
 * @baseComponent Dialog
 */
export function CommandPaletteDialog({
  open,
  onOpenChange,
  labels: ownLabels,
  className,
  children,
  ...rest
}: CommandPaletteDialogProps) {
  const { name } = useLabels("commandPalette", commandPaletteLabels, ownLabels);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange && ((next) => onOpenChange(next))}>
      <Dialog
        data-slot="command-palette-dialog"
        aria-label={name}
        className={commandPaletteDialogRecipe({ className })}
        {...rest}
      >
        <InPaletteDialog value={true}>{children}</InPaletteDialog>
      </Dialog>
    </Dialog.Root>
  );
}
