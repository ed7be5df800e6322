/** The event by which an editor asks the manager to write the edits of the page into the address. */
export const EDITS_CHANGED = "kerf/edits-changed";

/** The parameter of the address: see `writeEdits`. */
export const EDITS = "code";
