import { join, relative } from "node:path";
import { type CatalogChange, compareCatalogs, parseCatalog } from "../../../src/catalog";
import { readIfExists } from "../../lib/files";
import { git, mergeBase } from "../../lib/git";
import { changedLines } from "../baselines/baseline-log";
import type { Origin } from "./model";

const CATALOG = "src/catalog/catalog.json";

/** The changes since the baselines were recorded, from git. Each commit is compared once. */
export class History {
  private readonly diffs = new Map<string, Map<string, string>>();
  private readonly catalogs = new Map<string, Promise<CatalogChange[]>>();
  private readonly commits: ReadonlyMap<string, string>;
  /** The commit where the branch began. */
  readonly base: string;

  constructor(
    private readonly root: string,
    baselines: string,
  ) {
    this.commits = lastCommits(root, baselines);
    this.base = mergeBase(root);
  }

  /**
   * The last commit that changed a story's baseline. For a story without a baseline, the commit where the
   * branch began.
   */
  commitOf(storyId: string): string {
    return this.commits.get(storyId) ?? this.base;
  }

  /** The code files that have changed since a commit, each with its diff. */
  changedSince(commit: string): ReadonlyMap<string, string> {
    const known = this.diffs.get(commit) ?? this.diff(commit);
    this.diffs.set(commit, known);
    return known;
  }

  /** When a file was changed last. */
  originOf(file: string): Origin {
    if (this.changedSince("HEAD").has(file)) return "uncommitted";
    return this.changedSince(this.base).has(file) ? "branch" : "older";
  }

  /** The changes of the catalog since a commit, described for maintainers. */
  catalogSince(commit: string): Promise<CatalogChange[]> {
    const known = this.catalogs.get(commit) ?? this.compare(commit);
    this.catalogs.set(commit, known);
    return known;
  }

  private diff(commit: string): Map<string, string> {
    const code = ["src", "stories", ".storybook", ":!stories/baselines"];
    const all = git(this.root, "diff", "--no-color", "--no-renames", "-U2", commit, "--", ...code) ?? "";
    const untracked = git(this.root, "ls-files", "-o", "--exclude-standard", "--", ...code) ?? "";
    const files = all
      .split(/^(?=diff --git )/m)
      .map((patch) => [/ b\/(.*)$/m.exec(patch)?.[1] ?? "", patch] as const);
    return new Map(
      [...files, ...untracked.split("\n").map((file) => [file, ""] as const)].filter(([file]) => file),
    );
  }

  private async compare(commit: string): Promise<CatalogChange[]> {
    const before = git(this.root, "show", `${commit}:${CATALOG}`);
    const after = await readIfExists(join(this.root, CATALOG));
    if (!before || !after) return [];
    try {
      return compareCatalogs(parseCatalog(before), parseCatalog(after.toString())).changes;
    } catch {
      // An early catalog in another format can't be compared, and isn't what the review is about.
      return [];
    }
  }
}

/** The last commit that changed each story's baseline. */
function lastCommits(root: string, baselines: string): Map<string, string> {
  const commits = new Map<string, string>();
  for (const { commit, storyId } of changedLines(root, relative(root, baselines)))
    if (!commits.has(storyId)) commits.set(storyId, commit);
  return commits;
}
