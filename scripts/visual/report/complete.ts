import { reportFolder, reviewPictures } from "../../runner/run-settings";
import { renderBaselines } from "../baselines/render";
import type { SnapshotStore } from "../baselines/snapshot-store";
import { saveReport } from "./make";
import type { Report } from "./model";
import { addPictures, NOT_STORED } from "./pictures";

interface Places {
  out: string;
  baselines: string;
  store: SnapshotStore;
}

/**
 * Renders the baseline pictures that the store lacked, and adds them to the report. The rest of the report is
 * complete already, so after an interruption `npm run review` continues with the pictures that are still
 * missing.
 */
export async function completeReport(report: Report, { out, baselines, store }: Places): Promise<void> {
  const wanted = new Map(
    report.changes.flatMap((change) => {
      const { missing, before, storyId, mode } = change;
      return missing === NOT_STORED && before
        ? [[{ storyId, mode, hash: before.hash }, change] as const]
        : [];
    }),
  );
  if (wanted.size === 0) return;
  const reasons = await renderBaselines([...wanted.keys()], { root: process.cwd(), baselines, store });
  for (const [picture, change] of wanted) {
    await addPictures(change, store, reviewPictures({ out }));
    if (change.missing) change.missing = reasons.get(picture) ?? change.missing;
  }
  await saveReport(reportFolder({ out }), report);
  printMissing(
    [...wanted.values()].flatMap(({ missing }) => missing ?? []),
    wanted.size,
  );
}

function printMissing(reasons: readonly string[], wanted: number): void {
  console.log(`\n${wanted - reasons.length} of ${wanted} baselines were rendered for the review.`);
  const counts = new Map<string, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  for (const [reason, count] of counts) console.log(`! ${count} without a picture: ${reason}`);
}
