import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Fact } from "../lib/fact";
import { readIfExists } from "../lib/files";
import type { SnapshotResult } from "../visual/baselines/compare-snapshot";
import type { Mode } from "../visual/capture/modes";
import type { TreeResult } from "../visual/capture/tree";

/** The kind of check that a story failed. */
export type Layer = "interaction" | "axe" | "visual" | "tree" | "console" | "catalog";

export interface Failure {
  layer: Layer;
  message: string;
}

/** The result of one story. */
export interface StoryRecord {
  id: string;
  title: string;
  name: string;
  failures: Failure[];
  pictures: SnapshotResult[];
  /** The facts of the catalog that it checked. */
  facts: Fact[];
  /** The result of comparing its accessibility tree, if it got that far. */
  tree?: TreeResult;
  /** The pictures of its earlier attempts, if it was retried. */
  earlier?: SnapshotResult[][];
  /** The cells of the catalog that were visible, and in which modes. */
  shown: { modes: Mode[]; cells: string[] }[];
  /** How often it ran: more than once if it was retried. */
  attempts: number;
  /** Whether axe examined it, in each theme. */
  axe: boolean;
  /** Whether it has a play function. */
  play: boolean;
  /** Whether it isn't compared from right to left: its play function failed, as those with arrow keys do, or it says why. */
  unplayed?: true;
  /** How long its last attempt took. */
  milliseconds: number;
}

/** The records that workers write, and that the main process reads for the summary. */
export class Records {
  private readonly folder: string;

  constructor(out: string) {
    this.folder = join(out, "records");
  }

  async write(record: StoryRecord): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await writeFile(join(this.folder, `${record.id}.json`), JSON.stringify(record));
  }

  /** The record of a story, if there is one. */
  async read(id: string): Promise<StoryRecord | undefined> {
    const json = await readIfExists(join(this.folder, `${id}.json`));
    return json && JSON.parse(json.toString());
  }

  /** The pictures of a story's attempts so far. */
  async earlier(id: string): Promise<SnapshotResult[][]> {
    const record = await this.read(id);
    return record ? [...(record.earlier ?? []), record.pictures] : [];
  }

  async readAll(): Promise<StoryRecord[]> {
    const files = await readdir(this.folder).catch(() => []);
    return Promise.all(
      files.sort().map(async (file) => JSON.parse(await readFile(join(this.folder, file), "utf8"))),
    );
  }
}
