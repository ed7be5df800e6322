import { join } from "node:path";
import { PassThrough } from "node:stream";
import { Certificates } from "./certificates";
import type { Options } from "./options";
import type { StoryRecord } from "./record";
import { type RunResult, runStories } from "./run";

/** A shot that was taken several times. */
export interface RepeatedShot {
  /** `<story-id>/<mode>`. The mode of an accessibility tree is `tree`. */
  shot: string;
  /** The hashes of each run, in order. Undefined if the story failed before the shot. */
  hashes: (string | undefined)[];
}

/** The conditions under which shots are certified. */
export interface Conditions {
  /** How often each shot is taken, including the first run. */
  shots: number;
  /** The factor by which the CPU is slowed down in every second round. */
  throttle: number;
}

/**
 * Repeats the shots of stories that have just run. Each round has a different order, and every second round a
 * slower CPU. Shots with the same pixels every time get a certificate, and the others lose theirs.
 */
export async function certify(
  first: RunResult,
  ids: readonly string[],
  options: Options,
  { shots, throttle }: Conditions,
): Promise<{ repeatedShots: RepeatedShot[]; certificates: Certificates }> {
  const wanted = new Set(ids);
  const rounds = [hashesOf(first.records.filter(({ id }) => wanted.has(id)))];
  const { out } = first.settings;
  for (let round = 1; round < shots && ids.length > 0; round++) {
    const again: Options = {
      ...options,
      site: first.site,
      out: join(out, "certify"),
      update: false,
      shard: undefined,
      retries: 0,
      choose: undefined,
      stories: new RegExp(`^(${ids.join("|")})$`),
      stress: { seed: round, throttle: round % 2 === 1 ? throttle : 1 },
    };
    rounds.push(hashesOf((await runStories(again, new PassThrough().resume())).records));
  }
  return grantCertificates(out, rounds);
}

/**
 * Grants certificates to the shots that were the same in each round, and revokes those of the others.
 *
 * @param rounds The hashes of each round's shots, in order.
 */
export async function grantCertificates(
  out: string,
  rounds: readonly Map<string, string>[],
): Promise<{ repeatedShots: RepeatedShot[]; certificates: Certificates }> {
  const repeatedShots = [...(rounds[0] ?? new Map<string, string>()).keys()].map((shot) => ({
    shot,
    hashes: rounds.map((hashes) => hashes.get(shot)),
  }));
  const certificates = await Certificates.read(out);
  for (const repeated of repeatedShots) {
    const [hash] = repeated.hashes;
    if (hash && isStable(repeated)) certificates.grant(repeated.shot, { hash, shots: rounds.length });
    else certificates.revoke(repeated.shot);
  }
  await certificates.write();
  return { repeatedShots, certificates };
}

/** Whether the shot was taken more than once, and was the same each time. */
export function isStable({ hashes }: RepeatedShot): boolean {
  return hashes.length > 1 && new Set(hashes).size === 1 && hashes[0] !== undefined;
}

/** The hashes of records' pictures and accessibility trees, by shot. */
export function hashesOf(records: StoryRecord[]): Map<string, string> {
  return new Map(
    records.flatMap(({ id, pictures, tree }) => [
      ...pictures.map(({ mode, hash }) => [`${id}/${mode}`, hash] as const),
      ...(tree ? [[`${id}/tree`, tree.hash] as const] : []),
    ]),
  );
}
