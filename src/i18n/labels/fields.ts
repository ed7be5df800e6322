import { copyOutcomes, join, listLabels, type PluralForms, pickerLabels, resultCount } from "./shared";

export const fieldLabels = {
  /** Added to the label of a control whose `required` is `false`. */
  optional: "(optional)",
  /** Name of the button that shows `labelTooltip`. */
  moreInformation: "More information",
};

export const autocompleteLabels = pickerLabels;

export const comboboxLabels = /* @__PURE__ */ join(pickerLabels, {
  /** Name of the button that opens the list. */
  open: "Show options",
  /** Name of the button that removes a chip. The chip's own text follows. */
  remove: "Remove",
  /** Name of the row of chips. */
  chosen: "Chosen",
  /** Name of the input in the list's popup. */
  search: "Search",
});

export const fileUploadLabels = {
  /** Text of the trigger for one file. */
  chooseFile: "Choose a file",
  /** Text of the trigger for several files. */
  chooseFiles: "Choose files",
  /** Text of the trigger for a folder. */
  chooseFolder: "Choose a folder",
  /** The hint beside the trigger in the drop zone. */
  drop: "or drag and drop",
  /** Shown and announced while a dropped folder is being read. */
  reading: "Reading files…",
  /** Name of the list of files. */
  list: "Files",
  /** Announced if no file is selected. */
  none: "No file selected",
  /** Announced when the selection changes, by the plural forms of the language. `{name}` is the first file. */
  selected: { one: "{name} selected", other: "{count} files selected" } as PluralForms,
  /** Name of the progress bar. */
  uploading: "Uploading {name}",
  /** Shown and announced when the upload is complete. */
  uploaded: "Uploaded",
  /** Name of the button that uploads a file again. */
  retry: "Retry {name}",
  /** Name of the button that removes a file. */
  remove: "Remove {name}",
  /** Shown and announced for files of the wrong type, by the plural forms of the language. */
  rejectedType: {
    one: "“{name}” has a file type that isn’t accepted.",
    other: "{count} files have a type that isn’t accepted.",
  } as PluralForms,
  /** Shown and announced for files larger than `maxSize`, by the plural forms of the language. */
  rejectedSize: {
    one: "“{name}” is larger than {size}.",
    other: "{count} files are larger than {size}.",
  } as PluralForms,
  /** Shown and announced for files beyond `maxFiles`, by the plural forms of the language. */
  rejectedCount: {
    one: "“{name}” wasn’t added. The maximum number of files is {limit}.",
    other: "{count} files weren’t added. The maximum number of files is {limit}.",
  } as PluralForms,
};

export const numberFieldLabels = {
  /** Read by screen readers as the kind of the control. */
  role: "Number field",
  /** Name of the button that increases the value. */
  increase: "Increase",
  /** Name of the button that decreases the value. */
  decrease: "Decrease",
  /** The error about a number with more digits than the field can keep. */
  inexact: "Enter a number with fewer digits.",
};

export const passwordInputLabels = {
  /** Name of the button that shows and hides the password. */
  show: "Show password",
  /** Shown and announced while Caps Lock is on. */
  capsLock: "Caps Lock is on",
};

export const pinInputLabels = {
  /** The error about a code with missing characters. */
  incomplete: "Enter the complete code.",
};

export const secretInputLabels = /* @__PURE__ */ join(copyOutcomes, {
  /** Name of the button that shows and hides the value. */
  show: "Show value",
  /** Name of the copy button. */
  copyAction: "Copy",
});

export const selectLabels = /* @__PURE__ */ join(listLabels, {
  /** Shown if there are no options. */
  empty: "No options",
  /** Shown instead of the value while the options load. */
  loading: "Loading",
});

export const sliderLabels = {
  /** Name of the first thumb of a range. */
  minimum: "Minimum",
  /** Name of the second thumb of a range. */
  maximum: "Maximum",
};

export const tagsInputLabels = /* @__PURE__ */ join(listLabels, {
  /** Announced while the user types, by the plural forms of the language. */
  results: resultCount,
  /** Name of the row of tags. */
  tags: "Tags",
  /** Description of the row of tags. */
  hint: "Enter edits a tag. Delete removes it. Alt with the arrow keys changes its position.",
  /** Name of the button that removes a tag. */
  remove: "Remove {tag}",
  /** Name of the input in place of a tag that is being edited. */
  edit: "Edit {tag}",
  /** Announced when tags are added, by the plural forms of the language. `{tag}` is the first. */
  added: { one: "{tag} added", other: "{count} tags added" } as PluralForms,
  /** Announced when a tag is removed. */
  removed: "{tag} removed",
  /** Announced when a tag is moved. */
  moved: "{tag} moved to position {position} of {count}",
  /** The error about a text that is already a tag. */
  duplicate: "“{tag}” is already added.",
  /** The error about a tag beyond the maximum, by the plural forms of the language. `{count}` is the maximum. */
  full: { one: "You can add only {count} tag.", other: "You can add at most {count} tags." } as PluralForms,
});

export const textareaLabels = {
  /** Announced if few are left, by the plural forms of the language. */
  left: { one: "{count} character left", other: "{count} characters left" } as PluralForms,
};
