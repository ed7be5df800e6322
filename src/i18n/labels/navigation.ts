import { copyOutcomes, join, type PluralForms, resultLabels } from "./shared";

export const breadcrumbsLabels = /* @__PURE__ */ join(copyOutcomes, {
  /** Name of the navigation. */
  label: "Breadcrumb",
  /** Read instead of a page's name while it loads. */
  loading: "Loading",
  /** Name of the copy button. */
  copyAction: "Copy",
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

export const linkLabels = {
  /** The accessible name of the icon, read at the end of the link's name. */
  opensInNewTab: "(opens in new tab)",
};

export const menuBarLabels = {
  /** Name of the bar. */
  label: "Toolbar",
};

export const paginationLabels = {
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
  page: "Page, {first} to {pages}",
  /** The label before the list of page sizes. */
  perPage: "Per page",
};

export const sidebarLabels = {
  /** Name of the navigation. */
  label: "Main",
  /** Name of the button that opens and closes the sidebar. */
  toggle: "Toggle sidebar",
  /** Name of the edge that changes the width. */
  resize: "Resize sidebar",
};

export const stepperLabels = {
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

export const tableOfContentsLabels = {
  /** The heading, which also names the navigation. */
  label: "On this page",
};

export const treeLabels = {
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
