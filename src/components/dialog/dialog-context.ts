import { createStrictContext } from "../../lib/create-strict-context";
import type { OverlayLayer } from "../../lib/overlay-layer";

interface DialogContext {
  role: "dialog" | "alertdialog";
  modal: boolean;
  layer: OverlayLayer;
}

/** What the panel must know of its root; the parts read it to fail by name where they stand outside of one. */
export const [DialogProvider, useDialogRoot] = createStrictContext<DialogContext>("Dialog.Root");
