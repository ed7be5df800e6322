import { join } from "node:path";
import { type CatalogChange, compareCatalogs, parseCatalog } from "../../../src/catalog";
import { type ChangedFile, changedFiles, git, mergeBase } from "../../changed/git";
import { readIfThere } from "../../lib/read-if-there";

const CATALOG = "src/catalog/catalog.json";

/** What changed since the baselines were made, as git knows it. Each commit is compared once. */
export class History {
  private readonly files = new Map<string, ChangedFile[]>();
  private readonly catalogs = new Map<string, Promise<CatalogChange[]>>();
  private readonly commits: ReadonlyMap<string, string>;
  private readonly base: string;

  constructor(
    private readonly root: string,
    baselines: string,
  ) {
    this.commits = lastCommits(root, baselines);
    this.base = mergeBase(root);
  }

  /** The commit that made a story's baselines; for a story without, where the branch began. */
  commitOf(storyId: string): string {
    return this.commits.get(storyId) ?? this.base;
  }

  changedSince(commit: string): ChangedFile[] {
    const known = this.files.get(commit);
    if (known) return known;
    const changed =
      git(this.root, "cat-file", "-e", commit) === undefined ? [] : changedFiles(this.root, commit);
    this.files.set(commit, changed);
    return changed;
  }

  /** What a maintainer would say became of the catalog. */
  catalogSince(commit: string): Promise<CatalogChange[]> {
    const known = this.catalogs.get(commit) ?? this.compare(commit);
    this.catalogs.set(commit, known);
    return known;
  }

  /** A file's difference since a commit. */
  patch(commit: string, file: string): string {
    return git(this.root, "diff", "--no-color", "-U2", commit, "--", file) ?? "";
  }

  private async compare(commit: string): Promise<CatalogChange[]> {
    const before = git(this.root, "show", `${commit}:${CATALOG}`);
    const after = await readIfThere(join(this.root, CATALOG));
    if (!before || !after) return [];
    try {
      return compareCatalogs(parseCatalog(before), parseCatalog(after.toString())).changes;
    } catch {
      // An early catalog of another form can't be compared, and is not what somebody came to see.
      return [];
    }
  }
}

/** Of each story's folder, the last commit that touched it, from one walk through the history. */
function lastCommits(root: string, baselines: string): Map<string, string> {
  const log = git(root, "log", "--format=@%H", "--name-only", "--", baselines) ?? "";
  const commits = new Map<string, string>();
  let commit = "";
  for (const line of log.split("\n")) {
    if (line.startsWith("@")) commit = line.slice(1);
    const storyId = line.split("/").at(-2);
    if (storyId && !commits.has(storyId)) commits.set(storyId, commit);
  }
  return commits;
}
