import type * as icons from "./icons";

/** Every value that src/icons exports is an icon. */
export type IconName = keyof typeof icons;

/** The meaning of each icon in Kerf, and the words that people search for. New icons must be added here. */
export const iconWords: Record<IconName, { says: string; words: string }> = {
  ArrowBigUpIcon: { says: "The Shift key of Apple keyboards.", words: "shift keyboard" },
  ArrowBigUpDashIcon: { says: "Caps Lock is on.", words: "capital letters uppercase shift keyboard" },
  ArrowDownIcon: { says: "Sorted in descending order.", words: "descending sort down" },
  ArrowLeftIcon: { says: "The Left Arrow key.", words: "left keyboard" },
  ArrowRightIcon: { says: "The Right Arrow key.", words: "right keyboard" },
  ArrowUpIcon: { says: "Sorted in ascending order.", words: "ascending sort up" },
  CalendarIcon: { says: "Opens a calendar.", words: "date day month schedule" },
  CheckIcon: { says: "Selected or copied.", words: "tick done selected yes ok" },
  ChevronDownIcon: { says: "Opens the content below.", words: "caret expand dropdown arrow" },
  ChevronFirstIcon: { says: "Goes to the first page.", words: "start begin arrow" },
  ChevronLastIcon: { says: "Goes to the last page.", words: "end arrow" },
  ChevronLeftIcon: { says: "Back. Mirrored in right-to-left text.", words: "previous arrow" },
  ChevronRightIcon: {
    says: "Forward. Mirrored in right-to-left text.",
    words: "next forward submenu arrow",
  },
  ChevronUpIcon: { says: "The Control key of Apple keyboards.", words: "control keyboard caret up" },
  ChevronsUpDownIcon: { says: "Opens a list to choose from.", words: "select sortable caret" },
  CircleAlertIcon: { says: "An error.", words: "exclamation failed invalid danger" },
  CircleCheckIcon: { says: "Success.", words: "tick success done" },
  CommandIcon: { says: "The Command key of Apple keyboards.", words: "cmd meta keyboard" },
  CopyIcon: { says: "Copies a text.", words: "clipboard duplicate" },
  CornerDownLeftIcon: { says: "The Enter key.", words: "return submit keyboard" },
  DeleteIcon: { says: "The Backspace key of Apple keyboards.", words: "backspace remove keyboard" },
  ExternalLinkIcon: { says: "The link opens another site.", words: "new tab open away" },
  EyeIcon: { says: "Shows hidden text.", words: "reveal password visible view" },
  EyeOffIcon: { says: "Hides text.", words: "mask password hidden invisible" },
  FileIcon: { says: "A file.", words: "document page attachment" },
  GlobeIcon: { says: "A page or a site.", words: "world web language" },
  InfoIcon: { says: "More information.", words: "help hint about" },
  MinusIcon: { says: "Decreases a number.", words: "minus, subtract, less, decrease, stepper" },
  PlusIcon: { says: "Increases a number.", words: "plus, add, more, increase, stepper" },
  RotateCwIcon: { says: "Tries again.", words: "retry reload refresh repeat" },
  OptionIcon: { says: "The Option key of Apple keyboards.", words: "alt keyboard" },
  PanelLeftIcon: { says: "Opens or closes the sidebar.", words: "sidebar panel navigation toggle layout" },
  SearchIcon: { says: "Search.", words: "find magnifier filter" },
  TriangleAlertIcon: { says: "A warning, or a dangerous action.", words: "exclamation caution attention" },
  UploadIcon: { says: "Adds files.", words: "file dropzone send attach" },
  XIcon: { says: "Closes, clears or removes.", words: "close remove clear dismiss cross delete" },
};
