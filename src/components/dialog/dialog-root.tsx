"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import { type ReactNode, useMemo } from "react";
import type { CancelableOpenProps } from "../../lib/common-props";
import { knownValue } from "../../lib/known-value";
import { closeTopLayer, useOverlayLayer } from "../../lib/overlay-layer";
import { DialogProvider } from "./dialog-context";

/** Tells why a dialog opens or closes (`reason`, `event`), and keeps it as it is by `cancel()`. */
export type DialogOpenChangeDetails = Base.Root.ChangeEventDetails;

export interface DialogRootProps extends CancelableOpenProps {
  onOpenChange?: (open: boolean, details: DialogOpenChangeDetails) => void;
  /** Called after it has opened or closed, when the motion is over. */
  onOpenChangeComplete?: (open: boolean) => void;
  /** Keeps it open when the pointer presses outside; on by default for `alertdialog`. Escape still closes it. */
  disablePointerDismissal?: boolean;
  /**
   * Whether it is work to be left at any time, or a question that needs an answer.
   * @default "dialog"
   * @alike It is what assistive technology announces, and whether a press outside closes.
   */
  role?: "dialog" | "alertdialog";
  /**
   * Whether the page behind is out of reach while it is open: dimmed, not scrolling, hidden from assistive
   * technology. Without, the page stays usable, and the dialog closes when focus leaves it.
   * @default true
   */
  modal?: boolean;
  /** The trigger, and the Dialog that it opens. */
  children?: ReactNode;
}

/** Holds whether the dialog is open, around its trigger and its panel. Renders no element. */
export function DialogRoot({
  role,
  modal = true,
  disablePointerDismissal,
  onOpenChange,
  children,
  ...rest
}: DialogRootProps) {
  const known = knownValue("Dialog.Root.role", role, ["dialog", "alertdialog"]);
  const layer = useOverlayLayer();
  const context = useMemo(() => ({ role: known, modal, layer }), [known, modal, layer]);
  return (
    <DialogProvider value={context}>
      <Base.Root
        modal={modal}
        disablePointerDismissal={disablePointerDismissal ?? known === "alertdialog"}
        onOpenChange={closeTopLayer(layer, onOpenChange)}
        {...rest}
      >
        {children}
      </Base.Root>
    </DialogProvider>
  );
}
