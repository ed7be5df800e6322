import { diffLines } from "../../lib/diff-lines";
import { type Mode, modesLikeLight } from "../capture/modes";
import type { Snapshot } from "./picture";

/** The result of comparing a picture or an accessibility tree with its baseline. */
export interface Comparison {
  /**
   * `same`: equal to its baseline, or to `light` in a mode that then needs no baseline. `changed`: different
   * from its baseline. `new`: without a baseline. `accepted`: the baseline from now on.
   */
  outcome: "same" | "changed" | "new" | "accepted";
  /** The differences, in words. */
  message?: string;
  /** Set if it was not the same when the story was rendered again. It can't become a baseline. */
  unstable?: true;
}

export interface SnapshotResult extends Snapshot, Comparison {
  mode: Mode;
  /** Set if it looks the same as in `light`, in a mode that then needs no baseline. */
  likeLight?: true;
  /** The baseline, if the shot differs from it. */
  baseline?: Snapshot;
}

export interface TreeResult extends Comparison {
  /** The tree, if it isn't the same. */
  after?: string;
}

/** The pictures and the accessibility tree of one story, as compared with their baselines. */
export interface StoryPictures {
  id: string;
  title: string;
  name: string;
  /** The file of the story, as in Storybook's index: `./src/…`. */
  file?: string;
  pictures: SnapshotResult[];
  /** Undefined if the story failed before, or is not compared. */
  tree?: TreeResult;
}

/** A baseline without a story, or without a mode of its story. */
export interface Orphan {
  storyId: string;
  /** The mode of the picture. Without a mode, all pictures of the story. */
  mode?: string;
}

/** The pictures of a run of stories. */
export interface PictureRun {
  /** The folders for results, of the baselines and of the snapshot store. */
  out: string;
  baselines: string;
  store: string;
  results: StoryPictures[];
  orphans: Orphan[];
}

/** Whether a picture or tree needs a decision. */
export function isOpen({ outcome }: { outcome: string }): boolean {
  return outcome === "changed" || outcome === "new";
}

/** Compares a shot with its baseline, and with the story's `light` shot in modes that may look the same. */
export function compareSnapshot(
  mode: Mode,
  actual: Snapshot,
  { baseline, light }: { baseline?: Snapshot | undefined; light?: Snapshot | undefined },
): SnapshotResult {
  const likeLight = modesLikeLight.includes(mode) && actual.hash === light?.hash;
  const known = { mode, ...actual, ...(likeLight && { likeLight }) };
  if (baseline === undefined && !likeLight) {
    const reason = modesLikeLight.includes(mode)
      ? "it doesn't look the same as in light, and has"
      : "there is";
    return { ...known, outcome: "new", message: `${reason} no baseline` };
  }
  if (baseline === undefined || actual.hash === baseline.hash) return { ...known, outcome: "same" };
  return { ...known, outcome: "changed", baseline, message: whatDiffers(baseline, actual) };
}

/** The difference between two snapshots, in words. Counting the differing pixels requires the pictures. */
export function whatDiffers(before: Snapshot, after: Snapshot, pixels?: number): string {
  const size = ({ width, height }: Snapshot) => `${width}×${height}`;
  const count =
    pixels === undefined ? "its pixels differ" : `${pixels} pixel${pixels === 1 ? " differs" : "s differ"}`;
  return size(before) === size(after) ? count : `size ${size(before)} became ${size(after)}, ${count}`;
}

/** Compares a story's tree with its baseline. */
export function compareTree(after: string, before: string | undefined): TreeResult {
  if (before === after) return { outcome: "same" };
  if (before === undefined) return { outcome: "new", after };
  const lines = diffLines(before, after);
  const count = Math.max(...["-", "+"].map((mark) => lines.filter((line) => line.mark === mark).length));
  const text = count === 1 ? "1 line differs" : `${count} lines differ`;
  return { outcome: "changed", after, message: `${text} in the accessibility tree` };
}
