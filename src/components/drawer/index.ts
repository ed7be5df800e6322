import {
  DrawerClose,
  DrawerDescription,
  DrawerPanel,
  DrawerRoot,
  DrawerTitle,
  DrawerTrigger,
} from "./drawer";

/**
 * A panel at a side of the viewport, for details, filters or a form beside the page they belong to. It closes with a swipe,
 * and at the bottom it can stop at several heights. Drawer is the panel; Drawer.Root contains it and manages whether it is
 * open.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/ | ARIA dialog pattern}
 * @category Overlay
 * @alias sheet, bottom sheet, side panel, slide-over, off-canvas, flyout, tray
 * @since 0.1.0
 */
export const Drawer = Object.assign(DrawerPanel, {
  Root: DrawerRoot,
  Trigger: DrawerTrigger,
  Title: DrawerTitle,
  Description: DrawerDescription,
  Close: DrawerClose,
});

export type { DrawerProps } from "./drawer";
export {
  DrawerClose,
  type DrawerCloseProps,
  DrawerDescription,
  type DrawerDescriptionProps,
  type DrawerOpenChangeDetails,
  type DrawerOpenChangeReason,
  DrawerRoot,
  type DrawerRootProps,
  DrawerTitle,
  type DrawerTitleProps,
  DrawerTrigger,
  type DrawerTriggerProps,
} from "./drawer";
