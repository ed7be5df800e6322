import {
  dateInputLabels,
  datePickerLabels,
  dateRangeInputLabels,
  dateRangePickerLabels,
  dateTimePickerLabels,
  timeFieldLabels,
} from "./dates";
import {
  avatarLabels,
  bubbleMapLabels,
  chartLabels,
  choroplethMapLabels,
  clipboardTextLabels,
  codeLabels,
  drawerLabels,
  kbdLabels,
  loaderLabels,
  logoLabels,
  poweredByLabels,
  skeletonLabels,
  sparklineLabels,
  tableLabels,
  toastLabels,
} from "./display";
import {
  autocompleteLabels,
  comboboxLabels,
  fieldLabels,
  fileUploadLabels,
  numberFieldLabels,
  passwordInputLabels,
  selectLabels,
  sliderLabels,
  textareaLabels,
} from "./fields";
import {
  breadcrumbsLabels,
  commandPaletteLabels,
  linkLabels,
  menuBarLabels,
  paginationLabels,
  sidebarLabels,
  stepperLabels,
  treeLabels,
} from "./navigation";

/**
 * Every string that Kerf shows or uses in an accessible name, in English. Replace any of them for a whole tree with
 * LabelsProvider, or for one instance with its `labels` prop.
 */
export const defaultLabels = {
  autocomplete: autocompleteLabels,
  avatar: avatarLabels,
  breadcrumbs: breadcrumbsLabels,
  bubbleMap: bubbleMapLabels,
  chart: chartLabels,
  choroplethMap: choroplethMapLabels,
  clipboardText: clipboardTextLabels,
  code: codeLabels,
  combobox: comboboxLabels,
  dateInput: dateInputLabels,
  datePicker: datePickerLabels,
  dateRangeInput: dateRangeInputLabels,
  dateRangePicker: dateRangePickerLabels,
  dateTimePicker: dateTimePickerLabels,
  commandPalette: commandPaletteLabels,
  drawer: drawerLabels,
  field: fieldLabels,
  fileUpload: fileUploadLabels,
  kbd: kbdLabels,
  link: linkLabels,
  loader: loaderLabels,
  logo: logoLabels,
  menuBar: menuBarLabels,
  numberField: numberFieldLabels,
  pagination: paginationLabels,
  passwordInput: passwordInputLabels,
  poweredBy: poweredByLabels,
  select: selectLabels,
  sidebar: sidebarLabels,
  skeleton: skeletonLabels,
  slider: sliderLabels,
  sparkline: sparklineLabels,
  stepper: stepperLabels,
  table: tableLabels,
  textarea: textareaLabels,
  timeField: timeFieldLabels,
  toast: toastLabels,
  tree: treeLabels,
};

/** Kerf's strings, by component. */
export type Labels = typeof defaultLabels;
