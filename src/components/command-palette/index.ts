import { CommandPaletteDialog } from "./command-palette-dialog";
import { CommandPaletteFooter } from "./command-palette-footer";
import { CommandPaletteInput } from "./command-palette-input";
import { CommandPaletteItem, CommandPaletteResultItem } from "./command-palette-item";
import {
  CommandPaletteEmpty,
  CommandPaletteGroup,
  CommandPaletteGroupLabel,
  CommandPaletteItems,
  CommandPaletteList,
  CommandPaletteLoading,
  CommandPaletteResults,
} from "./command-palette-list";
import { CommandPalettePanel } from "./command-palette-panel";
import { CommandPaletteRoot, CommandPaletteWhole } from "./command-palette-root";
import { CommandPaletteHighlightedText } from "./highlighted-text";

/**
 * A dialog that finds pages, people and commands from one input. Close it when something is selected.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ | ARIA combobox pattern}
 * @category Navigation
 * @alias cmdk, command menu, spotlight, quick search, omnibox
 * @since 0.1.0
 */
export const CommandPalette = Object.assign(CommandPaletteWhole, {
  Root: CommandPaletteRoot,
  Dialog: CommandPaletteDialog,
  Panel: CommandPalettePanel,
  Input: CommandPaletteInput,
  List: CommandPaletteList,
  Results: CommandPaletteResults,
  Items: CommandPaletteItems,
  Group: CommandPaletteGroup,
  GroupLabel: CommandPaletteGroupLabel,
  Item: CommandPaletteItem,
  ResultItem: CommandPaletteResultItem,
  HighlightedText: CommandPaletteHighlightedText,
  Empty: CommandPaletteEmpty,
  Loading: CommandPaletteLoading,
  Footer: CommandPaletteFooter,
});

export { CommandPaletteDialog, type CommandPaletteDialogProps } from "./command-palette-dialog";
export { CommandPaletteFooter, type CommandPaletteFooterProps } from "./command-palette-footer";
export { CommandPaletteInput, type CommandPaletteInputProps } from "./command-palette-input";
export {
  CommandPaletteItem,
  type CommandPaletteItemProps,
  CommandPaletteResultItem,
  type CommandPaletteResultItemProps,
} from "./command-palette-item";
export {
  CommandPaletteEmpty,
  type CommandPaletteEmptyProps,
  CommandPaletteGroup,
  CommandPaletteGroupLabel,
  type CommandPaletteGroupLabelProps,
  type CommandPaletteGroupProps,
  CommandPaletteItems,
  type CommandPaletteItemsProps,
  CommandPaletteList,
  type CommandPaletteListProps,
  CommandPaletteLoading,
  type CommandPaletteLoadingProps,
  CommandPaletteResults,
  type CommandPaletteResultsProps,
} from "./command-palette-list";
export {
  CommandPalettePanel,
  type CommandPalettePanelProps,
  type CommandPaletteSelectOptions,
} from "./command-palette-panel";
export {
  type CommandPaletteProps,
  CommandPaletteRoot,
  type CommandPaletteRootProps,
} from "./command-palette-root";
export {
  CommandPaletteHighlightedText,
  type CommandPaletteHighlightedTextProps,
} from "./highlighted-text";
