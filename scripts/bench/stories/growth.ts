import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const FOLDER = "stories/baselines";
const REPLAYS = 50;
const MB = 1_000_000;
/** Limits, in bytes: of an archive of the repository, of one re-baseline, and of all replays. */
const MOST = { archive: 15 * MB, one: MB, all: 10 * MB };

/**
 * Replays re-baselines of every snapshot in a scratch repository, and prints what they add to its packed
 * size. Each replaces every hash, as a browser update would. No other change adds more.
 *
 * @returns Whether every size is within its limit.
 */
export function measureGrowth(): boolean {
  const archive = execFileSync("git", ["archive", "HEAD"], { maxBuffer: 1 << 28 }).length;
  const before = packedSize(0);
  const one = packedSize(1) - before;
  const all = packedSize(REPLAYS) - before;
  console.log(`git archive HEAD          ${inMb(archive, MOST.archive)}`);
  console.log(`one global re-baseline    ${inMb(one, MOST.one)}`);
  console.log(`${REPLAYS} global re-baselines   ${inMb(all, MOST.all)}`);
  return archive <= MOST.archive && one <= MOST.one && all <= MOST.all;
}

/** The packed size of a repository with the baselines and `replays` re-baselines, as a clone receives it. */
function packedSize(replays: number): number {
  const cwd = mkdtempSync(join(tmpdir(), "kerf-growth-"));
  try {
    execFileSync("git", ["init", "--quiet"], { cwd });
    const history = Array.from({ length: replays + 1 }, (_, replay) => commit(replay)).join("");
    execFileSync("git", ["fast-import", "--quiet"], { cwd, input: history });
    execFileSync("git", ["repack", "-adfq"], { cwd, maxBuffer: 1 << 28 });
    const counts = execFileSync("git", ["count-objects", "-v"], { cwd, encoding: "utf8" });
    return Number(/size-pack: (\d+)/.exec(counts)?.[1]) * 1024;
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}

/** A commit that gives every snapshot a different hash, in the format of `git fast-import`. */
function commit(replay: number): string {
  const files = baselineFiles().map(([path, text]) => {
    const other = text.replace(/[0-9a-f]{20}$/gm, (hash) =>
      createHash("sha256").update(`${hash} ${replay}`).digest("hex").slice(0, 20),
    );
    return `M 100644 inline ${path}\n${data(other)}`;
  });
  const head = `commit refs/heads/main\ncommitter Growth <growth@example.com> ${replay} +0000\n`;
  return `${head}${data("Re-baseline every snapshot")}${files.join("")}\n`;
}

function data(text: string): string {
  return `data ${Buffer.byteLength(text)}\n${text}\n`;
}

function baselineFiles(): [path: string, text: string][] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(".txt"))
    .map((name) => `${FOLDER}/${name}`)
    .map((path) => [path, readFileSync(path, "utf8")]);
}

function inMb(bytes: number, most: number): string {
  return `${(bytes / MB).toFixed(2).padStart(6)} MB, of at most ${most / MB}`;
}
