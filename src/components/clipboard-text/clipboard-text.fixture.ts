import { holdOutcomes, replaceClipboard, slowClipboard, type Writes } from "../../lib/clipboard.fixture";

/** The writes to the clipboard in the current story. Each one waits to be resolved or rejected. */
export let writes: Writes;

/** A `beforeEach` with a clipboard that waits. Results stay visible, unless the story sets `outcomesPass`. */
export function slowly({ parameters }: { parameters: { outcomesPass?: boolean } }) {
  writes = slowClipboard();
  const restore = [replaceClipboard(writes.write), parameters.outcomesPass ? () => {} : holdOutcomes()];
  return () => {
    for (const each of restore) each();
  };
}
