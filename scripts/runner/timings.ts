import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { writeFileAtomically } from "../lib/files";
import type { StoryRecord } from "./record";

const path = fileURLToPath(new URL("timings.json", import.meta.url));

/** The typical number of bytes in a generated spec for each millisecond that its stories take. */
export const bytesPerMillisecond = 2;

let known: Record<string, number> | undefined;

/** How long the stories of a spec took when last measured, in ms. For a new spec, estimated from its size. */
export function weightOf(specPath: string): number {
  return milliseconds(basename(specPath, ".test.js")) ?? statSync(specPath).size / bytesPerMillisecond;
}

function milliseconds(titleId: string): number | undefined {
  known ??= read();
  return known[titleId];
}

/**
 * Saves how long each title took, to balance shards. The times are rounded, so that small differences between
 * runs don't change the file.
 */
export async function writeTimings(records: readonly StoryRecord[]): Promise<void> {
  const sums = new Map<string, number>();
  for (const { id, milliseconds } of records) {
    const titleId = id.split("--")[0] ?? id;
    sums.set(titleId, (sums.get(titleId) ?? 0) + milliseconds);
  }
  const rounded = [...sums].map(
    ([titleId, sum]) => [titleId, Math.max(500, Math.round(sum / 500) * 500)] as const,
  );
  const all = Object.entries({ ...read(), ...Object.fromEntries(rounded) });
  const sorted = Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b, "en")));
  await writeFileAtomically(path, `${JSON.stringify(sorted, null, 2)}\n`);
}

function read(): Record<string, number> {
  return JSON.parse(readFileSync(path, "utf8"));
}
