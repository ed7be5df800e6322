import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { readIfExists, writeFileAtomically } from "../lib/files";

/** A shot that gave different pictures, although nothing had changed. */
export interface Flake {
  shot: string;
  /** When it was last seen to differ. */
  when: string;
  /** The hashes of its pictures, in order. */
  hashes: string[];
}

/** The last hash of each shot of one built Storybook. */
interface Seen {
  site: string;
  shots: Record<string, string>;
}

/** A shot and its hash. */
export type Taken = readonly [shot: string, hash: string];

const paths = (out: string) => ({ list: join(out, "flakes.json"), seen: join(out, "shots.json") });

/** Reads the flaky shots: those that differed although the built Storybook was the same. */
export async function readFlakes(out: string): Promise<Flake[]> {
  const json = await readIfExists(paths(out).list);
  return json ? JSON.parse(json.toString()) : [];
}

/**
 * Compares shots with earlier ones of the same built Storybook, from this run or an earlier one, and records differing
 * ones in the list. Entries are removed only by hand.
 *
 * @returns The shots that differed this time.
 */
export async function noteFlakes(out: string, site: string, taken: Taken[]): Promise<Flake[]> {
  // Without a shot, there may also be no built Storybook.
  if (taken.length === 0) return [];
  const { list, seen: seenPath } = paths(out);
  const print = await printOf(site);
  const known = await readIfExists(seenPath);
  const old: Seen | undefined = known && JSON.parse(known.toString());
  const shots: Record<string, string> = old?.site === print ? old.shots : {};
  const flakes = new Map((await readFlakes(out)).map((flake) => [flake.shot, flake]));
  const fresh = new Map<string, Flake>();
  for (const [shot, hash] of taken) {
    const last = shots[shot];
    shots[shot] = hash;
    if (last === undefined || last === hash) continue;
    const hashes = [...(flakes.get(shot)?.hashes ?? [last]), hash];
    const flake = { shot, when: new Date().toISOString(), hashes };
    flakes.set(shot, flake);
    fresh.set(shot, flake);
  }
  await writeFileAtomically(seenPath, JSON.stringify({ site: print, shots } satisfies Seen));
  if (fresh.size > 0) await writeFileAtomically(list, `${JSON.stringify([...flakes.values()], null, 1)}\n`);
  return [...fresh.values()];
}

/** A hash of the files in a built Storybook that stories can depend on. */
async function printOf(site: string): Promise<string> {
  const hash = createHash("sha256");
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) {
    // It contains the time of the build.
    if (file.endsWith("project.json")) continue;
    hash.update(file.slice(site.length)).update(await readFile(file));
  }
  return hash.digest("hex");
}
