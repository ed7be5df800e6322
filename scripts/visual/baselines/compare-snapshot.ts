import { type Mode, modesLikeLight } from "../capture/modes";
import { isSameSnapshot, type Snapshot } from "./picture";

/** The result of comparing one shot with its baseline. */
export interface SnapshotResult extends Snapshot {
  mode: Mode;
  /**
   * `same`: equal to its baseline, or to `light` in a mode that then needs no baseline. `changed`: different
   * from its baseline. `new`: without a baseline. `accepted`: the baseline from now on.
   */
  outcome: "same" | "changed" | "new" | "accepted";
  /** Set if it looks the same as in `light`, in a mode that then needs no baseline. */
  likeLight?: true;
  /** The baseline, if the shot differs from it. */
  baseline?: Snapshot;
  /** The differences, in words. */
  message?: string;
  /** Set if it was not the same when the story was rendered again. It can't become a baseline. */
  unstable?: true;
}

/** Compares a shot with its baseline, and with the story's `light` shot in modes that may look the same. */
export function compareSnapshot(
  mode: Mode,
  actual: Snapshot,
  { baseline, light }: { baseline?: Snapshot | undefined; light?: Snapshot | undefined },
): SnapshotResult {
  const likeLight = modesLikeLight.includes(mode) && light !== undefined && isSameSnapshot(actual, light);
  const known = { mode, ...actual, ...(likeLight && { likeLight }) };
  if (baseline === undefined) {
    return likeLight
      ? { ...known, outcome: "same" }
      : { ...known, outcome: "new", message: withoutBaseline(mode) };
  }
  if (isSameSnapshot(actual, baseline)) return { ...known, outcome: "same" };
  return { ...known, outcome: "changed", baseline, message: whatDiffers(baseline, actual) };
}

function withoutBaseline(mode: Mode): string {
  return modesLikeLight.includes(mode)
    ? "it doesn't look the same as in light, and has no baseline"
    : "there is no baseline";
}

/** The difference between two snapshots, in words. Counting the differing pixels requires the pictures. */
export function whatDiffers(before: Snapshot, after: Snapshot, pixels?: number): string {
  const size = ({ width, height }: Snapshot) => `${width}×${height}`;
  const differing =
    pixels === undefined
      ? "its pixels differ"
      : `${pixels} ${pixels === 1 ? "pixel differs" : "pixels differ"}`;
  return size(before) === size(after)
    ? differing
    : `size ${size(before)} became ${size(after)}, ${differing}`;
}
