"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import { type ReactNode, useMemo } from "react";
import type { ChangeDetails } from "../../lib/change-details";
import type { ModalProps, OverlayReason } from "../../lib/common-props";
import { knownValue } from "../../lib/known-value";
import { closeTopLayer, useOverlayLayer } from "../../lib/overlay-layer";
import { DialogProvider } from "./dialog-context";

/** Why a dialog opens or closes. */
export type DialogOpenChangeReason =
  | Extract<OverlayReason, "trigger-press" | "close-press" | "outside-press" | "escape-key">
  /** The focus left it, with `modal={false}`. */
  | "focus-out";

/** Passed when a dialog opens or closes, with the reason. `cancel()` prevents the change. */
export type DialogOpenChangeDetails = ChangeDetails<DialogOpenChangeReason>;

export interface DialogRootProps extends ModalProps {
  onOpenChange?: (open: boolean, details: DialogOpenChangeDetails) => void;
  /** Keeps it open when people click outside. The default for `alertdialog`. Escape still closes it. */
  disablePointerDismissal?: boolean;
  /**
   * Whether it is a task that people can leave at any time, or a question that needs an answer.
   * @default "dialog"
   */
  role?: "dialog" | "alertdialog";
  /** The trigger and the Dialog that it opens. */
  children?: ReactNode;
}

/** Contains the trigger and the dialog, and manages whether the dialog is open. It renders no element. */
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
