import type { Page } from "playwright-core";
import type { IndexEntry } from "../../runner/site";

/** Writes down something about each story, in lines. */
export interface Recorder {
  /** Only these stories. */
  selects: (story: IndexEntry) => boolean;
  /** Code that runs before each page's own scripts. */
  scripts?: readonly string[];
  /** The lines of a story that has run to its end. */
  linesOf: (page: Page, story: IndexEntry) => Promise<string[]>;
}
