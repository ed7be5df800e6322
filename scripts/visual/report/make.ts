import { createHash } from "node:crypto";
import { join } from "node:path";
import { writeFileAtomically } from "../../lib/files";
import { Certificates } from "../../runner/certificates";
import { readFlakes } from "../../runner/flakes";
import type { RunResult } from "../../runner/run";
import { reportFolder, reviewPictures, reviewTrees } from "../../runner/run-settings";
import type { Orphan } from "../../runner/summary";
import { Baselines } from "../baselines/baselines";
import { SnapshotStore } from "../baselines/snapshot-store";
import { changesOf, removals } from "./changes";
import { FactFinder } from "./facts";
import { type Change, type Report, reportVersion, type StoryFacts } from "./model";
import { addPictures } from "./pictures";
import { summaryOf } from "./summary";

/**
 * Writes the report that `npm run review` shows (`report.json`) and a summary of it (`summary.md`) next to
 * the pictures.
 */
export async function writeReport(run: RunResult, orphans: Orphan[]): Promise<Report> {
  const { settings, records, stories, browser } = run;
  const certificates = await Certificates.read(settings.out);
  const baselines = new Baselines(settings.baselines);
  const changes: Change[] = [];
  const facts: Record<string, StoryFacts> = {};
  let finder: FactFinder | undefined;
  for (const record of records) {
    const found = changesOf(record, certificates);
    if (found.length === 0) continue;
    changes.push(...found);
    finder ??= new FactFinder(process.cwd(), { baselines, review: reviewTrees(settings) });
    facts[record.id] = await finder.of(
      record,
      stories.find(({ id }) => id === record.id),
    );
  }
  for (const change of await removals(orphans, baselines)) {
    changes.push(change);
    facts[change.storyId] ??= gone(change.storyId);
  }
  const store = await SnapshotStore.open(settings.store);
  for (const change of changes) await addPictures(change, store, reviewPictures(settings));
  const report: Report = {
    version: reportVersion,
    id: idOf(changes),
    created: new Date().toISOString(),
    browser,
    shots: records.reduce((sum, { pictures }) => sum + pictures.length, 0),
    stories: records.length,
    changes,
    facts,
    patches: finder?.patches ?? {},
    causes: finder?.causes ?? {},
    flakes: await readFlakes(settings.out),
  };
  await saveReport(reportFolder(settings), report);
  return report;
}

/** Names a report by its content, so that equal reports have one name. */
export function idOf(changes: Change[]): string {
  const facts = changes.map(({ key, kind, hash }) => `${key} ${kind} ${hash}`);
  return createHash("sha256").update(facts.sort().join("\n")).digest("hex").slice(0, 16);
}

/** Writes a report and its summary into the report's folder. */
export async function saveReport(folder: string, report: Report): Promise<void> {
  await writeFileAtomically(join(folder, "report.json"), JSON.stringify(report));
  await writeFileAtomically(join(folder, "summary.md"), summaryOf(report));
}

/** Facts about a removed story. Its title and name are derived from its id: `components-button--sizes`. */
function gone(id: string): StoryFacts {
  const [title = id, name = ""] = id.split("--");
  const words = (text: string) =>
    text.replace(/(^|-)(\w)/g, (_, dash, letter) => (dash && " ") + letter.toUpperCase());
  const [group = "", ...rest] = title.split("-");
  return {
    title: `${words(group)}/${words(rest.join("-"))}`,
    name: words(name),
    failures: [],
    catalog: [],
    causes: [],
    sources: [],
  };
}
