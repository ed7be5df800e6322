import { join } from "node:path";
import { writeWhole } from "../lib/write-whole";
import { buildPage } from "./build-page";
import type { Decisions, Opening, Report } from "./model";

/** Makes a report's folder a page that anyone can open, without a server: it keeps marks, and writes nothing. */
export async function exportStatic(folder: string, report: Report, decisions: Decisions): Promise<void> {
  await buildPage(folder);
  await writeWhole(join(folder, "report.js"), openingScript({ report, decisions, writable: false }));
}

/** What the page runs before its own script. */
export function openingScript(opening: Opening): string {
  return `window.kerfReview = ${JSON.stringify(opening)};\n`;
}
