"use client";

import type { ComponentProps, ReactNode } from "react";
import { commandPaletteLabels, type Labels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import type { PortalContainer } from "../../lib/portal-provider";
import { Dialog } from "../dialog";
import { commandPaletteDialogRecipe } from "./command-palette.recipe";
import { InPaletteDialog } from "./command-palette-context";

export interface CommandPaletteDialogProps extends Omit<ComponentProps<"div">, "role"> {
  /** Whether it is open. The state is yours: set it in `onOpenChange`. */
  open: boolean;
  /** Called when it should open or close: Escape, a press outside, or its close button. */
  onOpenChange?: (open: boolean) => void;
  /** The element to put it into, in place of `document.body` or the one that PortalProvider sets. */
  container?: PortalContainer;
  /** Replaces the name of the dialog. */
  labels?: Partial<Labels["commandPalette"]>;
  /** A CommandPalette.Panel. */
  children?: ReactNode;
  /** Extra CSS classes for the dialog's panel; they win over its own. */
  className?: string;
}

/**
 * The dialog of a palette that is composed by hand: CommandPalette.Root is this one around CommandPalette.Panel.
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
