import { readIfThere } from "../../lib/read-if-there";
import type { PictureFolder } from "../../visual/picture-folder";
import { type Change, picturePath } from "../model";

/** The files that a change is about. */
export interface Target {
  /** Where what is approved stands. */
  path: string;
  /** What would be approved; nothing where nothing is to stand there. */
  after: Buffer | undefined;
}

/** Finds the files behind a change. */
export async function targetOf(
  change: Change,
  report: PictureFolder,
  baselines: PictureFolder,
): Promise<Target> {
  const { storyId, mode, kind, likeLight } = change;
  const isTree = mode === "tree";
  const path = isTree ? baselines.treePath(storyId) : baselines.path(storyId, mode);
  if (kind === "removed" || likeLight) return { path, after: undefined };
  const source = isTree ? report.treePath(storyId) : report.path(storyId, `${mode}.actual`);
  const after = await readIfThere(source);
  if (!after) throw new Refusal(`${picturePath(storyId, mode, "actual")} is gone. Run the stories again.`);
  return { path, after };
}

/** Says why something was not done, to whoever asked for it. */
export class Refusal extends Error {}
