import {
  PopoverClose,
  PopoverContent,
  PopoverDescription,
  Popover as PopoverRoot,
  PopoverTitle,
  PopoverTrigger,
} from "./popover";

export const Popover = Object.assign(PopoverRoot, {
  Trigger: PopoverTrigger,
  Content: PopoverContent,
  Title: PopoverTitle,
  Description: PopoverDescription,
  Close: PopoverClose,
});

export type { PopoverOpenChangeDetails, PopoverOpenChangeReason, PopoverProps } from "./popover";
export {
  PopoverClose,
  type PopoverCloseProps,
  PopoverContent,
  type PopoverContentProps,
  PopoverDescription,
  type PopoverDescriptionProps,
  PopoverTitle,
  type PopoverTitleProps,
  PopoverTrigger,
  type PopoverTriggerProps,
} from "./popover";
