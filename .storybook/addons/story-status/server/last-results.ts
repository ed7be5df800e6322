import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Records, type StoryRecord } from "../../../../scripts/runner/record";
import { type RunSettings, reviewTrees } from "../../../../scripts/runner/run-settings";
import type { IndexEntry } from "../../../../scripts/runner/site";
import { Baselines } from "../../../../scripts/visual/baselines/baselines";
import { compare } from "../../../../scripts/visual/baselines/compare-images";
import type { SnapshotResult } from "../../../../scripts/visual/baselines/compare-snapshot";
import { decode, encode } from "../../../../scripts/visual/baselines/png";
import { SnapshotStore } from "../../../../scripts/visual/baselines/snapshot-store";
import type { ModePictures, StoryDetails, Verdict } from "../protocol";
import { outdatedText, verdictOf, verdictWithout } from "./verdict-of";

/** The last result of each story: first from `npm run test:stories`, then from runs in the dev server. */
export class LastResults {
  private readonly own: Records;
  private readonly gate: Records;

  private constructor(
    private readonly settings: RunSettings,
    /** Where `npm run test:stories` leaves its results. */
    private readonly gateOut: string,
    private readonly browser: string,
  ) {
    this.own = new Records(settings.out);
    this.gate = new Records(gateOut);
  }

  static async open(settings: RunSettings, gateOut: string, browser: string): Promise<LastResults> {
    // Records of an earlier dev server may be of different code.
    await rm(join(settings.out, "records"), { recursive: true, force: true });
    return new LastResults(settings, gateOut, browser);
  }

  /** The results of the last `npm run test:stories`. */
  async verdicts(stories: readonly IndexEntry[]): Promise<Verdict[]> {
    const known = new Set(stories.map(({ id }) => id));
    const last = (await this.gate.readAll()).filter(({ id }) => known.has(id));
    return last.map((record) =>
      record.failures.length > 0
        ? verdictOf(record)
        : verdictWithout(record.id, "outdated", `It passed. ${outdatedText}`),
    );
  }

  /** The record of a story, if it has run. */
  async record(story: IndexEntry): Promise<StoryRecord | undefined> {
    return (await this.own.read(story.id)) ?? (await this.gate.read(story.id));
  }

  /** Everything about a story's last run, with its pictures. */
  async details(story: IndexEntry, verdict: Verdict): Promise<StoryDetails> {
    const record = await this.record(story);
    if (!record) return { verdict, failures: [], pictures: [] };
    const { failures, milliseconds } = record;
    const store = await SnapshotStore.open(this.settings.store);
    const pictures: ModePictures[] = [];
    for (const result of record.pictures) pictures.push(await picturesOf(result, store));
    const tree = record.tree?.outcome === "changed" && (await this.trees(record));
    return { verdict, failures, milliseconds, pictures, ...(tree && { tree }) };
  }

  private async trees({ id, tree }: StoryRecord): Promise<StoryDetails["tree"]> {
    const before = await new Baselines(this.settings.baselines).tree(id);
    const after = await reviewTrees(this.settings).read(id);
    return tree && after !== undefined ? { before: before ?? "", after, hash: tree.hash } : undefined;
  }
}

async function picturesOf(result: SnapshotResult, store: SnapshotStore): Promise<ModePictures> {
  const { mode, hash, message, baseline, outcome } = result;
  const now = await store.read(hash);
  const before = baseline && (await store.read(baseline.hash));
  const difference = now && before && compare(decode(before), decode(now));
  return {
    mode,
    hash,
    ...(message && { message }),
    ...(outcome === "new" && { isNew: true }),
    ...(before && { baseline: dataUrl(before) }),
    ...(now && { now: dataUrl(now) }),
    ...(difference && { difference: dataUrl(encode(difference.picture)) }),
  };
}

function dataUrl(png: Buffer): string {
  return `data:image/png;base64,${png.toString("base64")}`;
}
