import {
  PopoverClose,
  PopoverContent,
  PopoverDescription,
  PopoverRoot,
  PopoverTitle,
  PopoverTrigger,
} from "./popover";

/**
 * A small panel anchored to a button, for details, a few settings or a short form. The page around it remains
 * interactive. For a short text, use Tooltip. For a task that blocks the page, use Dialog. For a list of actions, use
 * DropdownMenu.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/ | ARIA dialog pattern}
 * @alias flyout, hover card, bubble
 * @category Overlay
 * @since 0.1.0
 */
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
