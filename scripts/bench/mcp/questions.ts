/** A question that an assistant asks, with the call that answers it. */
export interface Question {
  ask: string;
  tool: "search" | "component" | "part" | "examples" | "guide";
  given: Record<string, string>;
  /** The component whose page answers it in Storybook. Without it, the list of components does. */
  page?: string;
  /** The texts that a complete answer contains. */
  facts: readonly string[];
}

const which = (ask: string, query: string, name: string): Question => ({
  ask,
  tool: "search",
  given: { query },
  facts: [name],
});

const props = (ask: string, name: string, facts: string[], prop?: string): Question => ({
  ask,
  tool: name.includes(".") ? "part" : "component",
  given: { name, ...(prop && { prop }) },
  page: name.split(".")[0] ?? name,
  facts,
});

const show = (ask: string, name: string, facts: string[], example?: string): Question => ({
  ask,
  tool: "examples",
  given: { name, ...(example && { example }) },
  page: name.split(".")[0] ?? name,
  facts,
});

const guide = (ask: string, name: string, facts: string[]): Question => ({
  ask,
  tool: "guide",
  given: { name },
  page: name,
  facts,
});

export const questions: readonly Question[] = [
  which("Which component is a modal?", "modal", "Dialog"),
  which("Which component is a snackbar?", "snackbar", "Toast"),
  which("Which component lets people pick several options and search them?", "multi select", "Combobox"),
  which("Which component suggests words while typing?", "suggestions", "Autocomplete"),
  which("Which component shows that something is loading?", "spinner", "Loader"),
  which("Which component shows how much of a quota is used?", "quota", "Meter"),
  which("Which component picks a start and an end date?", "date range", "DateRangePicker"),
  which("Which component copies a key?", "copy to clipboard", "ClipboardText"),
  which("Which component replaces an empty list?", "empty state", "Empty"),
  which("Which component searches commands?", "command menu", "CommandPalette"),
  which("Which component is an on/off setting?", "toggle", "Switch"),
  which("Which component shows a warning on a page?", "callout", "Banner"),
  which("Which component shows a person's picture?", "profile picture", "Avatar"),
  which("Which component hides details until they are needed?", "disclosure", "Collapsible"),

  props("Which variants does Button have?", "Button", [
    '"primary"',
    '"secondary"',
    '"ghost"',
    '"destructive"',
  ]),
  props("What do the variants of Button mean?", "Button", ['`"ghost"`', '`"secondary"`'], "variant"),
  props("Which values of Badge are deprecated?", "Badge", ["destructive", "Use `red`."]),
  props("What does Meter require?", "Meter", ["label", "value", "max"]),
  props(
    "How does a Dialog report that it closed?",
    "Dialog.Root",
    ["escape-key", "outside-press"],
    "onOpenChange",
  ),
  props("Which sizes does Input have?", "Input", ['"xs"', '"sm"', '"base"', '"lg"']),
  props("How does Input show an error?", "Input", ["error", "FieldError", "match"]),
  props("Which parts does Select have?", "Select", ["Select.Option", "Select.Group", "Select.Separator"]),
  props("How is the tooltip of ClipboardText set?", "ClipboardText", ["copiedText", "side"], "tooltip"),
  props("What is an option of MenuBar?", "MenuBar", ["icon", "tooltip", "onClick"], "options"),
  props("Which props does Pagination require?", "Pagination", ["page", "setPage", "totalCount"]),
  props("How is a column of Table sorted?", "Table.Head", ["sort", "onSort"]),
  props("What does Tabs.Tab require?", "Tabs.Tab", ["value"]),
  props("Which heading levels does Empty support?", "Empty", ["1 | 2 | 3 | 4 | 5 | 6"], "headingLevel"),
  props("Where can Tooltip open?", "Tooltip", ['"top"', '"bottom"']),

  show("Show a button with an icon.", "Button", ["icon={"], "WithIcon"),
  show(
    "Show a dialog that confirms a deletion.",
    "Dialog",
    ["Dialog.Title", "Dialog.Close"],
    "DeleteProject",
  ),
  show("Show a table with sorting.", "Table", ["onSort", "Table.Head"], "Sorting"),
  show("Show a select in a form.", "Select", ["<Select"]),
  show("Show tabs.", "Tabs", ["Tabs.List", "Tabs.Tab", "Tabs.Panel"]),
  show("Show a toast.", "Toast", ["Toast.Provider"]),
  show("Show a banner with an action.", "Banner", ["Banner.Action"]),

  guide("When is Dialog the wrong component?", "Dialog", ["Popover", "Toast"]),
  guide("Which keys does Tabs have?", "Tabs", ["ArrowRight", "Home", "End"]),
  guide("How is Combobox made accessible?", "Combobox", ["label"]),
  guide("What must not be in a Button?", "Button", ["link into a button"]),
];
