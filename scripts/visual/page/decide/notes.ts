import { readIfExists, writeFileAtomically } from "../../../lib/files";
import type { Change, Comments } from "../../report/model";

interface Note {
  comment?: string;
  rejected?: boolean;
  ungrouped?: boolean;
}

/**
 * Comments, rejections, and changes taken out of their groups. A note belongs to a change and its pixels, so
 * it outlasts the run. It shows again only if a later run finds the same picture.
 */
export class Notes {
  private constructor(
    private readonly path: string,
    private readonly notes: Map<string, Note>,
  ) {}

  /** @throws if the file isn't valid, so that nobody's comments are overwritten. */
  static async open(path: string): Promise<Notes> {
    const text = (await readIfExists(path))?.toString();
    try {
      return new Notes(path, new Map(text ? Object.entries(JSON.parse(text)) : []));
    } catch (error) {
      throw new Error(
        `${path} isn't valid: ${(error as Error).message}. Fix it, or delete it to lose the comments.`,
      );
    }
  }

  isRejected(change: Change): boolean {
    return this.notes.get(idOf(change))?.rejected === true;
  }

  /** The comments on these changes, by key. */
  comments(changes: Iterable<Change>): Comments {
    const comments: Comments = {};
    for (const change of changes) {
      const { comment } = this.notes.get(idOf(change)) ?? {};
      if (comment) comments[change.key] = comment;
    }
    return comments;
  }

  /** The keys of the changes that were taken out of their groups. */
  ungrouped(changes: Iterable<Change>): string[] {
    return [...changes].filter((change) => this.notes.get(idOf(change))?.ungrouped).map(({ key }) => key);
  }

  async comment(change: Change, comment: string): Promise<void> {
    this.set(change, { comment });
    await this.write();
  }

  async ungroup(change: Change, ungrouped: boolean): Promise<void> {
    this.set(change, { ungrouped });
    await this.write();
  }

  /** Records which of these changes are rejected, and clears earlier rejections of the others. */
  async reject(changes: Iterable<Change>, isRejected: (change: Change) => boolean): Promise<void> {
    const before = JSON.stringify([...this.notes]);
    for (const change of changes) this.set(change, { rejected: isRejected(change) });
    if (JSON.stringify([...this.notes]) !== before) await this.write();
  }

  private set(change: Change, part: Note): void {
    const note = Object.entries({ ...this.notes.get(idOf(change)), ...part }).filter(([, value]) => value);
    if (note.length > 0) this.notes.set(idOf(change), Object.fromEntries(note));
    else this.notes.delete(idOf(change));
  }

  private write(): Promise<void> {
    return writeFileAtomically(this.path, `${JSON.stringify(Object.fromEntries(this.notes), null, 1)}\n`);
  }
}

function idOf({ key, hash }: Change): string {
  return `${key} ${hash ?? "removed"}`;
}
