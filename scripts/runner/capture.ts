import { readFile } from "node:fs/promises";
import { SnapshotStore } from "../visual/baselines/snapshot-store";
import type { RunSettings } from "./run-settings";

/** The shots of a run that only captures, as modes by story id. `--capture` names a JSON file with them. */
export type Shots = Record<string, string[]>;

let shots: Promise<Shots> | undefined;
let store: Promise<SnapshotStore> | undefined;

export async function readShots(file: string): Promise<Shots> {
  return JSON.parse(await readFile(file, "utf8"));
}

/** The modes in which a worker captures a story. Undefined for all modes. */
export async function modesToCapture(
  { capture }: RunSettings,
  storyId: string,
): Promise<string[] | undefined> {
  if (!capture) return undefined;
  shots ??= readShots(capture);
  return (await shots)[storyId] ?? [];
}

/** The store of a worker's run, opened once. */
export function workerStore(run: RunSettings): Promise<SnapshotStore> {
  store ??= SnapshotStore.open(run.store);
  return store;
}
