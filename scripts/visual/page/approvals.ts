import type { Baselines } from "../baselines/baselines";
import type { Change, Report } from "../report/report-format";
import { summaryRows } from "../report/summary";

/**
 * The keys of the changes in groups, by the groups' numbers in the summary.
 *
 * @param groups Numbers, such as `1 3`, or `all`.
 * @throws if there is no such group.
 */
export function keysOfGroups(report: Report, groups: string): string[] {
  const rows = summaryRows(report);
  const wanted = groups === "all" ? rows : groups.split(/[\s,]+/).map((number) => rows[Number(number) - 1]);
  if (wanted.includes(undefined))
    throw new Error(`There is no such group: ${groups}. Use "all", or numbers from 1 to ${rows.length}.`);
  return wanted.flatMap((row) => row?.changes.map(({ key }) => key) ?? []);
}

/** Approves changes by writing their baselines, which are text in git. `git restore` undoes it. */
export class Approvals {
  private readonly changes: ReadonlyMap<string, Change>;
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
    const keys: string[] = [];
    for (const [key, change] of this.changes)
      if ((await this.current(change)) === newBaseline(change)) keys.push(key);
    return keys;
  }

  /**
   * Writes the new baselines of changes.
   *
   * @throws with the reason, if a baseline can't be written. Then none is.
   */
  approve(keys: readonly string[]): Promise<void> {
    const result = this.last.then(async () => {
      const changes = keys.map((key) => this.change(key));
      for (const change of changes) await this.check(change);
      for (const { storyId, mode, tree, likeLight, after } of changes) {
        if (mode === "tree") await this.baselines.writeTree(storyId, tree?.after);
        else await this.baselines.write(storyId, mode, likeLight ? undefined : after);
      }
    });
    this.last = result.catch(() => {});
    return result;
  }

  private async check(change: Change): Promise<void> {
    const { key, mode, tree, before, unstable } = change;
    if (unstable) {
      throw new Error(
        `${key} was not the same when its story was rendered again. Find what makes it differ.`,
      );
    }
    // Somebody else may have written the baseline since the run.
    const current = await this.current(change);
    const former = mode === "tree" ? tree?.before : before?.hash;
    if (current === former || current === newBaseline(change)) return;
    throw new Error(
      `The baseline of ${key} has changed since the run. Run the stories again: npm run test:stories`,
    );
  }

  private async current({ storyId, mode }: Change): Promise<string | undefined> {
    return mode === "tree" ? this.baselines.tree(storyId) : (await this.baselines.read(storyId, mode))?.hash;
  }

  private change(key: string): Change {
    const change = this.changes.get(key);
    if (!change) throw new Error(`The report has no change "${key}".`);
    return change;
  }
}

/** The hash of the baseline after approving a change, or the lines of its tree. Undefined if it needs none. */
function newBaseline({ mode, likeLight, tree, after }: Change): string | undefined {
  if (mode === "tree") return tree?.after;
  return likeLight ? undefined : after?.hash;
}
