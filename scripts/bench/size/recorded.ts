import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../../lib/paths";
import type { Size } from "./report";

/** The sizes that the site shows: KiB by component. */
export const SIZES = ".storybook/docs/sizes.json";

/** The tolerance of a recorded size in KiB, so that small changes don't require a new record. */
const TOLERANCE = 0.1;

type RecordedSizes = Record<string, number>;

export async function readSizes(): Promise<RecordedSizes> {
  return JSON.parse(await readFile(join(root, SIZES), "utf8"));
}

export async function writeSizes(sizes: readonly Size[]): Promise<void> {
  const recorded = Object.fromEntries(sizes.map(({ name, bytes }) => [name, rounded(bytes)]));
  await writeFile(join(root, SIZES), `${JSON.stringify(recorded, null, 2)}\n`);
}

/** The names whose recorded size is missing or wrong, and recorded names that aren't components. */
export function staleSizes(sizes: readonly Size[], recorded: RecordedSizes): string[] {
  const measured = new Map(sizes.map(({ name, bytes }) => [name, bytes / 1024]));
  return [...new Set([...measured.keys(), ...Object.keys(recorded)])].filter(
    (name) => !(Math.abs((measured.get(name) ?? NaN) - (recorded[name] ?? NaN)) <= TOLERANCE),
  );
}

function rounded(bytes: number): number {
  return Number((bytes / 1024).toFixed(1));
}
