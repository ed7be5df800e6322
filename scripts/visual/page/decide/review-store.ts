import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readIfExists, writeFileAtomically } from "../../../lib/files";
import { Baselines } from "../../baselines/baselines";
import { Trees } from "../../capture/trees";
import type { Change, Comments, Decision, Decisions, Report } from "../../report/model";
import { Approved } from "./approved";
import { type Entry, Journal } from "./journal";
import { Notes } from "./notes";
import { Refusal } from "./refusal";

type Decided = Extract<Entry, { decide: Decision }>;

/** Whether these pixels of this shot may become a baseline. */
export type MayApprove = (change: Change) => boolean | Promise<boolean>;

/**
 * Stores the decisions of a review and carries them out. Approving writes the baseline; undoing restores the previous
 * one. Each step is written to the journal first and can be repeated, so it is safe to interrupt at any time.
 */
export class ReviewStore {
  private readonly changes: ReadonlyMap<string, Change>;
  private readonly journal: Journal;
  private readonly folder: string;
  private readonly approved: Approved;
  /** The latest request. Requests run one at a time. */
  private last: Promise<unknown> = Promise.resolve();

  private constructor(
    reportFolder: string,
    report: Report,
    baselines: string,
    private readonly mayApprove: MayApprove,
    private readonly notes: Notes,
  ) {
    this.changes = new Map(report.changes.map((change) => [change.key, change]));
    this.folder = join(reportFolder, "decisions", report.id);
    this.journal = new Journal(join(this.folder, "journal.jsonl"));
    this.approved = new Approved(new Baselines(baselines), new Trees(join(reportFolder, "pictures")));
  }

  /** Opens the store as the last process left it, and finishes an interrupted step. */
  static async open(
    folder: string,
    report: Report,
    baselines: string,
    mayApprove: MayApprove,
  ): Promise<ReviewStore> {
    // Notes are kept next to the report's folder, because each run empties that folder.
    const notes = await Notes.open(join(dirname(folder), "review-notes.json"));
    const store = new ReviewStore(folder, report, baselines, mayApprove, notes);
    await store.inTurn(async () => {});
    return store;
  }

  get decisions(): Decisions {
    const decisions: Decisions = {};
    for (const key of this.rejectedEarlier()) decisions[key] = "rejected";
    for (const { decide, keys } of this.standing()) for (const key of keys) decisions[key] = decide;
    return decisions;
  }

  get comments(): Comments {
    return this.notes.comments(this.changes.values());
  }

  /** Saves a comment on a change. An empty text removes the comment. */
  comment(key: string, text: string): Promise<void> {
    return this.inTurn(() => this.notes.comment(this.change(key), text));
  }

  /** The keys of the changes that were taken out of their groups. */
  get ungrouped(): string[] {
    return this.notes.ungrouped(this.changes.values());
  }

  /** Takes a change out of its group, or puts it back. */
  ungroup(key: string, ungrouped: boolean): Promise<void> {
    return this.inTurn(() => this.notes.ungroup(this.change(key), ungrouped));
  }

  /** @throws {Refusal} if a change can't be approved. Then none is approved. */
  decide(decide: Decision, keys: string[]): Promise<void> {
    return this.inTurn(async () => {
      const decisions = this.decisions;
      const open = keys.filter((key) => decisions[key] !== decide);
      if (open.length === 0) return;
      if (decide === "approved") await this.checkApproval(open, decisions);
      const seq = this.journal.entries.length + 1;
      // The current files are kept before the journal allows overwriting them.
      for (const key of open) await this.keep(seq, key);
      const earlier = this.rejectedEarlier();
      const rejected = open.filter((key) => earlier.has(key));
      await this.enter({ seq, decide, keys: open, ...(rejected.length > 0 && { rejected }) });
    });
  }

  /** Undoes the last decision, and returns its changes. */
  undo(): Promise<string[]> {
    return this.inTurn(async () => {
      const last = this.standing().at(-1);
      if (!last) return [];
      await this.enter({ seq: this.journal.entries.length + 1, undo: last.seq });
      return last.keys;
    });
  }

  /** The keys of changes that earlier runs rejected. Changes that an earlier run approved are baselines by now. */
  private rejectedEarlier(): Set<string> {
    const decided = new Set<string>();
    const rejected = new Set<string>();
    for (const entry of this.journal.entries) {
      if (!("decide" in entry)) continue;
      // The notes no longer have a rejection that was replaced, but the entry that replaced it does.
      for (const key of entry.rejected ?? []) if (!decided.has(key)) rejected.add(key);
      for (const key of entry.keys) decided.add(key);
    }
    for (const change of this.changes.values())
      if (!decided.has(change.key) && this.notes.isRejected(change)) rejected.add(change.key);
    return rejected;
  }

  /** The decisions that weren't undone. */
  private standing(): Decided[] {
    const undone = new Set(this.journal.entries.flatMap((entry) => ("undo" in entry ? entry.undo : [])));
    return this.journal.entries.filter(
      (entry): entry is Decided => "decide" in entry && !undone.has(entry.seq),
    );
  }

  private async enter(entry: Exclude<Entry, { done: number }>): Promise<void> {
    this.journal.append(entry);
    await this.carryOut(entry);
  }

  private async carryOut(entry: Exclude<Entry, { done: number }>): Promise<void> {
    if ("decide" in entry) {
      for (const key of entry.keys) {
        if (entry.decide === "approved") await this.approve(key);
        // Rejecting an approved change restores the previous baseline.
        else await this.putBackFirst(key);
      }
    } else {
      for (const key of this.keysOf(entry.undo)) await this.putBack(entry.undo, key);
    }
    await this.noteRejections("decide" in entry ? entry.keys : this.keysOf(entry.undo));
    this.journal.append({ done: entry.seq });
  }

  private noteRejections(keys: readonly string[]): Promise<void> {
    const { decisions } = this;
    const changes = keys.flatMap((key) => this.changes.get(key) ?? []);
    return this.notes.reject(changes, ({ key }) => decisions[key] === "rejected");
  }

  private async approve(key: string): Promise<void> {
    const change = this.change(key);
    await this.approved.write(change, await this.approved.approving(change));
  }

  private async putBackFirst(key: string): Promise<void> {
    const first = this.journal.entries.find(
      (entry) => "decide" in entry && entry.keys.includes(key),
    ) as Decided;
    await this.putBack(first.seq, key);
  }

  /** Restores the baseline that a decision replaced. */
  private async putBack(seq: number, key: string): Promise<void> {
    const kept = await readIfExists(this.kept(seq, key));
    await this.approved.write(this.change(key), kept?.toString());
  }

  private async keep(seq: number, key: string): Promise<void> {
    const current = await this.approved.read(this.change(key));
    if (current !== undefined) await writeFileAtomically(this.kept(seq, key), current);
    // An interrupted request may have left a file for an entry that never reached the journal.
    else await rm(this.kept(seq, key), { force: true });
  }

  private kept(seq: number, key: string): string {
    return join(this.folder, "kept", String(seq), key);
  }

  private keysOf(seq: number): string[] {
    return this.journal.entries.flatMap((entry) =>
      "decide" in entry && entry.seq === seq ? entry.keys : [],
    );
  }

  private async checkApproval(keys: readonly string[], decisions: Decisions): Promise<void> {
    const changes = keys.map((key) => this.change(key));
    const uncertified: Change[] = [];
    for (const change of changes) if (!(await this.mayApprove(change))) uncertified.push(change);
    const [first, ...more] = uncertified;
    if (first && more.length === 0) {
      const fix = `npm run prove -- certify --stories '^${first.storyId}$'`;
      throw new Refusal(`${first.key} is not certified: it may look different next time. Run ${fix}`);
    }
    if (first) {
      const text = `${uncertified.length} of ${keys.length} pictures are not certified: they may look different next time.`;
      throw new Refusal(`${text} Run npm run prove -- certify --changed`);
    }
    for (const change of changes) {
      await this.approved.approving(change);
      if (decisions[change.key] === undefined && !(await this.isAsReported(change)))
        throw new Refusal(`The baseline of ${change.key} has changed since the run. Run the stories again.`);
    }
  }

  /** Somebody else may have written a baseline since the run. */
  private async isAsReported(change: Change): Promise<boolean> {
    return change.mode === "tree" || (await this.approved.read(change)) === this.approved.reported(change);
  }

  private change(key: string): Change {
    const change = this.changes.get(key);
    if (!change) throw new Refusal(`The report has no change "${key}".`);
    return change;
  }

  /** Runs one request at a time, after completing decisions that a crash or a full disk interrupted. */
  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.last.then(() => this.finish()).then(work);
    this.last = result.catch(() => {});
    return result;
  }

  private async finish(): Promise<void> {
    const done = new Set(this.journal.entries.flatMap((entry) => ("done" in entry ? entry.done : [])));
    for (const entry of [...this.journal.entries]) {
      if ("seq" in entry && !done.has(entry.seq)) await this.carryOut(entry);
    }
  }
}
