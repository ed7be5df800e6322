import {
  DialogClose,
  DialogDescription,
  DialogPanel,
  DialogRoot,
  DialogTitle,
  DialogTrigger,
} from "./dialog";

/**
 * A panel above the page for a task that must be finished first, such as a question or a short form. It moves focus
 * inside, and returns it on closing. Dialog is the panel; Dialog.Root contains it and manages whether it is open.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/ | ARIA dialog pattern}
 * @category Overlay
 * @alias modal, popup, overlay, alert dialog, confirm, lightbox
 * @since 0.1.0
 */
export const Dialog = Object.assign(DialogPanel, {
  Root: DialogRoot,
  Trigger: DialogTrigger,
  Title: DialogTitle,
  Description: DialogDescription,
  Close: DialogClose,
});

export type { DialogProps } from "./dialog";
export {
  DialogClose,
  type DialogCloseProps,
  DialogDescription,
  type DialogDescriptionProps,
  type DialogOpenChangeDetails,
  type DialogOpenChangeReason,
  DialogRoot,
  type DialogRootProps,
  DialogTitle,
  type DialogTitleProps,
  DialogTrigger,
  type DialogTriggerProps,
} from "./dialog";
