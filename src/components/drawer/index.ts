import {
  DrawerClose,
  DrawerDescription,
  Drawer as DrawerPanel,
  DrawerRoot,
  DrawerTitle,
  DrawerTrigger,
} from "./drawer";

export const Drawer = Object.assign(DrawerPanel, {
  Root: DrawerRoot,
  Trigger: DrawerTrigger,
  Title: DrawerTitle,
  Description: DrawerDescription,
  Close: DrawerClose,
});

export {
  Drawer as DrawerPanel,
  DrawerClose,
  type DrawerCloseProps,
  DrawerDescription,
  type DrawerDescriptionProps,
  type DrawerOpenChangeDetails,
  type DrawerOpenChangeReason,
  type DrawerProps,
  DrawerRoot,
  type DrawerRootProps,
  DrawerTitle,
  type DrawerTitleProps,
  DrawerTrigger,
  type DrawerTriggerProps,
} from "./drawer";
