import { join } from "node:path";
import { readIfExists } from "../../../../scripts/lib/files";
import { Certificates } from "../../../../scripts/runner/certificates";
import { grantCertificates, hashesOf } from "../../../../scripts/runner/certify";
import type { StoryRecord } from "../../../../scripts/runner/record";
import { type RunSettings, reportFolder } from "../../../../scripts/runner/run-settings";
import { Refusal } from "../../../../scripts/visual/page/decide/refusal";
import { ReviewStore } from "../../../../scripts/visual/page/decide/review-store";
import { changesOf } from "../../../../scripts/visual/report/changes";
import { idOf, saveReport } from "../../../../scripts/visual/report/make";
import { type Report, reportVersion } from "../../../../scripts/visual/report/model";

/** Runs the story once more under harder conditions. */
export type RunAgain = (stress: NonNullable<RunSettings["stress"]>) => Promise<StoryRecord>;

/** How often a picture must be the same before it can be approved. */
const SHOTS = 3;

/**
 * Approves the pictures of a story that the reader saw, if they are the same each time. `npm run review`
 * requires the same.
 *
 * @throws {Refusal} if the pictures aren't those that the reader saw, or differ from run to run.
 */
export async function approve(
  record: StoryRecord,
  seen: Record<string, string>,
  settings: RunSettings,
  runAgain: RunAgain,
): Promise<void> {
  const { out } = settings;
  const current = changesOf(record, await Certificates.read(out));
  if (current.length === 0) throw new Refusal("There is nothing to approve.");
  if (current.some(({ mode, hash }) => seen[mode] !== hash)) {
    throw new Refusal("The pictures have changed since you saw them. Look at the new ones, then approve.");
  }
  const rounds = [hashesOf([record])];
  for (let seed = 1; seed < SHOTS; seed++) {
    rounds.push(hashesOf([await runAgain({ seed, throttle: seed % 2 === 1 ? 2 : 1 })]));
  }
  const { certificates } = await grantCertificates(out, rounds);
  const unstable = current.filter(({ storyId, mode, hash = "" }) => !certificates.has(storyId, mode, hash));
  if (unstable.length > 0) {
    const modes = unstable.map(({ mode }) => mode).join(", ");
    throw new Refusal(
      `Not the same in ${SHOTS} runs: ${modes}. Find what makes the story differ from run to run.`,
    );
  }
  const changes = changesOf(record, certificates);
  const report: Report = {
    version: reportVersion,
    id: idOf(changes),
    created: new Date().toISOString(),
    browser: "",
    shots: record.pictures.length,
    stories: 1,
    changes,
    facts: {},
    patches: {},
    causes: {},
    flakes: [],
  };
  await saveReport(reportFolder({ out }), report);
  const store = await openStore(report, settings);
  await store.decide(
    "approved",
    changes.map(({ key }) => key),
  );
}

/** Finishes an approval that was interrupted. */
export async function finishApproval(settings: RunSettings): Promise<void> {
  const json = await readIfExists(join(reportFolder(settings), "report.json"));
  if (json) await openStore(JSON.parse(json.toString()), settings);
}

function openStore(report: Report, { out, baselines }: RunSettings): Promise<ReviewStore> {
  return ReviewStore.open(reportFolder({ out }), report, baselines, async ({ storyId, mode, hash = "" }) =>
    (await Certificates.read(out)).has(storyId, mode, hash),
  );
}
