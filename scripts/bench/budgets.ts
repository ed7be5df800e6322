/**
 * What each kind of work may cost: script time, or time to paint, as a multiple of plain HTML with the same DOM. Of a long
 * table, script and layout, as a multiple of a table that has only the rows in sight.
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
  // Its primitive alone takes as long.
  "mount-accordion": 4.5,
  "mount-sidebar": 2.0,
  "mount-tree": 2.0,
  "mount-file-upload": 2.0,
  "mount-number-field": 2.0,
  // Its primitive alone takes 2.7 times plain HTML.
  "mount-slider": 3.5,
  "mount-time-field": 2.0,
  "mount-date-input": 2.5,
  "mount-date-time-picker": 3.5,
  "mount-long-table": 2.0,
  "scroll-long-table": 2.0,
  "disable-button": 2.0,
  "change-button": 3.0,
  "rerender-button": 3.0,
  "open-dialog": 1.05,
  "open-drawer": 1.2,
  "open-menu": 1.4,
} as const;

/** KiB, minified and gzipped, React left out; the best styled library's figure when the budget was set. */
export const sizeBudgets: Record<string, number> = {
  Button: 5.5,
  Badge: 3.4,
  // 0.15 of them place tips in browsers without `anchor-scope`; so do 0.15, 0.1 and 0.2 of Autocomplete, Combobox and Code.
  Input: 4.75,
  Checkbox: 9.6,
  Meter: 4.9,
  Collapsible: 9.4,
  Tabs: 11.9,
  Pagination: 12.6,
  // Of both, 19.1 are react-day-picker, with date-fns and a locale; DateRangePicker has a Button.
  DatePicker: 26.1,
  DateRangePicker: 28,
  // DatePicker, Popover and Input together are 64.25 of them.
  DateInput: 67.5,
  // DatePicker, TimeField and Button together are 33.2 of them.
  DateTimePicker: 34.5,
  // Nothing to compare it with: its highlighter is loaded when it is needed, and must stay out of this.
  Code: 7.2,
  // More than their primitive and 4 KiB, by the field around them and what it shows; and, of the first two, 0.1 and 0.2
  // for aria-disabled. They are not to grow further.
  Autocomplete: 51.75,
  Combobox: 55.8,
  Select: 53.1,
  Stepper: 4.25,
  // As of those: the field is 4 of them, the primitives 11.7 and 12.4.
  NumberField: 17.75,
  Slider: 17.75,
  FileUpload: 10.5,
  Tree: 8.75,
  TimeField: 9.1,
  // More than its primitives and 4 KiB, too: it has twelve parts.
  Sidebar: 59.25,
  // Nor here: Checkbox is half of it, and virtual rows are 2.5. The library for them is 10.2.
  Table: 14.5,
};

/** KiB that a component may add to the unstyled primitive that it floats with. */
export const floatingBudget = 4;

/** An export of another package that a component builds on. */
export interface Primitive {
  from: string;
  name: string;
}

/** For popups: the unstyled primitives that the component builds on. */
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
 * specification, and 0.25 for each component added since. Sidebar counts twice, because of its twelve parts.
 */
export const stylesheetBudget = 20 + 0.25 * 15;
