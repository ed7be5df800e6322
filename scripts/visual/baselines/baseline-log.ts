import { git } from "../../lib/git";

/** A line of a story's baseline that a commit added or removed. */
export interface ChangedLine {
  commit: string;
  storyId: string;
  /** The line, if it was added. */
  added?: string;
}

/**
 * The changed lines of baselines, those of the newest commit first, from a single `git log`. The header of a hunk names
 * the story, because git appends the last line before the hunk that isn't indented.
 */
export function* changedLines(root: string, folder: string): Generator<ChangedLine> {
  const options = ["--format=%H", "-p", "-U0", "--no-color", "--no-renames", "--no-ext-diff"];
  const log = git(root, "log", ...options, "--", `:(glob)${folder}/*.txt`) ?? "";
  let commit = "";
  let storyId = "";
  for (const line of log.split("\n")) {
    if (/^[0-9a-f]{40,}$/.test(line)) commit = line;
    else if (line.startsWith("@@")) storyId = /^@@ .* @@ (\S+):$/.exec(line)?.[1] ?? "";
    else if (/^[+-](?!\+\+ |-- )/.test(line)) {
      storyId = /^[+-](\S+):$/.exec(line)?.[1] ?? storyId;
      yield { commit, storyId, ...(line.startsWith("+") && { added: line.slice(1) }) };
    }
  }
}
