/** The messages between the manager, the dev server and the process that runs stories. It imports only types. */
import type { Failure } from "../../../scripts/runner/record";

/** The event with a {@link Request}, from the manager to the dev server. */
export const REQUEST = "kerf/verdicts/request";
/** The event with an {@link Answer}, from the dev server to the manager. */
export const ANSWER = "kerf/verdicts/answer";
export const PANEL = "kerf/verdicts/panel";
export const PROVIDER = "kerf/verdicts/provider";

/** The checks that each have a status in the sidebar. */
export const checks = ["runner", "axe", "snapshot"] as const;
export type Check = (typeof checks)[number];

/** `outdated`: a file that the story depends on has changed since. `unknown`: not run, or not checked. */
export type Outcome = "passed" | "failed" | "running" | "outdated" | "unknown";

/** The last verdict about a story. */
export interface Verdict {
  storyId: string;
  checks: Record<Check, { outcome: Outcome; text: string }>;
}

/** The snapshot of a story in one mode. Pictures are data URLs. */
export interface ModePictures {
  mode: string;
  /** The hash of the new picture. */
  hash: string;
  /** The difference, in words. Undefined if the picture matches its baseline. */
  message?: string;
  /** Whether there is no baseline. */
  isNew?: true;
  /** Undefined if the story has no baseline, or if its picture isn't stored. */
  baseline?: string;
  now?: string;
  difference?: string;
}

/** Everything that the panel shows about a story. */
export interface StoryDetails {
  verdict: Verdict;
  failures: Failure[];
  /** The duration of the run, if the story was run. */
  milliseconds?: number;
  pictures: ModePictures[];
  /** The accessibility trees, if they differ. */
  tree?: { before: string; after: string; hash: string };
}

export type Request =
  /** Requests the details of the story that is open. */
  | { type: "show"; storyId: string }
  /** Runs stories. An empty list runs all stories. */
  | { type: "run"; storyIds: string[] }
  | { type: "stop" }
  /** Approves the differences that the panel showed: hashes by mode. `tree` is a mode, too. */
  | { type: "approve"; storyId: string; shots: Record<string, string> };

export type Answer =
  | { type: "verdicts"; verdicts: Verdict[] }
  | { type: "details"; details: StoryDetails }
  | { type: "progress"; progress: Progress };

export interface Progress {
  /** The number of stories that are queued or running. */
  left: number;
  /** Why the last request failed, and how to fix it. */
  error?: string;
}
