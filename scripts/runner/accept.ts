import { Baselines } from "../visual/baselines/baselines";
import type { Certificates } from "./certificates";
import type { StoryRecord } from "./record";
import type { RunResult } from "./run";
import { type RunSettings, reviewTrees } from "./run-settings";

/** The condition for accepting snapshots: certificates. Temporary baselines need none. */
export type AcceptanceRule = Certificates | { trust: true };

/**
 * Accepts a run's snapshots as baselines. A snapshot without a certificate is left out, and fails its story.
 */
export async function acceptAll({ settings, records }: RunResult, rule: AcceptanceRule): Promise<void> {
  await new Baselines(settings.baselines).removeDrafts();
  for (const record of records) {
    await acceptSnapshots(record, settings, rule);
    await acceptTree(record, settings, rule);
  }
}

async function acceptSnapshots(
  record: StoryRecord,
  settings: RunSettings,
  rule: AcceptanceRule,
): Promise<void> {
  const baselines = new Baselines(settings.baselines);
  for (const result of record.pictures) {
    const { mode, hash, outcome, likeLight } = result;
    // A picture that equals both its own baseline and the light picture no longer needs its own baseline.
    if (outcome === "same" && likeLight) await baselines.write(record.id, mode, undefined);
    if (outcome !== "changed" && outcome !== "new") continue;
    if (!mayAccept(rule, record, mode, hash)) continue;
    await baselines.write(record.id, mode, likeLight ? undefined : result);
    result.outcome = "accepted";
  }
}

async function acceptTree(record: StoryRecord, settings: RunSettings, rule: AcceptanceRule): Promise<void> {
  const { tree, id } = record;
  if (tree?.outcome !== "changed" && tree?.outcome !== "new") return;
  // If a story's pictures are unchanged, its first tree doesn't need a certificate.
  const isProven = tree.outcome === "new" && record.pictures.every(({ outcome }) => outcome === "same");
  if (!isProven && !mayAccept(rule, record, "tree", tree.hash)) return;
  const text = await reviewTrees(settings).read(id);
  if (text === undefined) throw new Error(`The new tree of ${id} is gone.`);
  await new Baselines(settings.baselines).writeTree(id, text);
  tree.outcome = "accepted";
}

function mayAccept(rule: AcceptanceRule, record: StoryRecord, mode: string, hash: string): boolean {
  if ("trust" in rule || rule.has(record.id, mode, hash)) return true;
  const message = `${mode}: not accepted, because it was not the same each time it was taken`;
  record.failures.push({ layer: mode === "tree" ? "tree" : "visual", message });
  return false;
}
