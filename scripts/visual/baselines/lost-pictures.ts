import { execFileSync, spawnSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { writeFileAtomically } from "../../lib/files";
import { changedFiles, git, mergeBase } from "../../lib/git";
import { baselineFile } from "./baselines";
import { SnapshotStore } from "./snapshot-store";

/** A baseline whose picture is requested. */
export interface WantedPicture {
  storyId: string;
  mode: string;
  hash: string;
}

/**
 * Renders baseline pictures again from earlier commits, and adds them to the store.
 *
 * @returns the reason for each picture that couldn't be rendered.
 */
export async function renderLostPictures(
  wanted: readonly WantedPicture[],
  { root, baselines, store }: { root: string; baselines: string; store: string },
): Promise<Map<WantedPicture, string>> {
  const history = new BaselineHistory(root, baselines);
  const reasons = new Map(wanted.map((each) => [each, history.reasonWithout(each)]));
  // The commit where the branch began comes first, because one build then serves nearly all stories.
  for (const commitOf of [history.baseWith, history.recordingCommit]) {
    for (const [commit, pictures] of grouped(reasons.keys(), commitOf)) {
      if (!commit || !history.differsInCode(commit)) continue;
      console.log(`\nRendering ${pictures.length} lost baseline pictures from commit ${short(commit)} …`);
      const failure = await renderCommit(root, commit, pictures, store);
      const rendered = await SnapshotStore.open(store);
      for (const each of pictures) {
        reasons.set(each, failure ?? `could not be reproduced: commit ${short(commit)} renders other pixels`);
        if (await rendered.read(each.hash)) reasons.delete(each);
      }
    }
  }
  return reasons;
}

/** The commits whose code rendered the baselines, from git. */
class BaselineHistory {
  private readonly folder: string;
  private readonly base: string;
  private readonly cache = new Map<string, string>();

  constructor(
    private readonly root: string,
    baselines: string,
  ) {
    this.folder = relative(root, baselines);
    this.base = git(root, "rev-parse", mergeBase(root))?.trim() ?? "";
  }

  /** The commit where the branch began, if it has the baseline. */
  baseWith = (wanted: WantedPicture): string | undefined => this.has(this.base, wanted);

  /** The last commit that changed baselines of the story's title, if it has the baseline. */
  recordingCommit = (wanted: WantedPicture): string | undefined =>
    this.has(this.once("log", "-1", "--format=%H", "--", this.file(wanted)).trim(), wanted);

  private has(commit: string, wanted: WantedPicture): string | undefined {
    return this.once("show", `${commit}:${this.file(wanted)}`).includes(wanted.hash) ? commit : undefined;
  }

  /** Whether a commit's code, except the baselines, differs from the work tree's. If not, it renders the same. */
  differsInCode(commit: string): boolean {
    const code = [".", ":!stories/baselines", ":!stories/page-baselines"];
    return changedFiles(this.root, commit, ...code)?.length !== 0;
  }

  /** Why a picture stays lost if no commit renders it. */
  reasonWithout(wanted: WantedPicture): string {
    const commit = this.recordingCommit(wanted);
    return commit
      ? `could not be reproduced: the code is the same as in ${short(commit)}, which recorded it`
      : "no commit of this clone has recorded it. A shallow clone gets the others by: git fetch --unshallow";
  }

  private file({ storyId }: WantedPicture): string {
    return `${this.folder}/${baselineFile(storyId)}`;
  }

  /** The output of a git command, which runs once. Empty if it fails. */
  private once(...command: string[]): string {
    const key = command.join(" ");
    const known = this.cache.get(key) ?? git(this.root, ...command) ?? "";
    this.cache.set(key, known);
    return known;
  }
}

/**
 * Captures pictures with a commit's own test runner, components, stories and browser, and adds them to the store. A
 * picture whose story fails isn't added.
 *
 * @returns why the commit can't be rendered, if it can't.
 */
async function renderCommit(
  root: string,
  commit: string,
  pictures: readonly WantedPicture[],
  store: string,
): Promise<string | undefined> {
  const path = join(tmpdir(), `kerf-baselines-${process.pid}-${short(commit)}`);
  // On Windows, npm is a batch file.
  const npm = { cwd: path, shell: process.platform === "win32" };
  try {
    const add = ["worktree", "add", "--detach", "--force", path, commit];
    execFileSync("git", add, { cwd: root, stdio: "pipe" });
    const lock = (folder: string) => readFile(join(folder, "package-lock.json"), "utf8").catch(() => "");
    if ((await lock(path)) === (await lock(root)))
      symlinkSync(join(root, "node_modules"), join(path, "node_modules"));
    else
      execFileSync("npm", ["ci", "--prefer-offline", "--no-audit", "--no-fund"], { ...npm, stdio: "pipe" });
    const modes: Record<string, string[]> = {};
    for (const { storyId, mode } of pictures) modes[storyId] = [...(modes[storyId] ?? []), mode];
    const file = join(path, ".cache/pictures-to-capture.json");
    await writeFileAtomically(file, JSON.stringify(modes));
    const options = ["--capture", file, "--store", store];
    spawnSync("npm", ["run", "--silent", "test:stories", "--", ...options], { ...npm, stdio: "ignore" });
    return undefined;
  } catch (error) {
    // Its first line is the command.
    const [, line = "git or npm failed"] = (error as Error).message.split("\n").filter(Boolean);
    return line.trim();
  } finally {
    git(root, "worktree", "remove", "--force", path);
    await rm(path, { recursive: true, force: true });
    git(root, "worktree", "prune");
  }
}

function grouped<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

function short(commit: string): string {
  return commit.slice(0, 10);
}
