import type * as icons from "../../src/icons";

/** Every value that src/icons exports is an icon. */
export type IconName = keyof typeof icons;

/** The meaning of each icon in Kerf, and the words that people search for. New icons must be added here. */
export const iconWords: Record<IconName, { says: string; words: string }> = {
  ArrowDownIcon: { says: "A column is sorted downwards.", words: "descending sort down" },
  ArrowUpIcon: { says: "A column is sorted upwards.", words: "ascending sort up" },
  CalendarIcon: { says: "Opens a calendar.", words: "date day month schedule" },
  CheckIcon: { says: "Selected or copied.", words: "tick done selected yes ok" },
  ChevronDownIcon: { says: "Opens the content below.", words: "caret expand dropdown arrow" },
  ChevronFirstIcon: { says: "To the first page.", words: "start begin arrow" },
  ChevronLastIcon: { says: "To the last page.", words: "end arrow" },
  ChevronLeftIcon: { says: "Back. Mirrored where text runs from the right.", words: "previous arrow" },
  ChevronRightIcon: {
    says: "On. Mirrored where text runs from the right.",
    words: "next forward submenu arrow",
  },
  ChevronsUpDownIcon: { says: "Opens a list to choose from.", words: "select sortable caret" },
  CircleAlertIcon: { says: "An error.", words: "exclamation failed invalid danger" },
  CircleCheckIcon: { says: "Something went well.", words: "tick success done" },
  CopyIcon: { says: "Copies a text.", words: "clipboard duplicate" },
  CornerDownLeftIcon: { says: "The Enter key.", words: "return submit keyboard" },
  ExternalLinkIcon: { says: "The link leads to another site.", words: "new tab open away" },
  FileIcon: { says: "A file.", words: "document page attachment" },
  GlobeIcon: { says: "A page or a site.", words: "world web language" },
  InfoIcon: { says: "More to know.", words: "help hint about" },
  MinusIcon: { says: "Decreases a number.", words: "minus, subtract, less, decrease, stepper" },
  PlusIcon: { says: "Increases a number.", words: "plus, add, more, increase, stepper" },
  RotateCwIcon: { says: "Tries again.", words: "retry reload refresh repeat" },
  PanelLeftIcon: { says: "Opens or closes the sidebar.", words: "sidebar panel navigation toggle layout" },
  SearchIcon: { says: "Finds by what is typed.", words: "find magnifier filter" },
  TriangleAlertIcon: { says: "A warning, or something dangerous.", words: "exclamation caution attention" },
  UploadIcon: { says: "Adds files.", words: "file dropzone send attach" },
  XIcon: { says: "Closes, empties, or takes away.", words: "close remove clear dismiss cross delete" },
};
