import { join } from "node:path";
import { writeFileAtomically } from "../../lib/files";
import type { Shots } from "../../runner/capture";
import { PictureFolder } from "./picture-folder";
import { findCandidates, short, type WantedPicture } from "./recording-commits";
import { run } from "./run";
import { SnapshotStore } from "./snapshot-store";
import { checkOut } from "./worktree";

/** The source and destination of rendered pictures. */
interface Places {
  root: string;
  baselines: string;
  store: SnapshotStore;
}

/**
 * Renders baseline pictures again from the commits that recorded them, and adds them to the store.
 *
 * @returns the reason for each picture that couldn't be rendered.
 */
export async function renderBaselines(
  wanted: readonly WantedPicture[],
  { root, baselines, store }: Places,
): Promise<Map<WantedPicture, string>> {
  const reasons = new Map<WantedPicture, string>();
  const queues = new Map<WantedPicture, string[]>();
  for (const [each, candidates] of findCandidates(root, baselines, wanted)) {
    if ("reason" in candidates) reasons.set(each, candidates.reason);
    else queues.set(each, candidates.commits);
  }
  while (queues.size > 0) {
    const [commit, pictures] = next(queues);
    const stories = new Set(pictures.map(({ storyId }) => storyId)).size;
    console.log(
      `\nRendering ${pictures.length} baselines of ${stories} stories from commit ${short(commit)} …`,
    );
    const failed = await renderCommit(root, commit, pictures, store);
    for (const each of pictures) {
      const reason = failed.get(each);
      if (reason === undefined) {
        queues.delete(each);
        reasons.delete(each);
        continue;
      }
      reasons.set(each, reason);
      if (queues.get(each)?.length === 0) queues.delete(each);
    }
  }
  return reasons;
}

/** The commit that is next in most queues, and its pictures. The commit is removed from these queues. */
function next(queues: Map<WantedPicture, string[]>): [commit: string, pictures: WantedPicture[]] {
  const byCommit = new Map<string, WantedPicture[]>();
  for (const [each, [commit = ""]] of queues) byCommit.set(commit, [...(byCommit.get(commit) ?? []), each]);
  const [first, ...rest] = byCommit;
  if (!first) throw new Error("No commit is left.");
  const most = rest.reduce((most, each) => (each[1].length > most[1].length ? each : most), first);
  for (const each of most[1]) queues.get(each)?.shift();
  return most;
}

/** Renders pictures from a commit, and returns the reason for each one that failed. */
async function renderCommit(
  root: string,
  commit: string,
  pictures: readonly WantedPicture[],
  store: SnapshotStore,
): Promise<Map<WantedPicture, string>> {
  const failed = new Map<WantedPicture, string>();
  let output: string[] = [];
  try {
    const tree = await checkOut(root, commit);
    try {
      const kept = new PictureFolder(join(tree.path, ".cache/kept"));
      output = await capture(tree.path, kept, pictures);
      const own = await SnapshotStore.open(join(tree.path, ".cache/snapshots"));
      for (const each of pictures) {
        const png = await kept.read(each.storyId, each.mode);
        const hash = png && (await store.add(png)).hash;
        const layout = hash && (await own.layout(hash));
        if (layout) await store.addLayout(hash, async () => layout);
        if (!hash) failed.set(each, `could not be reproduced: commit ${short(commit)} doesn't render it`);
        else if (hash !== each.hash)
          failed.set(each, `could not be reproduced: commit ${short(commit)} renders other pixels`);
      }
    } finally {
      await tree.remove();
    }
  } catch (error) {
    for (const each of pictures) failed.set(each, (error as Error).message);
  }
  if (failed.size === pictures.length) for (const line of output.slice(-5)) console.log(`  ${line}`);
  return failed;
}

/** Captures the shots with the commit's own test runner, components, stories, harness and browser. */
async function capture(
  path: string,
  kept: PictureFolder,
  pictures: readonly WantedPicture[],
): Promise<string[]> {
  const shots: Shots = {};
  for (const { storyId, mode } of pictures) shots[storyId] = [...(shots[storyId] ?? []), mode];
  const file = join(path, ".cache/shots-to-capture.json");
  await writeFileAtomically(file, JSON.stringify(shots));
  const args = ["run", "--silent", "test:stories", "--", "--capture", file, "--keep", kept.folder];
  return (await run("npm", args, path)).output;
}
