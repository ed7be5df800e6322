/** The names that the server and the manager share. */
export const ADDON = "kerf/story-status";
export const PANEL = `${ADDON}/panel`;
/** The event that runs stories. Its argument is a list of story ids. */
export const RUN = `${ADDON}/run`;
/** The event that empties the queue. */
export const STOP = `${ADDON}/stop`;
/** The event with the id of the open story, which runs first after a file was saved. */
export const OPEN = `${ADDON}/open`;
