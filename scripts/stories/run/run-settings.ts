import { join } from "node:path";
import { PictureFolder } from "../../visual/snapshots/picture-folder";
import { Trees } from "../../visual/snapshots/trees";

/** The settings of one run of the stories. Jest's workers get them through the environment. */
export interface RunSettings {
  /** Folder of the baselines. */
  baselines: string;
  /** Folder for whatever the run leaves behind. */
  out: string;
  /** Folder of the snapshot store. */
  store: string;
  /** Folder to export all pictures to, if they are wanted. */
  keep?: string | undefined;
  /** File with the shots to capture, if the run is to do nothing else. */
  capture?: string | undefined;
  /** Whether pictures are taken and compared. Only the pinned browser's can be. */
  pictures: boolean;
  /** Whether pictures that differ are about to be accepted, and so fail nothing. */
  update: boolean;
  /** Whether each story also shows, at its end, which fields of objects matter. It makes a run half as long again. */
  fields?: boolean | undefined;
  /** Set where the pictures are only to be compared with each other, under harder conditions. */
  stress?: StressOptions;
}

/** Another order, and a slower processor. */
export interface StressOptions {
  /** Decides the order. */
  seed: number;
  /** By how many times the page's processor is slowed down. */
  throttle: number;
}

const VARIABLE = "KERF_STORY_RUN";

export function toEnvironment(settings: RunSettings): Record<string, string> {
  return { [VARIABLE]: JSON.stringify(settings) };
}

export function fromEnvironment(): RunSettings {
  const value = process.env[VARIABLE];
  if (!value)
    throw new Error("The stories are run by `npm run test:stories`, not by `test-storybook` itself.");
  return JSON.parse(value);
}

/** Where the report on the pictures goes: one folder that can be kept as it is. */
export function reportFolder({ out }: Pick<RunSettings, "out">): string {
  return join(out, "visual-report");
}

/** Where the pictures go that somebody has to look at. */
export function reviewPictures(settings: Pick<RunSettings, "out">): PictureFolder {
  return new PictureFolder(join(reportFolder(settings), "pictures"));
}

/** Where the accessibility trees go that somebody has to look at. */
export function reviewTrees(settings: Pick<RunSettings, "out">): Trees {
  return new Trees(reviewPictures(settings).folder);
}

/** Where the test runner's own view of a run is left. */
export function runnerReportPath({ out }: RunSettings): string {
  return join(out, "runner.json");
}
