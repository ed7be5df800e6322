// One constant a component, so that a component brings along its own strings and nobody else's.

export const clipboardTextLabels = {
  /** Name of the button that copies. */
  copyAction: "Copy",
  copied: "Copied",
  failed: "Could not copy",
};

export const codeLabels = {
  /** Name of the code while it scrolls, and so can be reached by keyboard. */
  code: "Code",
  /** Name of the button that copies. */
  copyAction: "Copy code",
  copied: "Copied",
  failed: "Could not copy",
};

export const fieldLabels = {
  optional: "(optional)",
  /** Name of the button that shows `labelTooltip`. */
  moreInformation: "More information",
};

export const loaderLabels = {
  loading: "Loading",
};

/**
 * Every string that Kerf itself puts on screen or into a name, in English. Replace any of them for a whole
 * tree with LabelsProvider, or for one instance with its `labels` prop.
 */
export const defaultLabels = {
  clipboardText: clipboardTextLabels,
  code: codeLabels,
  field: fieldLabels,
  loader: loaderLabels,
};

/** The strings of Kerf, by component. */
export type Labels = typeof defaultLabels;

/** Some of the strings of Kerf, to lay over the others. */
export type LabelOverrides = { [Group in keyof Labels]?: Partial<Labels[Group]> };
