import { ContextMenuContent, ContextMenu as ContextMenuRoot, ContextMenuTrigger } from "./context-menu";

export const ContextMenu = Object.assign(ContextMenuRoot, {
  Trigger: ContextMenuTrigger,
  Content: ContextMenuContent,
});

export type {
  ContextMenuOpenChangeDetails,
  ContextMenuOpenChangeReason,
  ContextMenuProps,
} from "./context-menu";
export {
  ContextMenuContent,
  type ContextMenuContentProps,
  ContextMenuTrigger,
  type ContextMenuTriggerProps,
} from "./context-menu";
