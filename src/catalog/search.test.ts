import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { searchCatalog } from "./search";
import type { Catalog } from "./types";

const file = fileURLToPath(new URL("./catalog.json", import.meta.url));
const catalog: Catalog = JSON.parse(readFileSync(file, "utf8"));
const firstFor = (query: string) => searchCatalog(catalog, query).found[0]?.component.name;

test.each([
  ["accordion", "Accordion"],
  ["disclosure", "Collapsible"],
  ["faq", "Accordion"],
  ["alert", "Banner"],
  ["alert dialog", "Dialog"],
  ["breadcrumb", "Breadcrumbs"],
  ["calendar", "DatePicker"],
  ["card", "Surface"],
  ["chip", "Badge"],
  ["combobox", "Combobox"],
  ["date range", "DateRangePicker"],
  ["datepicker", "DatePicker"],
  ["disclosure", "Collapsible"],
  ["drawer", "Drawer"],
  ["bottom sheet", "Drawer"],
  ["dropdown", "DropdownMenu"],
  ["dropzone", "FileUpload"],
  ["file input", "FileUpload"],
  ["hovercard", "Popover"],
  ["label", "Field"],
  ["listbox", "Select"],
  ["menu", "DropdownMenu"],
  ["modal", "Dialog"],
  ["multi-select", "Combobox"],
  ["pager", "Pagination"],
  ["pill", "Badge"],
  ["progress", "Meter"],
  ["progress bar", "Meter"],
  ["snackbar", "Toast"],
  ["spinner", "Loader"],
  ["stepper", "Stepper"],
  ["wizard", "Stepper"],
  ["tag", "Badge"],
  ["toggle", "Switch"],
  ["tooltip", "Tooltip"],
  ["typeahead", "Autocomplete"],
])("%s finds %s first", (query, name) => {
  expect(firstFor(query)).toBe(name);
});

// Kerf has no such component, and none that is similar.
test.each(["kbd", "carousel"])("%s finds nothing", (query) => {
  expect(firstFor(query)).toBeUndefined();
});
