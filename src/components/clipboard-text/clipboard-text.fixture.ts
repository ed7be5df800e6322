import { holdOutcomes, replaceClipboard, slowClipboard, type Writes } from "../../hooks/clipboard.fixture";

/** What the story that is shown has written to the clipboard; each write waits to be resolved or rejected. */
export let writes: Writes;

/** A story's `beforeEach`: a clipboard that waits, and outcomes that stay until the story says otherwise. */
export function slowly({ parameters }: { parameters: { outcomesPass?: boolean } }) {
  writes = slowClipboard();
  const restore = [replaceClipboard(writes.write), parameters.outcomesPass ? () => {} : holdOutcomes()];
  return () => {
    for (const each of restore) each();
  };
}
