import {
  DialogClose,
  DialogDescription,
  Dialog as DialogPanel,
  DialogRoot,
  DialogTitle,
  DialogTrigger,
} from "./dialog";

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
