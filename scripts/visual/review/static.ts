import { join } from "node:path";
import { writeFileAtomically } from "../../lib/write-file-atomically";
import type { Opening, Report } from "./model";

/** A story's address in `npm start`, but for its id. */
export const devStorybook = "http://localhost:6006/?path=/story/";

/** Completes the page in a report's folder, so that anyone can open it without a server: it keeps marks, and writes nothing. */
export async function exportStatic(
  folder: string,
  report: Report,
  { decisions, comments, ungrouped }: Pick<Opening, "decisions" | "comments" | "ungrouped">,
): Promise<void> {
  const opening = { report, decisions, comments, ungrouped, storybook: devStorybook, writable: false };
  await writeFileAtomically(join(folder, "report.js"), openingScript(opening));
}

/** The code that the page runs before its own script. */
export function openingScript(opening: Opening): string {
  return `window.kerfReview = ${JSON.stringify(opening)};\n`;
}
