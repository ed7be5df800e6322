/** The settings of one run of the stories. Jest's workers get them through the environment. */
export interface RunSettings {
  /** Folder of the baselines. */
  baselines: string;
  /** Folder for the results of the run. */
  out: string;
  /** Folder of the snapshot store. */
  store: string;
  /** The modes to capture, by story id, if the run only captures pictures and tests nothing. */
  capture?: Record<string, string[]> | undefined;
  /** Whether pictures are taken and compared. Only those of the pinned browser can be compared. */
  pictures: boolean;
  /** Whether pictures that differ will be accepted, instead of failing their stories. */
  update: boolean;
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
