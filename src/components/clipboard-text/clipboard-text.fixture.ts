import { holdOutcomes, replaceClipboard, slowClipboard, type Writes } from "../../hooks/clipboard.fixture";

/** The writes to the clipboard in the current story. Each one waits to be resolved or rejected. */
export let writes: Writes;

/** A story's `beforeEach`: a clipboard that waits, and results that stay until the story ends them. */
export function slowly({ parameters }: { parameters: { outcomesPass?: boolean } }) {
  writes = slowClipboard();
  const restore = [replaceClipboard(writes.write), parameters.outcomesPass ? () => {} : holdOutcomes()];
  return () => {
    for (const each of restore) each();
  };
}
