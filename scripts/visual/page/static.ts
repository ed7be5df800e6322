import { join } from "node:path";
import { writeFileAtomically } from "../../lib/files";
import type { Opening, Report } from "../report/model";

/** The URL of a story in the Storybook of `npm start`, without the story's id at the end. */
export const devStorybook = "http://localhost:6006/?path=/story/";

/**
 * Completes the page in a report's folder, so that anyone can open it without a server. The page then keeps
 * marks in the browser, and writes no baselines.
 */
export async function exportStatic(
  folder: string,
  report: Report,
  { decisions, comments, ungrouped }: Pick<Opening, "decisions" | "comments" | "ungrouped">,
): Promise<void> {
  const opening = { report, decisions, comments, ungrouped, storybook: devStorybook, writable: false };
  await writeFileAtomically(join(folder, "report.js"), openingScript(opening));
}

/** The content of `report.js`, which the page runs before its own script. */
export function openingScript(opening: Opening): string {
  return `window.kerfReview = ${JSON.stringify(opening)};\n`;
}
