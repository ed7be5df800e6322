import { spawnSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { writeFileAtomically } from "../../lib/files";
import { git, mergeBase } from "../../lib/git";
import { baselineFile, parseBaselines } from "./baseline-file";
import { PictureFolder } from "./picture-folder";
import { SnapshotStore } from "./snapshot-store";

/** A baseline whose picture is requested. */
export interface WantedPicture {
  storyId: string;
  mode: string;
  hash: string;
}

interface Folders {
  root: string;
  baselines: string;
  store: SnapshotStore;
}

/**
 * Renders baseline pictures again from earlier commits, and adds them to the store.
 *
 * @returns the reason for each picture that couldn't be rendered.
 */
export async function renderLostPictures(
  wanted: readonly WantedPicture[],
  { root, baselines, store }: Folders,
): Promise<Map<WantedPicture, string>> {
  const history = new BaselineHistory(root, baselines);
  const reasons = new Map(wanted.map((each) => [each, history.reasonWithout(each)]));
  // The commit where the branch began comes first, because one build then serves nearly all stories.
  for (const commitOf of [history.baseWith, history.recordingCommit]) {
    const byCommit = new Map<string, WantedPicture[]>();
    for (const each of reasons.keys()) {
      const commit = commitOf(each);
      if (!commit || !history.differsInCode(commit)) continue;
      byCommit.set(commit, [...(byCommit.get(commit) ?? []), each]);
    }
    for (const [commit, pictures] of byCommit) {
      console.log(`\nRendering ${pictures.length} lost baseline pictures from commit ${short(commit)} …`);
      for (const [each, reason] of await renderCommit(root, commit, pictures, store)) {
        if (reason === undefined) reasons.delete(each);
        else reasons.set(each, reason);
      }
    }
  }
  return reasons;
}

/** The commits that recorded baselines, from git. */
export class BaselineHistory {
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
  baseWith = ({ storyId, mode, hash }: WantedPicture): string | undefined => {
    const file = this.file(storyId);
    const text = this.once(`show ${file}`, () => git(this.root, "show", `${this.base}:${file}`) ?? "");
    const baseline = text && parseBaselines(text, file).get(storyId);
    return baseline && baseline.snapshots.get(mode)?.hash === hash ? this.base : undefined;
  };

  /** The last commit that recorded the baseline. */
  recordingCommit = ({ storyId, hash }: WantedPicture): string | undefined => {
    const file = this.file(storyId);
    return this.once(`log ${file} ${hash}`, () => {
      const log = git(this.root, "log", "--format=%H", `-S${hash}`, "--", file) ?? "";
      const commits = log.split("\n").filter(Boolean);
      return commits.find((commit) => git(this.root, "show", `${commit}:${file}`)?.includes(hash)) ?? "";
    });
  };

  /** Whether a commit's code, except the baselines, differs from the work tree's. If not, it renders the same. */
  differsInCode(commit: string): boolean {
    const code = ["--", ".", ":!stories/baselines", ":!stories/page-baselines"];
    const changed = this.once(
      `diff ${commit}`,
      () => git(this.root, "diff", "--name-only", commit, ...code) ?? "",
    );
    return (changed || git(this.root, "ls-files", "-o", "--exclude-standard", ...code)) !== "";
  }

  /** Why a picture stays lost if no commit renders it. */
  reasonWithout(wanted: WantedPicture): string {
    if (!this.base) return "there is no git history to render it from";
    const commit = this.recordingCommit(wanted);
    if (commit)
      return `could not be reproduced: the code is the same as in ${short(commit)}, which recorded it`;
    return git(this.root, "rev-parse", "--is-shallow-repository")?.trim() === "true"
      ? "the clone is shallow and lacks the commit that recorded it: git fetch --unshallow"
      : "no commit has recorded it";
  }

  private file(storyId: string): string {
    return `${this.folder}/${baselineFile(storyId)}`;
  }

  private once(key: string, ask: () => string): string {
    const known = this.cache.get(key) ?? ask();
    this.cache.set(key, known);
    return known;
  }
}

/** Renders pictures from a commit. Returns for each picture why it failed, or undefined. */
async function renderCommit(
  root: string,
  commit: string,
  pictures: readonly WantedPicture[],
  store: SnapshotStore,
): Promise<Map<WantedPicture, string | undefined>> {
  const path = join(tmpdir(), `kerf-baselines-${process.pid}-${short(commit)}`);
  try {
    await checkOut(root, commit, path);
    const captured = new PictureFolder(join(path, ".cache/kept"));
    await capture(path, captured.folder, pictures);
    const capturedStore = await SnapshotStore.open(join(path, ".cache/snapshots"));
    const results = new Map<WantedPicture, string | undefined>();
    for (const each of pictures) {
      const png = await captured.read(each.storyId, each.mode);
      const hash = png && (await store.add(png)).hash;
      const layout = hash && (await capturedStore.layout(hash));
      if (layout) await store.addLayout(hash, async () => JSON.stringify(layout));
      const renders = hash ? "renders other pixels" : "doesn't render it";
      const reason = `could not be reproduced: commit ${short(commit)} ${renders}`;
      results.set(each, hash === each.hash ? undefined : reason);
    }
    return results;
  } catch (error) {
    return new Map(pictures.map((each) => [each, (error as Error).message]));
  } finally {
    git(root, "worktree", "remove", "--force", path);
    await rm(path, { recursive: true, force: true });
    git(root, "worktree", "prune");
  }
}

/** Checks out a commit. It shares the installed packages if its lockfile is the same, and installs its own otherwise. */
async function checkOut(root: string, commit: string, path: string): Promise<void> {
  run("git", ["worktree", "add", "--detach", "--force", path, commit], root);
  const lock = (folder: string) => readFile(join(folder, "package-lock.json"), "utf8").catch(() => "");
  if ((await lock(path)) === (await lock(root)))
    symlinkSync(join(root, "node_modules"), join(path, "node_modules"));
  else run("npm", ["ci", "--prefer-offline", "--no-audit", "--no-fund"], path);
}

/** Captures pictures with the commit's own test runner, components, stories and browser. */
async function capture(path: string, keep: string, pictures: readonly WantedPicture[]): Promise<void> {
  const modes: Record<string, string[]> = {};
  for (const { storyId, mode } of pictures) modes[storyId] = [...(modes[storyId] ?? []), mode];
  const file = join(path, ".cache/pictures-to-capture.json");
  await writeFileAtomically(file, JSON.stringify(modes));
  // If a story fails, its picture is missing, which is the reason that people see.
  spawnSync("npm", ["run", "--silent", "test:stories", "--", "--capture", file, "--keep", keep], {
    cwd: path,
    stdio: "ignore",
    shell: process.platform === "win32",
  });
}

/** @throws with the last line of its output, if the command fails. */
function run(command: string, args: string[], cwd: string): void {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: "utf8",
    // On Windows, npm is a batch file.
    shell: command === "npm" && process.platform === "win32",
  });
  if (status === 0) return;
  const lines = `${stdout}${stderr}`.split("\n").filter(Boolean);
  const line = lines.find((each) => /npm error (?!code|errno|syscall)/i.test(each)) ?? lines.at(-1) ?? "";
  throw new Error(`${command} ${args[0]} fails: ${line.trim()}`);
}

function short(commit: string): string {
  return commit.slice(0, 10);
}
