import type { SnapshotResult } from "./baselines/compare-snapshot";
import type { TreeResult } from "./capture/tree";

/** The pictures and the accessibility tree of one story, as compared with their baselines. */
export interface StoryPictures {
  id: string;
  title: string;
  name: string;
  /** The file of the story, as in Storybook's index: `./src/…`. */
  file?: string;
  failures: { kind: string; message: string }[];
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
