// One constant a component, so that a component brings along its own strings and nobody else's. What shares strings is
// said to be pure: a spread may run code, so bundlers would keep it in every application.

const join = <Shared extends object, Own extends object>(shared: Shared, own: Own) =>
  ({ ...shared, ...own }) as { [Key in keyof (Shared & Own)]: (Shared & Own)[Key] };

/** Said once a copy went well, or did not. */
const copyOutcomes = { copied: "Copied", failed: "Could not copy" };

/** What a list of things to choose says. */
const listLabels = {
  /** The language of the items, as a BCP 47 tag: it decides which letters count as the same, and writes numbers. */
  locale: "en",
  /** Name of the list, where the field has no label. */
  options: "Options",
};

/** News of a list that typing narrows down. */
const resultLabels = {
  /** The language of the items, as a BCP 47 tag: it decides which letters count as the same, and writes numbers. */
  locale: "en",
  /** Shown and announced where nothing is found. */
  empty: "No results",
  /** Announced while someone types, by the language's forms of the plural. */
  results: { one: "{count} result", other: "{count} results" } as PluralForms,
};

/** Names of a field with such a list. */
const pickerLabels = /* @__PURE__ */ join(/* @__PURE__ */ join(listLabels, resultLabels), {
  /** Name of the button that empties the field. */
  clear: "Clear",
  /** Name of the button that opens the list. */
  open: "Show options",
});

/** A text with `{count}` in it, for each form of the plural that the language has. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export const autocompleteLabels = pickerLabels;

export const breadcrumbsLabels = /* @__PURE__ */ join(copyOutcomes, {
  /** Name of the navigation. */
  label: "Breadcrumb",
  /** Said in place of a page's name that is not there yet. */
  loading: "Loading",
  /** Name of the button that copies. */
  copyAction: "Copy",
});

export const choroplethMapLabels = {
  /** The language that values are written in, as a BCP 47 tag. */
  locale: "en",
  /** Said of a region that nothing is known about. */
  noData: "No data",
  /** Heads the column of regions in the table. */
  region: "Region",
  /** Heads the column of values in the table. */
  value: "Value",
  /** The name of a map without a `label`. */
  name: "Map",
  /** Said after the map's name, to those who do not see it. */
  hint: "Arrow keys move between regions. A table with the same data follows.",
};

export const clipboardTextLabels = /* @__PURE__ */ join(copyOutcomes, {
  /** Name of the button that copies. */
  copyAction: "Copy",
});

export const codeLabels = /* @__PURE__ */ join(copyOutcomes, {
  /** Name of the code while it scrolls, and so can be reached by keyboard. */
  code: "Code",
  /** Name of the button that copies. */
  copyAction: "Copy code",
});

export const comboboxLabels = /* @__PURE__ */ join(pickerLabels, {
  /** Name of the button that takes a chip away; the chip's own text follows. */
  remove: "Remove",
  /** Name of the row of chips. */
  chosen: "Chosen",
  /** Name of the input within the list's popup. */
  search: "Search",
});

export const datePickerLabels = {
  /** Name of the button. Where it is not replaced, a locale's own word goes before it; the same holds below. */
  previousMonth: "Previous month",
  /** Name of the button. */
  nextMonth: "Next month",
  /** Begins the name of today. */
  today: "Today",
  /** Ends the name of a day that is chosen. */
  selected: "selected",
};

export const dateRangePickerLabels = /* @__PURE__ */ join(datePickerLabels, {
  /** On the button that takes back both dates. */
  reset: "Reset",
  /** Announced when they are taken back. */
  none: "No dates chosen",
});

export const commandPaletteLabels = /* @__PURE__ */ join(resultLabels, {
  /** Name of the dialog. */
  name: "Command palette",
  /** Name of the input. */
  search: "Search",
  /** Shown in the input while nothing is typed. */
  placeholder: "Search…",
  /** Name of the list. */
  options: "Results",
  /** Shown where nothing is found for what is typed. */
  emptyFor: "No results for “{query}”",
  /** Shown and announced while results are on their way. */
  loading: "Loading",
  /** Name of the button that closes it. */
  close: "Close",
  /** What the keys do, in the footer. */
  navigate: "Navigate",
  select: "Select",
  openInNewTab: "Open in new tab",
});

export const fieldLabels = {
  optional: "(optional)",
  /** Name of the button that shows `labelTooltip`. */
  moreInformation: "More information",
};

export const linkLabels = {
  /** Said at the end of a link's name, for the icon that shows it. */
  opensInNewTab: "(opens in new tab)",
};

export const loaderLabels = {
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
  /** The language that percentages are written in, as a BCP 47 tag: "62%" in `en`, "62 %" in `de`. */
  locale: "en",
};

export const paginationLabels = {
  /** The language that numbers are written and read in, as a BCP 47 tag. */
  locale: "en",
  /** Name of the navigation. */
  label: "Pagination",
  /** Which items are shown; `{page}`, `{pages}` and `{perPage}` may stand in it as well. */
  showing: "Showing {range} of {total}",
  /** Said where there are no items. */
  empty: "No results",
  /** Said where the number of items is not known. */
  unknown: "Page {page}",
  /** Names of the buttons. */
  first: "First page",
  previous: "Previous page",
  next: "Next page",
  last: "Last page",
  /** Name of the input and of the list of pages. */
  page: "Page, 1 to {pages}",
  /** Before the list of page sizes. */
  perPage: "Per page",
};

export const poweredByLabels = {
  poweredBy: "Powered by",
};

export const selectLabels = /* @__PURE__ */ join(listLabels, {
  /** Shown where there is nothing to choose from. */
  empty: "No options",
  /** Shown in place of what is chosen, while the options are on their way. */
  loading: "Loading",
});

export const tableLabels = {
  /** Name of a table that has no other, while it scrolls and so can be reached by keyboard. */
  table: "Table",
  /** Announced while rows are on their way. */
  loading: "Loading",
  /** Heads the column of checkboxes, for assistive technology. */
  selection: "Selection",
  /** Name of the checkbox that stands for all rows. */
  selectAll: "Select all rows",
  /** Name of a row's checkbox, `{row}` being what its `label` says. */
  selectRow: "Select {row}",
  /** Name of the handle that sets a column's width; the column's own name follows. */
  resize: "Resize",
  /** The width of a column, as it is read out. */
  width: "{width} pixels",
};

export const textareaLabels = {
  /** The language that the counter writes its numbers in, as a BCP 47 tag. */
  locale: "en",
  /** Announced while few are left, by the language's forms of the plural. */
  left: { one: "{count} character left", other: "{count} characters left" } as PluralForms,
};

export const toastLabels = {
  /** The language that counts are written in, as a BCP 47 tag. */
  locale: "en",
  /** Name of the region that the messages stand in, with the key that leads there. */
  region: "Notifications (F6)",
  /** Name of the button that closes a message. */
  close: "Close",
  /** Button that closes all of them, where there are more than fit. */
  closeAll: "Close all",
  /** How many wait unseen, by the language's forms of the plural. */
  more: { one: "{count} more", other: "{count} more" } as PluralForms,
  /** Said before the message, for the icon that shows it. */
  info: "Information:",
  success: "Success:",
  warning: "Warning:",
  error: "Error:",
};

/**
 * Every string that Kerf itself puts on screen or into a name, in English. Replace any of them for a whole
 * tree with LabelsProvider, or for one instance with its `labels` prop.
 */
export const defaultLabels = {
  autocomplete: autocompleteLabels,
  breadcrumbs: breadcrumbsLabels,
  choroplethMap: choroplethMapLabels,
  clipboardText: clipboardTextLabels,
  code: codeLabels,
  combobox: comboboxLabels,
  datePicker: datePickerLabels,
  dateRangePicker: dateRangePickerLabels,
  commandPalette: commandPaletteLabels,
  field: fieldLabels,
  link: linkLabels,
  loader: loaderLabels,
  logo: logoLabels,
  menuBar: menuBarLabels,
  meter: meterLabels,
  pagination: paginationLabels,
  poweredBy: poweredByLabels,
  select: selectLabels,
  table: tableLabels,
  textarea: textareaLabels,
  toast: toastLabels,
};

/** The strings of Kerf, by component. */
export type Labels = typeof defaultLabels;

/** Some of the strings of Kerf, to lay over the others. */
export type LabelOverrides = { [Group in keyof Labels]?: Partial<Labels[Group]> };
