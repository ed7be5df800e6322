/**
 * A published library to compare Kerf with: its packages with their versions, and its names for Kerf's
 * components.
 */
export interface Peer {
  name: string;
  install: Record<string, string>;
  /** The names that an application imports for a component, by Kerf's name for it. */
  exports: Record<string, string[]>;
  from: string;
}

/** Styled React libraries that people could use instead of Kerf. Only this benchmark downloads them. */
export const peers: Peer[] = [
  {
    name: "Mantine",
    install: { "@mantine/core": "^8.0.0", "@mantine/hooks": "^8.0.0" },
    from: "@mantine/core",
    exports: {
      Accordion: ["Accordion"],
      Badge: ["Badge"],
      Button: ["Button"],
      Checkbox: ["Checkbox"],
      Collapsible: ["Collapse"],
      Combobox: ["MultiSelect"],
      Dialog: ["Modal"],
      DropdownMenu: ["Menu"],
      Input: ["TextInput"],
      Meter: ["Progress"],
      NumberField: ["NumberInput"],
      Pagination: ["Pagination"],
      Popover: ["Popover"],
      Select: ["Select"],
      Stepper: ["Stepper"],
      Slider: ["Slider", "RangeSlider"],
      Switch: ["Switch"],
      Table: ["Table"],
      Tabs: ["Tabs"],
      Tooltip: ["Tooltip"],
    },
  },
  {
    name: "MUI",
    install: { "@mui/material": "^7.0.0", "@emotion/react": "^11.14.0", "@emotion/styled": "^11.14.0" },
    from: "@mui/material",
    exports: {
      Accordion: ["Accordion", "AccordionSummary", "AccordionDetails"],
      Autocomplete: ["Autocomplete", "TextField"],
      Badge: ["Chip"],
      Button: ["Button"],
      Checkbox: ["Checkbox", "FormControlLabel"],
      Collapsible: ["Collapse"],
      Dialog: ["Dialog", "DialogTitle", "DialogContent"],
      DropdownMenu: ["Menu", "MenuItem"],
      Input: ["TextField"],
      Meter: ["LinearProgress"],
      Pagination: ["Pagination"],
      Popover: ["Popover"],
      Select: ["Select", "MenuItem"],
      Stepper: ["Stepper", "Step", "StepLabel"],
      Slider: ["Slider"],
      Switch: ["Switch", "FormControlLabel"],
      Table: ["Table", "TableBody", "TableRow", "TableCell", "TableHead"],
      Tabs: ["Tabs", "Tab"],
      Tooltip: ["Tooltip"],
    },
  },
  {
    name: "Radix Themes",
    install: { "@radix-ui/themes": "^3.2.0" },
    from: "@radix-ui/themes",
    exports: {
      Badge: ["Badge"],
      Button: ["Button"],
      Checkbox: ["Checkbox"],
      Dialog: ["Dialog"],
      DropdownMenu: ["DropdownMenu"],
      Input: ["TextField"],
      Meter: ["Progress"],
      Popover: ["Popover"],
      Select: ["Select"],
      Slider: ["Slider"],
      Switch: ["Switch"],
      Table: ["Table"],
      Tabs: ["Tabs"],
      Tooltip: ["Tooltip"],
    },
  },
];
