import {
  CommandPaletteDialog,
  CommandPalettePanel,
  CommandPaletteRoot,
  CommandPaletteWhole,
} from "./command-palette";
import {
  CommandPaletteEmpty,
  CommandPaletteFooter,
  CommandPaletteGroup,
  CommandPaletteGroupLabel,
  CommandPaletteHighlightedText,
  CommandPaletteInput,
  CommandPaletteItem,
  CommandPaletteItems,
  CommandPaletteList,
  CommandPaletteLoading,
  CommandPaletteResultItem,
  CommandPaletteResults,
} from "./command-palette-parts";

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

export {
  CommandPaletteDialog,
  type CommandPaletteDialogProps,
  CommandPalettePanel,
  type CommandPalettePanelProps,
  type CommandPaletteProps,
  CommandPaletteRoot,
  type CommandPaletteRootProps,
  type CommandPaletteSelectOptions,
} from "./command-palette";
export {
  CommandPaletteEmpty,
  type CommandPaletteEmptyProps,
  CommandPaletteFooter,
  type CommandPaletteFooterProps,
  CommandPaletteGroup,
  CommandPaletteGroupLabel,
  type CommandPaletteGroupLabelProps,
  type CommandPaletteGroupProps,
  CommandPaletteHighlightedText,
  type CommandPaletteHighlightedTextProps,
  CommandPaletteInput,
  type CommandPaletteInputProps,
  CommandPaletteItem,
  type CommandPaletteItemProps,
  CommandPaletteItems,
  type CommandPaletteItemsProps,
  CommandPaletteList,
  type CommandPaletteListProps,
  CommandPaletteLoading,
  type CommandPaletteLoadingProps,
  CommandPaletteResultItem,
  type CommandPaletteResultItemProps,
  CommandPaletteResults,
  type CommandPaletteResultsProps,
} from "./command-palette-parts";
