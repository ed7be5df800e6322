import { createStrictContext } from "../../lib/create-strict-context";

interface DialogContext {
  role: "dialog" | "alertdialog";
  modal: boolean;
}

/** What the panel must know of its root; the parts read it to fail by name where they stand outside of one. */
export const [DialogProvider, useDialogRoot] = createStrictContext<DialogContext>("Dialog.Root");
