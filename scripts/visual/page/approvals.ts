import type { Baselines } from "../baselines/baselines";
import type { Change, Report } from "../report/report-format";

/** A request that can't be carried out. The message is the reason. */
export class ApprovalError extends Error {}

/** Approves changes by writing their baselines, which are text in git, and undoes it by writing the former ones. */
export class Approvals {
  private readonly changes: ReadonlyMap<string, Change>;
  /** The approved changes, so that a request needn't read all baselines. */
  private readonly known = new Set<string>();
  /** The latest request. Requests run one at a time. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    report: Pick<Report, "changes">,
    private readonly baselines: Baselines,
  ) {
    this.changes = new Map(report.changes.map((change) => [change.key, change]));
  }

  /** Keys of the changes that the baselines already contain, read from them. */
  async approved(): Promise<string[]> {
    this.known.clear();
    for (const change of this.changes.values()) {
      if ((await this.current(change)) === newBaseline(change)) this.known.add(change.key);
    }
    return [...this.known];
  }

  /**
   * Returns the keys of all approved changes.
   *
   * @throws {ApprovalError} if a change can't be approved. Then none is approved.
   */
  approve(keys: readonly string[]): Promise<string[]> {
    return this.inTurn(async () => {
      const changes = keys.map((key) => this.change(key));
      const unstable = changes.filter((change) => change.unstable);
      if (unstable.length > 0) {
        const text = `${unstable.length} of ${keys.length} were not the same when their story was rendered again`;
        throw new ApprovalError(`${text}: ${unstable[0]?.key}. Find what makes the story differ.`);
      }
      for (const change of changes) await this.checkUnchanged(change);
      for (const change of changes) await this.write(change, "after");
      for (const key of keys) this.known.add(key);
      return [...this.known];
    });
  }

  /** Writes the baselines that the run compared with, and returns the keys of all approved changes. */
  restore(keys: readonly string[]): Promise<string[]> {
    return this.inTurn(async () => {
      const changes = keys.map((key) => this.change(key));
      for (const change of changes) await this.checkUnchanged(change);
      for (const change of changes) await this.write(change, "before");
      for (const key of keys) this.known.delete(key);
      return [...this.known];
    });
  }

  /** Somebody else may have written the baseline since the run. */
  private async checkUnchanged(change: Change): Promise<void> {
    const current = await this.current(change);
    if (current === formerBaseline(change) || current === newBaseline(change)) return;
    throw new ApprovalError(
      `The baseline of ${change.key} has changed since the run. Run the stories again: npm run test:stories`,
    );
  }

  private async current({ storyId, mode }: Change): Promise<string | undefined> {
    if (mode === "tree") return this.baselines.tree(storyId);
    return (await this.baselines.read(storyId, mode))?.hash;
  }

  private async write(change: Change, side: "before" | "after"): Promise<void> {
    const { storyId, mode, tree } = change;
    const needsNone = side === "after" && newBaseline(change) === undefined;
    if (mode === "tree") await this.baselines.writeTree(storyId, tree?.[side]);
    else await this.baselines.write(storyId, mode, needsNone ? undefined : change[side]);
  }

  private change(key: string): Change {
    const change = this.changes.get(key);
    if (!change) throw new ApprovalError(`The report has no change "${key}".`);
    return change;
  }

  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.last.then(work);
    this.last = result.catch(() => {});
    return result;
  }
}

/** The hash of a change's baseline in the run, or the lines of its tree. */
function formerBaseline({ mode, tree, before }: Change): string | undefined {
  return mode === "tree" ? tree?.before : before?.hash;
}

/** The hash of the baseline after approving a change, or the lines of its tree. Undefined if it needs none. */
function newBaseline({ mode, kind, likeLight, tree, after }: Change): string | undefined {
  if (mode === "tree") return tree?.after;
  return kind === "removed" || likeLight ? undefined : after?.hash;
}
