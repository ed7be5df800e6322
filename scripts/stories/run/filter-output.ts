import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { stripVTControlCharacters } from "node:util";

/**
 * Storybook's loader tells, in a box for each file, that it had to add an extension to an import; the runner
 * recommends another runner. Neither can be turned off, and both would bury what failed.
 */
const IGNORED = /^▲ {2}One or more extensionless imports|^\[test-storybook\] (Detected|Cleaning up)|^│?$/;
/** A line that goes on where the one before it left off. */
const CONTINUATION = /^(│|https:\/\/storybook\.js\.org|$)/;

/** Passes on the lines of a stream that say something. */
export function filterOutput(from: Readable, to: (line: string) => void): void {
  let quiet = false;
  createInterface({ input: from }).on("line", (line) => {
    const text = stripVTControlCharacters(line);
    quiet = IGNORED.test(text) || (quiet && CONTINUATION.test(text));
    if (!quiet) to(line);
  });
}
