import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { stripVTControlCharacters } from "node:util";

/**
 * Storybook's loader prints a box for each file with an import to which it had to add an extension. The test
 * runner recommends another runner. On a busy machine, Jest reports workers that are still closing their browsers. These
 * lines can't be turned off, and they would hide the failures.
 */
const IGNORED =
  /^▲ {2}One or more extensionless imports|^\[test-storybook\] (Detected|Cleaning up)|^A worker process has failed to exit gracefully|^│?$/;
/** A line that continues the one before it. */
const CONTINUATION = /^(│|https:\/\/storybook\.js\.org|$)/;

/** Passes on the lines of a stream, except the ignored ones. */
export function filterOutput(from: Readable, to: (line: string) => void): void {
  let quiet = false;
  createInterface({ input: from }).on("line", (line) => {
    const text = stripVTControlCharacters(line);
    quiet = IGNORED.test(text) || (quiet && CONTINUATION.test(text));
    if (!quiet) to(line);
  });
}
