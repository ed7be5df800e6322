/** What other tools use of the visual tests: taking snapshots, comparing them with baselines, and reporting differences. */
export { Baselines, baselineFile } from "./baselines/baselines";
export {
  compareSnapshot,
  compareTree,
  isOpen,
  type Orphan,
  type PictureRun,
  type StoryPictures,
} from "./baselines/compare-snapshot";
export { type Snapshot, snapshotOf } from "./baselines/picture";
export { SnapshotStore } from "./baselines/snapshot-store";
export { examine, treeOf } from "./capture/examine";
export type { FinishedStory } from "./capture/in-page/storybook";
export type { Mode } from "./capture/modes";
export {
  bundled,
  contextOptions,
  openPreview,
  pageScript,
  prepareContext,
  viewport,
} from "./capture/prepare-page";
export { readReport, reportFolder } from "./report/report-file";
export type { Report } from "./report/report-format";
export { addLostPictures, mergeReports, writeReport } from "./report/write-report";
