/** The event with which an editor asks the manager to write the page's edits to the URL. */
export const EDITS_CHANGED = "kerf/edits-changed";

/** The URL parameter with the edits. See `writeEdits` for its format. */
export const EDITS = "code";
