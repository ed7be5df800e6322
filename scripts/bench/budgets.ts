/**
 * The maximum cost of each kind of work: script time or time to paint, as a multiple of plain HTML with the
 * same DOM. For a long table, it is script and layout time, as a multiple of a table with only the visible
 * rows.
 */
export const renderBudgets = {
  "mount-button": 2.0,
  "mount-badge": 1.2,
  "mount-checkbox": 6,
  "mount-input": 4,
  "mount-table": 2.0,
  "mount-avatar": 2.0,
  "mount-skeleton": 2.0,
  "mount-stepper": 2.0,
  // More than half of the time of this row, of `mount-slider` and of `mount-date-time-picker` is their primitive's: see
  // the `primitive-` rows.
  "mount-accordion": 4.5,
  "mount-sidebar": 2.0,
  "mount-tree": 2.0,
  "mount-file-upload": 2.0,
  "mount-number-field": 2.0,
  "mount-slider": 3.5,
  "mount-time-field": 2.0,
  "mount-date-input": 2.5,
  "mount-date-time-picker": 3.5,
  "primitive-accordion": 2.0,
  "primitive-slider": 1.5,
  "primitive-date-time-picker": 1.5,
  "mount-long-table": 2.0,
  "scroll-long-table": 2.0,
  "disable-button": 2.0,
  "change-button": 3.0,
  "rerender-button": 3.0,
  "open-dialog": 1.05,
  "open-drawer": 1.2,
  "open-menu": 1.4,
} as const;

/**
 * In KiB, minified and gzipped, without React. Each is the figure of the best styled library when the budget
 * was set.
 */
export const sizeBudgets: Record<string, number> = {
  Button: 5.5,
  Badge: 3.4,
  // Includes 0.15 to place tips in browsers without `anchor-scope`. For the same reason, Autocomplete
  // includes 0.15, Combobox 0.1 and Code 0.2.
  // Includes 0.03 to keep the built-in text for an undefined label. For the same reason, Sidebar includes 0.01.
  // Includes 0.08 to measure the tips that Firefox misplaces. So do Code, Combobox, TimeField and Table.
  Input: 4.87,
  Checkbox: 9.6,
  Meter: 4.9,
  Collapsible: 9.4,
  Tabs: 11.9,
  Pagination: 12.6,
  // Both include 19.1 for react-day-picker, date-fns and a locale. DateRangePicker also includes Button.
  DatePicker: 26.1,
  DateRangePicker: 28,
  // Includes 64.25 for DatePicker, Popover and Input together.
  DateInput: 67.5,
  // Includes 33.2 for DatePicker, TimeField and Button together.
  DateTimePicker: 34.5,
  // There is no library to compare it with. The highlighter loads on demand, and must stay out of this size.
  Code: 7.3,
  // These three exceed their primitive plus 4 KiB, because of the field around them and its content.
  // Autocomplete and Combobox also include 0.1 and 0.2 for aria-disabled. They must not grow further.
  Autocomplete: 51.75,
  Combobox: 55.87,
  Select: 53.1,
  Stepper: 4.25,
  // These two exceed it for the same reason: 4 are the field, and 11.7 and 12.4 the primitives.
  NumberField: 17.75,
  Slider: 17.75,
  FileUpload: 10.5,
  Tree: 8.75,
  TimeField: 9.17,
  // Also exceeds its primitives plus 4 KiB, because it has twelve parts.
  Sidebar: 59.26,
  // There is no library to compare it with either. Checkbox is half of this size. Virtual rows are 2.5, and a
  // library for them would be 10.2.
  Table: 14.6,
};

/** KiB that a popup component may add to its unstyled primitives. */
export const floatingBudget = 4;

/** An export of another package that a component builds on. */
export interface Primitive {
  from: string;
  name: string;
}

/** The unstyled primitives that each popup component builds on. */
export const floatingPrimitives: Record<string, Primitive | Primitive[]> = {
  Accordion: { from: "@base-ui/react/accordion", name: "Accordion" },
  CommandPalette: [
    { from: "@base-ui/react/dialog", name: "Dialog" },
    { from: "@base-ui/react/autocomplete", name: "Autocomplete" },
  ],
  Dialog: { from: "@base-ui/react/dialog", name: "Dialog" },
  Drawer: { from: "@base-ui/react/drawer", name: "Drawer" },
  DropdownMenu: { from: "@base-ui/react/menu", name: "Menu" },
  MenuBar: { from: "@base-ui/react/tooltip", name: "Tooltip" },
  Popover: { from: "@base-ui/react/popover", name: "Popover" },
  Toast: { from: "@base-ui/react/toast", name: "Toast" },
  Tooltip: { from: "@base-ui/react/tooltip", name: "Tooltip" },
};

/**
 * KiB of the whole stylesheet, minified and gzipped, without its fonts. It is 20 for the 40 components of the
 * specification, and 0.25 for each component added since. Sidebar counts twice, because of its twelve parts. 0.05 are
 * for the tips that Firefox misplaces.
 */
export const stylesheetBudget = 20.05 + 0.25 * 15;
