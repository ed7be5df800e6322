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
