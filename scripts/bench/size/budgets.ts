/**
 * In KiB, minified and gzipped, without React. Each is the figure of the best styled library when the budget
 * was set. Controls of forms may exceed it by 0.3 to 0.9. They follow
 * resets and changes before hydration.
 */
export const sizeBudgets: Record<string, number> = {
  Button: 5.5,
  Badge: 3.4,
  Input: 5.37,
  Checkbox: 9.6,
  Meter: 4.9,
  Collapsible: 9.4,
  Tabs: 11.9,
  Pagination: 12.6,
  // 19.1 of both are react-day-picker, date-fns and a locale.
  DatePicker: 26.6,
  DateRangePicker: 28.3,
  // Contains DatePicker, Popover and Input.
  DateInput: 68.05,
  // Contains DatePicker, TimeField and Button.
  DateTimePicker: 35.3,
  // The highlighter loads on demand, and must stay out of this size.
  Code: 7.3,
  // These three exceed their primitive plus 4 KiB, because of the field around them and its content. They must not grow
  // further.
  Autocomplete: 53.4,
  Combobox: 57.45,
  Select: 54.5,
  Stepper: 4.25,
  // 0.45 for the refusal of numbers that would change silently.
  NumberField: 18.6,
  Slider: 18.35,
  FileUpload: 10.9,
  Tree: 9.1,
  TimeField: 9.82,
  Sidebar: 59.35,
  // Checkbox is half of this size, and virtual rows are 2.5.
  Table: 15.1,
  // Each popup component may add 4 to the unstyled primitives that it builds on.
  Accordion: 12.25,
  CommandPalette: 53.5,
  Dialog: 24.9,
  Drawer: 38,
  DropdownMenu: 59.2,
  MenuBar: 34.3,
  Popover: 40.8,
  Toast: 27.7,
  Tooltip: 34.3,
};

/** KiB of the stylesheet, minified and gzipped, without its fonts: 20, and 0.25 for each component after the first 40. */
export const stylesheetBudget = 20.05 + 0.25 * 15;
