// One constant per component, so that a component's bundle contains only its own strings. Constants that share
// strings are marked as pure, because a spread may run code, so bundlers would keep it in every application.

const join = <Shared extends object, Own extends object>(shared: Shared, own: Own) =>
  ({ ...shared, ...own }) as { [Key in keyof (Shared & Own)]: (Shared & Own)[Key] };

const copyOutcomes = {
  /** Announced after copying. */
  copied: "Copied",
  /** Shown and announced if copying fails. */
  failed: "Could not copy",
};

/** Texts of a list of options. */
const listLabels = {
  /** Name of the list, if the field has no label. */
  options: "Options",
};

/** Texts of a list that is filtered by typing. */
const resultLabels = {
  /**
   * The language of the items, as a BCP 47 tag. It sets which letters count as the same, and the format of numbers.
   */
  locale: "en",
  /** Shown and announced if nothing is found. */
  empty: "No results",
  /** Announced while the user types, by the plural forms of the language. */
  results: { one: "{count} result", other: "{count} results" } as PluralForms,
};

/** Texts of a field with a list that is filtered by typing. */
const pickerLabels = /* @__PURE__ */ join(/* @__PURE__ */ join(listLabels, resultLabels), {
  /** Name of the button that clears the field. */
  clear: "Clear",
});

/** A text with `{count}` in it, for each plural form of the language. */
export interface PluralForms {
  /** For zero, in languages such as Arabic. */
  zero?: string;
  /** For one, in most languages. */
  one?: string;
  /** For two, in languages such as Arabic. */
  two?: string;
  /** For a few, in languages such as Polish. */
  few?: string;
  /** For many, in languages such as Polish. */
  many?: string;
  /** For all other numbers, and in languages without plural forms. */
  other: string;
}

export const autocompleteLabels = pickerLabels;

export const avatarLabels = {
  /** The language for formatting numbers, as a BCP 47 tag. */
  locale: "en",
  /** Read after the name of a person who is available. */
  online: "online",
  /** Read after the name of a person who is inactive. */
  away: "away",
  /** Read after the name of a person who doesn't want to be disturbed. */
  busy: "busy",
  /** Read after the name of a person who isn't signed in. */
  offline: "offline",
  /** Name of the number after the last avatar of a group, by the plural forms of the language. */
  more: { one: "{count} more", other: "{count} more" } as PluralForms,
};

export const breadcrumbsLabels = /* @__PURE__ */ join(copyOutcomes, {
  /** Name of the navigation. */
  label: "Breadcrumb",
  /** Read instead of a page's name while it loads. */
  loading: "Loading",
  /** Name of the copy button. */
  copyAction: "Copy",
});

export const choroplethMapLabels = {
  /** The language for formatting values, as a BCP 47 tag. */
  locale: "en",
  /** The value of a region without data. */
  noData: "No data",
  /** The header of the column of regions in the table. */
  region: "Region",
  /** The header of the column of values in the table. */
  value: "Value",
  /** The name of a map without a `label`. */
  name: "Map",
  /** The description of the map for screen readers. */
  hint: "Arrow keys move between regions. A table with the same data follows.",
};

export const clipboardTextLabels = /* @__PURE__ */ join(copyOutcomes, {
  /** Name of the copy button. */
  copyAction: "Copy",
});

export const codeLabels = /* @__PURE__ */ join(copyOutcomes, {
  /** Name of the code while it scrolls and is focusable. */
  code: "Code",
  /** Name of the copy button. */
  copyAction: "Copy code",
});

export const comboboxLabels = /* @__PURE__ */ join(pickerLabels, {
  /** Name of the button that opens the list. */
  open: "Show options",
  /** Name of the button that removes a chip. The chip's own text follows. */
  remove: "Remove",
  /** Name of the row of chips. */
  chosen: "Chosen",
  /** Name of the input in the list's popup. */
  search: "Search",
});

export const dateInputLabels = {
  /** The language for reading and writing dates, as a BCP 47 tag, unless the `locale` has one. */
  locale: "en",
  /** Name of the button that opens the calendar. The label of the field follows. */
  open: "Open calendar",
  /** Name of the dialog with the calendar. */
  calendar: "Calendar",
  /** Placeholder for the year, in the pattern of an empty field. */
  year: "YYYY",
  /** Placeholder for the month. */
  month: "MM",
  /** Placeholder for the day. */
  day: "DD",
  /** The error about text that isn't a date. `{date}` is an example. */
  invalid: "Enter a date such as {date}.",
  /** The error about a day before the earliest one. */
  tooEarly: "Enter {date} or later.",
  /** The error about a day after the latest one. */
  tooLate: "Enter {date} or earlier.",
  /** The error about a day that can’t be selected. */
  unavailable: "This day isn’t available. Choose another.",
};

export const datePickerLabels = {
  /**
   * Name of the button. Unless it is replaced, the locale's own word takes precedence. This also applies to the texts
   * below.
   */
  previousMonth: "Previous month",
  /** Name of the button. */
  nextMonth: "Next month",
  /** Begins the name of today. */
  today: "Today",
  /** Ends the name of a selected day. */
  selected: "selected",
};

export const dateRangePickerLabels = /* @__PURE__ */ join(datePickerLabels, {
  /** The text of the button that clears both dates. */
  reset: "Reset",
  /** Announced when they are cleared. */
  none: "No dates selected",
});

export const commandPaletteLabels = /* @__PURE__ */ join(resultLabels, {
  /** Name of the dialog. */
  name: "Command palette",
  /** Name of the input. */
  search: "Search",
  /** Shown while the input is empty. */
  placeholder: "Search…",
  /** Name of the list. */
  options: "Results",
  /** Shown if nothing is found for the query. */
  emptyFor: "No results for “{query}”",
  /** Shown and announced while results load. */
  loading: "Loading",
  /** Name of the button that closes it. */
  close: "Close",
  /** The hint for the arrow keys in the footer. */
  navigate: "Navigate",
  /** The hint for Enter in the footer. */
  select: "Select",
  /** The hint for Cmd+Enter or Ctrl+Enter in the footer. */
  openInNewTab: "Open in new tab",
});

export const drawerLabels = {
  /** Name of the handle, which moves the drawer to the next higher snap point. */
  expand: "Expand",
  /** Name of the handle at the highest snap point. It moves the drawer to the lowest. */
  collapse: "Collapse",
};

export const fieldLabels = {
  /** Added to the label of a control whose `required` is `false`. */
  optional: "(optional)",
  /** Name of the button that shows `labelTooltip`. */
  moreInformation: "More information",
};

export const fileUploadLabels = {
  /** The language for formatting numbers and sizes, as a BCP 47 tag. */
  locale: "en",
  /** Text of the trigger for one file. */
  chooseFile: "Choose a file",
  /** Text of the trigger for several files. */
  chooseFiles: "Choose files",
  /** Text of the trigger for a folder. */
  chooseFolder: "Choose a folder",
  /** The hint beside the trigger in the drop zone. */
  drop: "or drag and drop",
  /** Name of the list of files. */
  list: "Files",
  /** Announced if no file is selected. */
  none: "No file selected",
  /** Announced when the selection changes, by the plural forms of the language. `{name}` is the first file. */
  selected: { one: "{name} selected", other: "{count} files selected" } as PluralForms,
  /** Name of the progress bar. */
  uploading: "Uploading {name}",
  /** Shown and announced when the upload is complete. */
  uploaded: "Uploaded",
  /** Name of the button that uploads a file again. */
  retry: "Retry {name}",
  /** Name of the button that removes a file. */
  remove: "Remove {name}",
  /** Shown and announced for files of the wrong type, by the plural forms of the language. */
  rejectedType: {
    one: "“{name}” has a file type that isn’t accepted.",
    other: "{count} files have a type that isn’t accepted.",
  } as PluralForms,
  /** Shown and announced for files larger than `maxSize`, by the plural forms of the language. */
  rejectedSize: {
    one: "“{name}” is larger than {size}.",
    other: "{count} files are larger than {size}.",
  } as PluralForms,
  /** Shown and announced for files beyond `maxFiles`, by the plural forms of the language. */
  rejectedCount: {
    one: "“{name}” wasn’t added. The maximum number of files is {limit}.",
    other: "{count} files weren’t added. The maximum number of files is {limit}.",
  } as PluralForms,
};

export const linkLabels = {
  /** The accessible name of the icon, read at the end of the link's name. */
  opensInNewTab: "(opens in new tab)",
};

export const loaderLabels = {
  /** The accessible name of the indicator. */
  loading: "Loading",
};

export const logoLabels = {
  /** Name of the image. */
  name: "Kerf",
};

export const menuBarLabels = {
  /** Name of the bar. */
  label: "Toolbar",
};

export const meterLabels = {
  /** The language for formatting percentages, as a BCP 47 tag: "62%" in `en`, "62 %" in `de`. */
  locale: "en",
};

export const numberFieldLabels = {
  /** The language for formatting and reading numbers, as a BCP 47 tag. */
  locale: "en",
  /** Read by screen readers as the kind of the control. */
  role: "Number field",
  /** Name of the button that increases the value. */
  increase: "Increase",
  /** Name of the button that decreases the value. */
  decrease: "Decrease",
};

export const paginationLabels = {
  /** The language for formatting and reading numbers, as a BCP 47 tag. */
  locale: "en",
  /** Name of the navigation. */
  label: "Pagination",
  /** The items shown. The text may also contain `{page}`, `{pages}` and `{perPage}`. */
  showing: "Showing {range} of {total}",
  /** Shown if there are no items. */
  empty: "No results",
  /** Shown if the number of items isn't known. */
  unknown: "Page {page}",
  /** Name of the button for the first page. */
  first: "First page",
  /** Name of the button for the previous page. */
  previous: "Previous page",
  /** Name of the button for the next page. */
  next: "Next page",
  /** Name of the button for the last page. */
  last: "Last page",
  /** Name of the input and of the list of pages. */
  page: "Page, 1 to {pages}",
  /** The label before the list of page sizes. */
  perPage: "Per page",
};

export const poweredByLabels = {
  /** The text before the logo. */
  poweredBy: "Powered by",
};

export const selectLabels = /* @__PURE__ */ join(listLabels, {
  /** The language of the items, as a BCP 47 tag. It sets which letters count as the same in typed text. */
  locale: "en",
  /** Shown if there are no options. */
  empty: "No options",
  /** Shown instead of the value while the options load. */
  loading: "Loading",
});

export const sidebarLabels = {
  /** Name of the navigation. */
  label: "Main",
  /** Name of the button that opens and closes the sidebar. */
  toggle: "Toggle sidebar",
  /** Name of the edge that changes the width. */
  resize: "Resize sidebar",
};

export const skeletonLabels = {
  /** Announced once for each region. */
  loading: "Loading",
};

export const stepperLabels = {
  /** The language for formatting numbers, as a BCP 47 tag. */
  locale: "en",
  /** Name of the group of steps. */
  label: "Progress",
  /** The current step, shown if the stepper is narrow. */
  compact: "Step {step} of {count}: {label}",
  /** Added to the label of an optional step. */
  optional: "(optional)",
  /** Read before the label of a completed step. */
  complete: "Completed:",
  /** Read before the label of a step with an error. */
  error: "Error:",
};

export const sliderLabels = {
  /** The language for formatting numbers, as a BCP 47 tag. */
  locale: "en",
  /** Name of the first thumb of a range. */
  minimum: "Minimum",
  /** Name of the second thumb of a range. */
  maximum: "Maximum",
};

export const tableLabels = {
  /** Name of a table without another name, while it scrolls and is focusable. */
  table: "Table",
  /** Announced while rows load. */
  loading: "Loading",
  /** The header of the checkbox column, for assistive technology. */
  selection: "Selection",
  /** Name of the checkbox for all rows. */
  selectAll: "Select all rows",
  /** Name of a row's checkbox. `{row}` is its `label`. */
  selectRow: "Select {row}",
  /** Name of the handle that resizes a column. The column's own name follows. */
  resize: "Resize",
  /** The width of a column, for screen readers. */
  width: "{width} pixels",
};

export const textareaLabels = {
  /** The language for formatting the counter's numbers, as a BCP 47 tag. */
  locale: "en",
  /** Announced if few are left, by the plural forms of the language. */
  left: { one: "{count} character left", other: "{count} characters left" } as PluralForms,
};

export const timeFieldLabels = {
  /** The language for formatting and reading the time, as a BCP 47 tag. It sets whether there are 12 or 24 hours. */
  locale: "en",
  /** Name of the hour. */
  hour: "Hour",
  /** Name of the minute. */
  minute: "Minute",
  /** Name of the second. */
  second: "Second",
  /** Name of the half of the day. */
  dayPeriod: "AM/PM",
  /** Read instead of a missing hour, minute, second or half of the day. */
  empty: "Empty",
  /** Shown by the browser if a time that isn't complete is submitted. */
  incomplete: "Enter a complete time.",
};

export const dateTimePickerLabels = /* @__PURE__ */ join(
  /* @__PURE__ */ join(datePickerLabels, timeFieldLabels),
  {
    /** The label of the time. */
    time: "Time",
    /** Shown by the browser if a time without a day is submitted. */
    noDay: "Select a day.",
    /** Shown by the browser if a day without a time is submitted. */
    noTime: "Enter a time.",
    /** The error about a time that clocks skip when they go forward. `{time}` is the time. */
    leftOut: "On this day, clocks go forward and skip {time}. Enter another time.",
    /** The error about a moment before the earliest one. */
    tooEarly: "Enter {date} or later.",
    /** The error about a moment after the latest one. */
    tooLate: "Enter {date} or earlier.",
    /** Shown and announced if clocks go back and the time occurs twice. `{offset}` is an offset such as UTC+02:00. */
    firstSelected: "On this day, clocks go back and the time occurs twice. The first is selected ({offset}).",
    /** Shown and announced when the second time is selected. */
    secondSelected:
      "On this day, clocks go back and the time occurs twice. The second is selected ({offset}).",
    /** The button that selects the first time. */
    selectFirst: "Select the first ({offset})",
    /** The button that selects the second time. */
    selectSecond: "Select the second ({offset})",
  },
);

export const toastLabels = {
  /** The language for formatting counts, as a BCP 47 tag. */
  locale: "en",
  /** Name of the region that contains the messages, with the key that moves focus to it. */
  region: "Notifications (F6)",
  /** Name of the button that closes a message. */
  close: "Close",
  /** Text of the button that closes all messages, if there are more than fit. */
  closeAll: "Close all",
  /** The number of hidden messages, by the plural forms of the language. */
  more: { one: "{count} more", other: "{count} more" } as PluralForms,
  /** Read before a message of the type `info`, instead of its icon. */
  info: "Information:",
  /** Read before a message of the type `success`, instead of its icon. */
  success: "Success:",
  /** Read before a message of the type `warning`, instead of its icon. */
  warning: "Warning:",
  /** Read before a message of the type `error`, instead of its icon. */
  error: "Error:",
};

export const treeLabels = {
  /** The language of the items, as a BCP 47 tag. It sets which letters count as the same, and the format of numbers. */
  locale: "en",
  /** Name of the tree. */
  label: "Tree",
  /** Name of the button that shows the items below an item. */
  expand: "Expand {label}",
  /** Name of the button that hides the items below an item. */
  collapse: "Collapse {label}",
  /** Announced while the items below an item load. */
  loading: "Loading {label}",
  /** Announced when they are loaded, by the plural forms of the language. `{label}` is the item above. */
  loaded: { one: "{count} item in {label}", other: "{count} items in {label}" } as PluralForms,
  /** Shown and announced if they can't be loaded. */
  error: "Couldn’t load.",
  /** Shown after the error, in a row that loads them again. */
  retry: "Try again",
};

/**
 * Every string that Kerf shows or uses in an accessible name, in English. Replace any of them for a whole tree with
 * LabelsProvider, or for one instance with its `labels` prop.
 */
export const defaultLabels = {
  autocomplete: autocompleteLabels,
  avatar: avatarLabels,
  breadcrumbs: breadcrumbsLabels,
  choroplethMap: choroplethMapLabels,
  clipboardText: clipboardTextLabels,
  code: codeLabels,
  combobox: comboboxLabels,
  dateInput: dateInputLabels,
  datePicker: datePickerLabels,
  dateRangePicker: dateRangePickerLabels,
  dateTimePicker: dateTimePickerLabels,
  commandPalette: commandPaletteLabels,
  drawer: drawerLabels,
  field: fieldLabels,
  fileUpload: fileUploadLabels,
  link: linkLabels,
  loader: loaderLabels,
  logo: logoLabels,
  menuBar: menuBarLabels,
  meter: meterLabels,
  numberField: numberFieldLabels,
  pagination: paginationLabels,
  poweredBy: poweredByLabels,
  select: selectLabels,
  sidebar: sidebarLabels,
  skeleton: skeletonLabels,
  slider: sliderLabels,
  stepper: stepperLabels,
  table: tableLabels,
  textarea: textareaLabels,
  timeField: timeFieldLabels,
  toast: toastLabels,
  tree: treeLabels,
};

/** Kerf's strings, by component. */
export type Labels = typeof defaultLabels;

/** Overrides for some of Kerf's strings. */
export type LabelOverrides = { [Group in keyof Labels]?: Partial<Labels[Group]> };

type LabelsOf<Group extends keyof Labels> = Labels[Group];

/** The texts of an Autocomplete. */
export interface AutocompleteLabels extends LabelsOf<"autocomplete"> {}

/** The texts of an Avatar. */
export interface AvatarLabels extends Omit<LabelsOf<"avatar">, keyof AvatarGroupLabels> {}

/** The texts of an Avatar.Group. */
export interface AvatarGroupLabels extends Pick<LabelsOf<"avatar">, "locale" | "more"> {}

/** The texts of Breadcrumbs. */
export interface BreadcrumbsLabels extends Pick<LabelsOf<"breadcrumbs">, "label"> {}

/** The texts of a Breadcrumbs.Current. */
export interface BreadcrumbsCurrentLabels extends Pick<LabelsOf<"breadcrumbs">, "loading"> {}

/** The texts of a Breadcrumbs.Clipboard. */
export interface BreadcrumbsClipboardLabels
  extends Pick<LabelsOf<"breadcrumbs">, "copied" | "failed" | "copyAction"> {}

/** The texts of a ChoroplethMap. */
export interface ChoroplethMapLabels extends LabelsOf<"choroplethMap"> {}

/** The texts of a ClipboardText. */
export interface ClipboardTextLabels extends LabelsOf<"clipboardText"> {}

/** The texts of a Code.Block. */
export interface CodeLabels extends LabelsOf<"code"> {}

/** The texts of a Combobox. */
export interface ComboboxLabels extends LabelsOf<"combobox"> {}

/** The texts of a DateInput. */
export interface DateInputLabels extends LabelsOf<"dateInput"> {}

/** The texts of a DatePicker. */
export interface DatePickerLabels extends LabelsOf<"datePicker"> {}

/** The texts of a DateRangePicker. */
export interface DateRangePickerLabels extends LabelsOf<"dateRangePicker"> {}

/** The texts of a DateTimePicker. */
export interface DateTimePickerLabels extends LabelsOf<"dateTimePicker"> {}

/** The texts of a CommandPalette. */
export interface CommandPaletteLabels extends LabelsOf<"commandPalette"> {}

/** The texts of a CommandPalette.Dialog. */
export interface CommandPaletteDialogLabels extends Pick<LabelsOf<"commandPalette">, "name"> {}

/** The texts of a CommandPalette.Panel. */
export interface CommandPalettePanelLabels extends Omit<LabelsOf<"commandPalette">, "name"> {}

/** The texts of a Drawer. */
export interface DrawerLabels extends LabelsOf<"drawer"> {}

/** The texts of the field around a control. */
export interface FieldLabels extends LabelsOf<"field"> {}

/** The texts of the info button beside a label. */
export interface InfoButtonLabels extends Pick<LabelsOf<"field">, "moreInformation"> {}

/** The texts of a FileUpload. */
export interface FileUploadLabels extends LabelsOf<"fileUpload"> {}

/** The texts of a Loader. */
export interface LoaderLabels extends LabelsOf<"loader"> {}

/** The texts of a Logo. */
export interface LogoLabels extends LabelsOf<"logo"> {}

/** The texts of a MenuBar. */
export interface MenuBarLabels extends LabelsOf<"menuBar"> {}

/** The texts of a Meter. */
export interface MeterLabels extends LabelsOf<"meter"> {}

/** The texts of a NumberField. */
export interface NumberFieldLabels extends LabelsOf<"numberField"> {}

/** The texts of a Pagination. */
export interface PaginationLabels extends LabelsOf<"pagination"> {}

/** The texts of a PoweredBy. */
export interface PoweredByLabels extends LabelsOf<"poweredBy"> {}

/** The texts of a Select. */
export interface SelectLabels extends LabelsOf<"select"> {}

/** The texts of a Sidebar. */
export interface SidebarLabels extends Pick<LabelsOf<"sidebar">, "label"> {}

/** The texts of a Sidebar.Trigger. */
export interface SidebarTriggerLabels extends Pick<LabelsOf<"sidebar">, "toggle"> {}

/** The texts of a Sidebar.Rail. */
export interface SidebarRailLabels extends Pick<LabelsOf<"sidebar">, "resize"> {}

/** The texts of a Skeleton.Region. */
export interface SkeletonLabels extends LabelsOf<"skeleton"> {}

/** The texts of a Slider. */
export interface SliderLabels extends LabelsOf<"slider"> {}

/** The texts of a Stepper. */
export interface StepperLabels extends LabelsOf<"stepper"> {}

/** The texts of a Table. */
export interface TableLabels extends Pick<LabelsOf<"table">, "table" | "loading"> {}

/** The texts of a Table.Head. */
export interface TableHeadLabels extends Pick<LabelsOf<"table">, "resize" | "width"> {}

/** The texts of a Table.CheckHead. */
export interface TableCheckHeadLabels extends Pick<LabelsOf<"table">, "selection" | "selectAll"> {}

/** The texts of a Table.CheckCell. */
export interface TableCheckCellLabels extends Pick<LabelsOf<"table">, "selectRow"> {}

/** The texts of a Textarea. */
export interface TextareaLabels extends LabelsOf<"textarea"> {}

/** The texts of a TimeField. */
export interface TimeFieldLabels extends LabelsOf<"timeField"> {}

/** The texts of a Toast. */
export interface ToastLabels extends Omit<LabelsOf<"toast">, "locale" | "region" | "closeAll" | "more"> {}

/** The texts of a Toast.Provider and its toasts. */
export interface ToastProviderLabels extends LabelsOf<"toast"> {}

/** The texts of a Tree. */
export interface TreeLabels extends LabelsOf<"tree"> {}
