import type { StoryResult } from "../../../scripts/runner/result";

export interface StoryStatus {
  passed: boolean;
  text: string;
}

/** The status of a story, from the result of its run. */
export function statusOf({ failures, pictures, axe }: StoryResult): StoryStatus {
  if (failures.length > 0)
    return { passed: false, text: failures.map(({ kind, message }) => `${kind}: ${message}`).join("\n\n") };
  const count = pictures.length === 1 ? "1 picture matches" : `${pictures.length} pictures match`;
  return { passed: true, text: `Passed. ${count}.${axe ? "" : " axe is turned off for this story."}` };
}
