/** npm run prove -- callbacks: see scripts/lib/jobs.ts. Exits with 1 if a call differs from the record. */
import { recordStories } from "../../runner/record-stories";

await recordStories(import.meta.url, {
  file: "stories/records/callbacks.txt",
  // The stories of Catalog render every part, and operate none.
  selects: ({ title }) => !title.startsWith("Catalog/"),
  linesOf: (page) => page.evaluate(() => window.kerfCalls ?? []),
});
