/** What other tools use of the visual tests: taking snapshots, comparing them with baselines, and reporting differences. */
export { baselineFile } from "./baselines/baseline-file";
export { Baselines } from "./baselines/baselines";
export { compareSnapshot } from "./baselines/compare-snapshot";
export { type Snapshot, snapshotOf } from "./baselines/picture";
export { PictureFolder } from "./baselines/picture-folder";
export { SnapshotStore } from "./baselines/snapshot-store";
export { examine } from "./capture/examine";
export type { FinishedStory, KerfPage } from "./capture/in-page/api";
export type { Mode } from "./capture/modes";
export { bundled, pageScript } from "./capture/page-script";
export { contextOptions, openPreview, prepareContext, viewport } from "./capture/prepare-page";
export { compareTree, hashOfTree, treeOf } from "./capture/tree";
export { readReport, saveReport } from "./report/report-file";
export type { Report } from "./report/report-format";
export { addLostPictures, writeReport } from "./report/write-report";
export { type Orphan, type PictureRun, reportFolder, type StoryPictures } from "./story-pictures";
