import { copyOutcomes, join, type PluralForms } from "./shared";

export const avatarLabels = {
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

export const bubbleMapLabels = {
  /** The value of a place without data. */
  noData: "No data",
  /** The header of the column of places in the table. */
  place: "Place",
  /** The header of the column of values in the table. */
  value: "Value",
  /** The name of a map without a `label`. */
  name: "Map",
  /** The description of the map for screen readers. */
  hint: "Arrow keys move between places. A table with the same data follows.",
};

export const chartLabels = {
  /** Shown instead of a chart without data, and in table cells without a value. */
  noData: "No data",
  /** Shown and announced while data loads. */
  loading: "Loading data",
  /** Shown and announced if the data couldn't be loaded. */
  error: "The data failed to load.",
  /** Text of the button that loads the data again. */
  retry: "Try again",
  /** Text of the button that shows the data as a table. */
  showTable: "Show as table",
  /** Text of the button that shows the chart instead of the table. */
  showChart: "Show as chart",
  /** The header of the column of names in the table. */
  category: "Category",
  /** The header of the column of values in the table, if the series has no name. */
  value: "Value",
  /** Shown below a table with more rows than it shows. */
  sampled: "{shown} of {total} rows, evenly spaced",
  /** The number of values in the summary, by the plural forms of the language. */
  values: { one: "{count} value", other: "{count} values" } as PluralForms,
  /** The number of series in the summary, by the plural forms of the language. */
  series: { one: "{count} series", other: "{count} series" } as PluralForms,
  /** The summary for screen readers. `{values}` is `values`, and the names of the points are in parentheses. */
  summary: "{values}, from {low} ({lowAt}) to {high} ({highAt}).",
  /** The summary of several series. `{series}` is `series`. */
  summaryOfSeries: "{series} with {values}, from {low} ({lowAt}) to {high} ({highAt}).",
  /** The description of the chart for screen readers, after the summary. */
  hint: "Arrow keys move between points and series. A table with the same data follows.",
  /** The name of the smallest parts of a donut, which are joined. */
  other: "Other",
  /** The name of the sum in the center of a donut. */
  total: "Total",
  /** Name of the legend. */
  legend: "Legend",
  /** Text of the button in a legend that hides all other series. */
  only: "Only",
  /** Accessible name of the button in a legend that hides all other series. */
  showOnly: "Only {series}",
  /** Text of the button that shows hidden series again. */
  showAll: "Show all",
  /** Text of the button that shows all times again after a range was selected. */
  resetRange: "Reset range",
  /** The description after `hint`, if a time range can be selected. */
  rangeHint: "Shift and the arrow keys select a time range, which Enter applies.",
  /** Announced while a time range is selected with the keyboard. */
  range: "{from} to {to}",
  /** The value of an interval that isn't over, in the tooltip and the table. */
  incomplete: "{value}, incomplete",
};

export const choroplethMapLabels = {
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

export const drawerLabels = {
  /** Name of the handle, which moves the drawer to the next higher snap point. */
  expand: "Expand",
  /** Name of the handle at the highest snap point. It moves the drawer to the lowest. */
  collapse: "Collapse",
};

/** The names of keys, as they are on keyboards. */
export const kbdLabels = {
  /** The Alt key. */
  alt: "Alt",
  /** The Backspace key. */
  backspace: "Backspace",
  /** The Command key of Apple keyboards, read instead of its sign. */
  command: "Command",
  /** The Control key. */
  control: "Ctrl",
  /** The Delete key. */
  delete: "Delete",
  /** The Down Arrow key, read instead of its sign. */
  down: "Down Arrow",
  /** The End key. */
  end: "End",
  /** The Enter key, read instead of its sign. */
  enter: "Enter",
  /** The Escape key. */
  escape: "Esc",
  /** The Home key. */
  home: "Home",
  /** The Left Arrow key, read instead of its sign. */
  left: "Left Arrow",
  /** The Option key of Apple keyboards, read instead of its sign. */
  option: "Option",
  /** The Page Down key. */
  pageDown: "Page Down",
  /** The Page Up key. */
  pageUp: "Page Up",
  /** The Right Arrow key, read instead of its sign. */
  right: "Right Arrow",
  /** The Shift key. */
  shift: "Shift",
  /** The space bar. */
  space: "Space",
  /** The Tab key. */
  tab: "Tab",
  /** The Up Arrow key, read instead of its sign. */
  up: "Up Arrow",
  /** The Windows key. */
  windows: "Win",
};

export const loaderLabels = {
  /** The accessible name of the indicator. */
  loading: "Loading",
};

export const logoLabels = {
  /** Name of the image. */
  name: "Kerf",
};

export const poweredByLabels = {
  /** The text before the logo. */
  poweredBy: "Powered by",
};

export const skeletonLabels = {
  /** Announced once for each region. */
  loading: "Loading",
};

export const sparklineLabels = {
  /** The summary of a sparkline without data. */
  noData: "No data",
  /** The summary for screen readers, after the label: the first, the last, the lowest and the highest value. */
  summary: "from {first} to {last}, lowest {low}, highest {high}",
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

export const toastLabels = {
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
