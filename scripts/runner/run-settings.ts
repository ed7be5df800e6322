import { join } from "node:path";
import { PictureFolder } from "../visual/baselines/picture-folder";
import { Trees } from "../visual/capture/trees";

/** The settings of one run of the stories. Jest's workers get them through the environment. */
export interface RunSettings {
  /** Folder of the baselines. */
  baselines: string;
  /** Folder for the results of the run. */
  out: string;
  /** Folder of the snapshot store. */
  store: string;
  /** Folder to export all pictures to, if they are wanted. */
  keep?: string | undefined;
  /** File with the shots to capture, if the run only captures shots. */
  capture?: string | undefined;
  /** Whether pictures are taken and compared. Only those of the pinned browser can be compared. */
  pictures: boolean;
  /** Whether pictures that differ will be accepted, instead of failing their stories. */
  update: boolean;
  /** Whether stories render from right to left at first. Then only their `rtl` pictures are taken. */
  rtl?: boolean | undefined;
  /** Set if pictures are only compared with each other, under harder conditions. */
  stress?: StressOptions;
}

/** Harder conditions: a different order, and a slower CPU. */
export interface StressOptions {
  /** Decides the order. */
  seed: number;
  /** The factor by which the page's CPU is slowed down. */
  throttle: number;
}

const VARIABLE = "KERF_STORY_RUN";

export function toEnvironment(settings: RunSettings): Record<string, string> {
  return { [VARIABLE]: JSON.stringify(settings) };
}

export function fromEnvironment(): RunSettings {
  const value = process.env[VARIABLE];
  if (!value)
    throw new Error("KERF_STORY_RUN is not set. Run `npm run test:stories` instead of `test-storybook`.");
  return JSON.parse(value);
}

/** The folder of the visual report. It is self-contained. */
export function reportFolder({ out }: Pick<RunSettings, "out">): string {
  return join(out, "visual-report");
}

/** The folder for pictures that must be reviewed. */
export function reviewPictures(settings: Pick<RunSettings, "out">): PictureFolder {
  return new PictureFolder(join(reportFolder(settings), "pictures"));
}

/** The folder for accessibility trees that must be reviewed. */
export function reviewTrees(settings: Pick<RunSettings, "out">): Trees {
  return new Trees(reviewPictures(settings).folder);
}

/** The file with the test runner's own results of a run. */
export function runnerReportPath({ out }: RunSettings): string {
  return join(out, "runner.json");
}
