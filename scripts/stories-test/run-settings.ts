import { join } from "node:path";

/** What one run of the stories is asked to do. It reaches Jest's workers through the environment. */
export interface RunSettings {
  /** Folder of the baselines. */
  baselines: string;
  /** Folder for whatever the run leaves behind. */
  out: string;
  /** Whether pictures are taken and compared. Only the pinned browser's can be. */
  pictures: boolean;
  /** Whether the pictures become the baselines. */
  update: boolean;
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

/** Where the test runner's own view of a run is left. */
export function runnerReportPath({ out }: RunSettings): string {
  return join(out, "runner.json");
}
