import { relative } from "node:path";
import { git, mergeBase } from "../../lib/git";
import { baselineFile, parseBaselines } from "./baseline-file";
import { changedLines } from "./baseline-log";

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
  const atBase = memoized((file) => {
    const text = git(root, "show", `${base}:${file}`);
    return text ? parseBaselines(text, file) : undefined;
  });
  const recorded = recordingCommits(root, folder);
  const hasOtherCode = memoized((commit) => differsInCode(root, commit));
  const isShallow = git(root, "rev-parse", "--is-shallow-repository")?.trim() === "true";
  const candidatesOf = ({ storyId, mode, hash }: WantedPicture): Candidates => {
    const file = `${folder}/${baselineFile(storyId)}`;
    const isAtBase = atBase(file)?.get(storyId)?.snapshots.get(mode)?.hash === hash;
    const recordedIn = recorded.get(`${storyId} ${mode} ${hash}`);
    const found = [...(isAtBase ? [base] : []), ...(recordedIn ? [recordedIn] : [])];
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

/** The last commit that recorded each snapshot, by "story mode hash". */
function recordingCommits(root: string, folder: string): Map<string, string> {
  const commits = new Map<string, string>();
  for (const { commit, storyId, added = "" } of changedLines(root, folder)) {
    const [mode, , hash] = added.trim().split(" ");
    const key = `${storyId} ${mode} ${hash}`;
    if (hash && !commits.has(key)) commits.set(key, commit);
  }
  return commits;
}

/** Whether the work tree's code, except the baselines, differs from a commit's. If not, it renders the same. */
function differsInCode(root: string, commit: string): boolean {
  const code = ["--", ".", ":!stories/baselines"];
  const changed = git(root, "diff", "--name-only", commit, ...code);
  const untracked = git(root, "ls-files", "-o", "--exclude-standard", ...code);
  return changed !== "" || untracked !== "";
}

function memoized<Result>(work: (key: string) => Result): (key: string) => Result {
  const known = new Map<string, Result>();
  return (key) => {
    const result = known.has(key) ? (known.get(key) as Result) : work(key);
    known.set(key, result);
    return result;
  };
}
