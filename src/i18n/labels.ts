// One constant a component, so that a component brings along its own strings and nobody else's.

// Said once a copy went well, or did not. Not one object to spread: bundlers would keep all that it is spread into.
const copied = "Copied";
const failed = "Could not copy";

export const breadcrumbsLabels = {
  /** Name of the navigation. */
  label: "Breadcrumb",
  /** Said in place of a page's name that is not there yet. */
  loading: "Loading",
  /** Name of the button that copies. */
  copyAction: "Copy",
  copied,
  failed,
};

export const clipboardTextLabels = {
  /** Name of the button that copies. */
  copyAction: "Copy",
  copied,
  failed,
};

export const codeLabels = {
  /** Name of the code while it scrolls, and so can be reached by keyboard. */
  code: "Code",
  /** Name of the button that copies. */
  copyAction: "Copy code",
  copied,
  failed,
};

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

export const meterLabels = {
  /** The language that percentages are written in, as a BCP 47 tag: "62%" in `en`, "62 %" in `de`. */
  locale: "en",
};

export const poweredByLabels = {
  poweredBy: "Powered by",
};

/**
 * Every string that Kerf itself puts on screen or into a name, in English. Replace any of them for a whole
 * tree with LabelsProvider, or for one instance with its `labels` prop.
 */
export const defaultLabels = {
  breadcrumbs: breadcrumbsLabels,
  clipboardText: clipboardTextLabels,
  code: codeLabels,
  field: fieldLabels,
  link: linkLabels,
  loader: loaderLabels,
  logo: logoLabels,
  meter: meterLabels,
  poweredBy: poweredByLabels,
};

/** The strings of Kerf, by component. */
export type Labels = typeof defaultLabels;

/** Some of the strings of Kerf, to lay over the others. */
export type LabelOverrides = { [Group in keyof Labels]?: Partial<Labels[Group]> };
