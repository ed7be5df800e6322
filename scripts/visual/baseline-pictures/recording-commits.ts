import { relative } from "node:path";
import { git, mergeBase } from "../../stories/changed/git";
import { baselineFile } from "../snapshots/baseline-file";

/** A baseline whose picture is requested. */
export interface WantedPicture {
  storyId: string;
  mode: string;
  hash: string;
}

/** The commits to render a picture from, in the order in which to try them, or why no commit can. */
export type Candidates = { commits: string[] } | { reason: string };

/**
 * Finds the commits that should render the requested pictures. The first is the branch's base, if the baseline is the
 * same there, because one build then serves nearly all stories. The second is the commit that recorded the hash.
 */
export function findCandidates(
  root: string,
  baselines: string,
  wanted: readonly WantedPicture[],
): Map<WantedPicture, Candidates> {
  if (!git(root, "rev-parse", "HEAD")) {
    return new Map(wanted.map((each) => [each, { reason: "there is no git history to render it from" }]));
  }
  const folder = relative(root, baselines);
  const base = git(root, "rev-parse", mergeBase(root))?.trim() ?? "";
  const sinceBase = new Set([
    ...linesOf(git(root, "diff", "--name-only", "--no-renames", base, "--", folder)),
    ...linesOf(git(root, "ls-files", "-o", "--", folder)),
  ]);
  const recorded = recordingCommits(root, folder);
  const hasOtherCode = memoized((commit) => differsInCode(root, commit));
  const isShallow = git(root, "rev-parse", "--is-shallow-repository")?.trim() === "true";
  const candidatesOf = ({ storyId, mode, hash }: WantedPicture): Candidates => {
    const file = `${folder}/${baselineFile(storyId)}`;
    const recordedIn = recorded.get(`${file} ${mode} ${hash}`);
    const found = [...(sinceBase.has(file) ? [] : [base]), ...(recordedIn ? [recordedIn] : [])];
    const commits = [...new Set(found)].filter(hasOtherCode);
    if (commits.length > 0) return { commits };
    if (isShallow)
      return { reason: "the clone is shallow and lacks the commit that recorded it: git fetch --unshallow" };
    if (!recordedIn) return { reason: "no commit has recorded it" };
    return {
      reason: `could not be reproduced: the code is the same as in ${short(recordedIn)}, which recorded it`,
    };
  };
  return new Map(wanted.map((each) => [each, candidatesOf(each)]));
}

export function short(commit: string): string {
  return commit.slice(0, 10);
}

/** The last commit that recorded each snapshot, by "file mode hash", from one walk through the history. */
function recordingCommits(root: string, folder: string): Map<string, string> {
  const options = ["--format=@%H", "-p", "-U0", "--no-color", "--no-renames", "--no-ext-diff"];
  const log = git(root, "log", ...options, "--", `:(glob)${folder}/*.txt`) ?? "";
  const commits = new Map<string, string>();
  let commit = "";
  let file = "";
  for (const line of log.split("\n")) {
    if (line.startsWith("@") && !line.startsWith("@@")) commit = line.slice(1);
    else if (line.startsWith("+++ b/")) file = line.slice("+++ b/".length);
    else if (line.startsWith("+")) {
      const [mode, , hash] = line.slice(1).trim().split(" ");
      const key = `${file} ${mode} ${hash}`;
      if (hash && !commits.has(key)) commits.set(key, commit);
    }
  }
  return commits;
}

/** Whether the work tree's code, except the baselines, differs from a commit's. If not, it renders the same. */
function differsInCode(root: string, commit: string): boolean {
  const code = ["--", ".", ":!stories/baselines", ":!stories/page-baselines"];
  const changed = git(root, "diff", "--name-only", commit, ...code);
  const untracked = git(root, "ls-files", "-o", "--exclude-standard", ...code);
  return changed !== "" || untracked !== "";
}

function linesOf(output: string | undefined): string[] {
  return output?.split("\n").filter(Boolean) ?? [];
}

function memoized(work: (key: string) => boolean): (key: string) => boolean {
  const known = new Map<string, boolean>();
  return (key) => {
    const result = known.get(key) ?? work(key);
    known.set(key, result);
    return result;
  };
}
